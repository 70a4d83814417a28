import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { MAX_OPEN_GOALS } from '@herohood/domain/goals/goal';
import type { Reward, RewardClaim } from '@herohood/domain/rewards/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { type ReactNode, useState } from 'react';
import Jar from '~icons/fluent-emoji-flat/jar';
import section from '../../layout/section-head.module.css';
import { goalsText as words } from '../../text/en/goals';
import { GoalCard } from './goal-card';
import styles from './goals-shelf.module.css';
import { savedFor, useGoalActs, useGoals, useMovePinned } from './use-goals';
import { useForgetWantedJar } from './wanted-jar';

type Props = {
  hero: Child;
  rewards: readonly Reward[];
  claims: readonly RewardClaim[];
  /** What the hero's missions pay a day, of late. */
  pace: number;
  /** Gets a reward whose jar is full; nothing while it cannot be had. */
  claimOf: (reward: Reward) => ReactNode;
};

const OwnJarSheet = lazily(() => import('./own-jar-sheet'));

/** One card for all that the hero saves for, and the way to something of their own while there is room for it. */
export function GoalsShelf({ hero, rewards, claims, pace, claimOf }: Props) {
  const goals = useGoals(hero.id);
  const [isOpen, setIsOpen] = useState(false);
  const acts = useGoalActs(hero.id);
  useMovePinned(hero.id);
  useForgetWantedJar();
  // A full one waits for the hero, and they were led to it.
  const shown = [...savedFor(goals ?? [], claims)].sort(
    (a, b) => Number(b.reachedAt !== null) - Number(a.reachedAt !== null),
  );
  if (!goals) return null;
  return (
    <section className={styles.card} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      {shown.length > 0 && (
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
      )}
      {goals.length < MAX_OPEN_GOALS && (
        <ChunkyButton kind="quiet" accent="sunshine" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Jar width={34} height={34} />
          {words.own.title}
        </ChunkyButton>
      )}
      {isOpen && <OwnJarSheet acts={acts} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
