import type { Child } from '@herohood/domain/children/schema';
import GoalBar from '../features/goals/goal-bar';
import ProposalsShelf from '../features/proposals/proposals-shelf';
import { useLook } from '../lib/look';
import styles from './-missions-extras.module.css';

type Props = {
  hero: Child;
  /** What one of today's missions brings on average; null when there is none. */
  xpPerMission: number | null;
  /** Leads to a jar. */
  onJar: (goalId: string) => void;
};

/** Between the missions that are open and those that are done: the hero's first jar, what they did besides, and which missions they propose. */
export default function MissionsExtras({ hero, xpPerMission, onJar }: Props) {
  const { isPlayful } = useLook();
  return (
    <div className={styles.extras}>
      <GoalBar heroId={hero.id} xp={hero.xp} xpPerMission={xpPerMission} onOpen={onJar} />
      <ProposalsShelf heroId={hero.id} kind="did" />
      {!isPlayful && <ProposalsShelf heroId={hero.id} kind="mission" />}
    </div>
  );
}
