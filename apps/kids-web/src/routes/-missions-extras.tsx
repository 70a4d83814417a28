import { useLook } from '../device/look';
import GoalBar from '../features/goals/goal-bar';
import ProposalsShelf from '../features/proposals/proposals-shelf';
import { useHomeOfHero } from './-home-state';
import styles from './-missions-extras.module.css';
import { xpPerMissionOf } from './-missions-of-home';

/** Between the missions that are open and those that are done: the hero's first jar, what they did besides, and which missions they propose. */
export default function MissionsExtras() {
  const { hero, state, openJar } = useHomeOfHero();
  const { isPlayful } = useLook();
  return (
    <div className={styles.extras}>
      <GoalBar heroId={hero.id} xp={hero.xp} xpPerMission={xpPerMissionOf(state.missions)} onOpen={openJar} />
      <ProposalsShelf heroId={hero.id} kind="did" />
      {!isPlayful && <ProposalsShelf heroId={hero.id} kind="mission" />}
    </div>
  );
}
