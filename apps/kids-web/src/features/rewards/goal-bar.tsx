import { RewardTile } from '@herohood/ui/reward-tile/reward-tile';
import { Figure } from '../../layout/sum';
import { trpc } from '../../lib/api';
import { rewardsText } from '../../text/en/rewards';
import styles from './goal-bar.module.css';
import { goalOf } from './goal-order';
import { useChosenGoal } from './use-chosen-goal';

type Props = {
  heroId: string;
  xp: number;
  /** What one of today's missions brings on average; null when there is none. */
  xpPerMission: number | null;
  onOpen: () => void;
};

const words = rewardsText.goalBar;
/** More missions than these are no nearer for being counted. */
const MOST_MISSIONS = 10;

/** The reward that the hero has chosen, as a bar on the home: how far it is, in missions. Nothing without a choice. */
export default function GoalBar({ heroId, xp, xpPerMission, onOpen }: Props) {
  const [chosenId] = useChosenGoal(heroId);
  const isChosen = chosenId !== null;
  const rewards = trpc.rewards.listForChild.useQuery({ id: heroId }, { enabled: isChosen });
  const reward = rewards.data?.find(({ id }) => id === chosenId);
  if (!reward) return null;
  const { missing, share } = goalOf(reward, xp);
  const missions = xpPerMission ? Math.ceil(missing / xpPerMission) : null;
  return (
    <button type="button" className={styles.goal} onClick={onOpen}>
      <RewardTile type={reward.type} icon={reward.icon} size={56} />
      <span className={styles.words}>
        <span className={styles.name}>{words.title(reward.name)}</span>{' '}
        <span className={styles.track} aria-hidden>
          <span className={styles.fill} style={{ width: `${share * 100}%` }} />
        </span>
        <span className={styles.note}>
          {missing === 0 ? (
            words.enough
          ) : (
            <Figure value={missing}>
              {missions !== null && missions <= MOST_MISSIONS
                ? words.missions(missing, missions)
                : words.missing(missing)}
            </Figure>
          )}
        </span>
      </span>
    </button>
  );
}
