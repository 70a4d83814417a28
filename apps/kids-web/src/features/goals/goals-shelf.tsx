import type { Child } from '@herohood/domain/children/schema';
import type { Reward, RewardClaim } from '@herohood/domain/rewards/schema';
import type { ReactNode } from 'react';
import section from '../../layout/section-head.module.css';
import { trpc } from '../../lib/api';
import { savedFor, useGoalActs, useGoals } from '../../lib/goals';
import { goalsText as words } from '../../text/en/goals';
import { GoalCard } from './goal-card';
import styles from './goals-shelf.module.css';
import { paceFrom, paceOf } from './pace';
import { useMovePinned } from './use-move-pinned';
import { useForgetWantedJar } from './use-wanted-jar';

type Props = {
  hero: Child;
  rewards: readonly Reward[];
  claims: readonly RewardClaim[];
  /** Gets a reward whose jar is full; nothing while it cannot be had. */
  claimOf: (reward: Reward) => ReactNode;
};

/** The hero's jars. Nothing where there are none. */
export function GoalsShelf({ hero, rewards, claims, claimOf }: Props) {
  const goals = useGoals(hero.id);
  const acts = useGoalActs(hero.id);
  const pace = usePace(hero.id);
  useMovePinned(hero.id);
  useForgetWantedJar();
  // A full one waits for the hero, and they were led to it.
  const shown = savedFor(goals ?? [], claims).toSorted(
    (a, b) => Number(b.reachedAt !== null) - Number(a.reachedAt !== null),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <ul className={`${section.list} ${styles.list}`}>
        {shown.map((goal) => {
          const reward = rewards.find(({ id }) => id === goal.rewardId);
          return (
            <GoalCard
              key={goal.id}
              goal={goal}
              reward={reward}
              xp={hero.xp}
              pace={pace}
              acts={acts}
              mayTakeOut={hero.goalWithdrawals !== 'parent'}
              claim={reward && claimOf(reward)}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** What the hero's missions paid a day, of late. */
function usePace(heroId: string): number {
  const board = trpc.days.board.useQuery({ id: heroId });
  const today = board.data?.date ?? '';
  const done = trpc.missions.listCompletions.useQuery(
    { id: heroId, ...(today && { from: paceFrom(today) }) },
    { enabled: today !== '' },
  );
  return done.data && today ? paceOf(done.data, today) : 0;
}
