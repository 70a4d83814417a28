import type { RewardTransaction } from '@herohood/domain/points/schema';

/**
 * The movements that had made a balance of before: all but the newest ones that lead from it to the present balance.
 *
 * @param movements newest first
 * @returns all of them when no number of the newest ones explains the difference: then nothing is news
 */
export function movementsBefore(
  before: number,
  now: number,
  movements: readonly RewardTransaction[],
): RewardTransaction[] {
  const counting = movements.filter(({ isApproved }) => isApproved);
  let balance = now;
  for (const [at, { amount }] of counting.entries()) {
    if (balance === before) return counting.slice(at);
    balance -= amount;
  }
  return balance === before ? [] : counting;
}
