import { RewardTile } from '@herohood/ui/reward-tile/reward-tile';
import Jar from '~icons/fluent-emoji-flat/jar';
import { Figure } from '../../layout/sum';
import { trpc } from '../../lib/api';
import { goalBarText } from '../../text/en/goal-bar';
import { goalsText } from '../../text/en/goals';
import styles from './goal-bar.module.css';
import { missingOf } from './pace';
import { savedFor, useGoals, useMovePinned } from './use-goals';

type Props = {
  heroId: string;
  /** The hero's purse. */
  xp: number;
  /** What one of today's missions brings on average; null when there is none. */
  xpPerMission: number | null;
  onOpen: (goalId: string) => void;
};

const words = goalBarText;
/** More missions than these are no nearer for being counted. */
const MOST_MISSIONS = 10;

/** The first jar that is still saved for, as a bar on the home: how far it is, in missions. Nothing without one. */
export default function GoalBar({ heroId, xp, xpPerMission, onOpen }: Props) {
  useMovePinned(heroId);
  const goals = useGoals(heroId) ?? [];
  const enabled = goals.length > 0;
  const rewards = trpc.rewards.listForChild.useQuery({ id: heroId }, { enabled });
  const claims = trpc.rewards.listClaims.useQuery({ id: heroId }, { enabled });
  const [goal] = savedFor(goals, claims.data ?? []);
  if (!goal || claims.isLoading) return null;
  const reward = rewards.data?.find(({ id }) => id === goal.rewardId);
  const missing = missingOf(goal);
  const missions = xpPerMission ? Math.ceil(missing / xpPerMission) : null;
  return (
    <button type="button" className={styles.goal} onClick={() => onOpen(goal.id)}>
      {reward ? (
        <RewardTile type={reward.type} icon={reward.icon} size={56} />
      ) : (
        <Jar width={56} height={56} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{goalsText.jar(goal.name)}</span>{' '}
        <span className={styles.track} aria-hidden>
          <span
            className={styles.fill}
            style={{ width: `${Math.min(1, goal.saved / goal.target) * 100}%` }}
          />
        </span>
        <span className={styles.note}>
          {missing === 0 ? (
            words.full
          ) : xp >= missing ? (
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
