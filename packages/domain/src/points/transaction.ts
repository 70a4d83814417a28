/** The three bonuses of the Reward Management panel; they need no approval (rules: XP and points). */
export const BONUSES = [
  { amount: 10, label: 'Good Behavior', description: 'Good behavior bonus' },
  { amount: 25, label: 'Extra Effort', description: 'Extra effort bonus' },
  { amount: 50, label: 'Outstanding!', description: 'Outstanding achievement' },
] as const;

/** How a parent's bonus is marked in the ledger. */
export const BONUS_TYPE = 'bonus_earned';
export const BONUS_SOURCE = 'parent_bonus';

/** How many transactions 'Recent Activity' shows. */
export const RECENT_ACTIVITY_COUNT = 5;

/** A parent's transaction counts at once unless the parent asks for a later approval; what was sent as
 * `isApproved` is never believed (rules: server truth). */
export function startsApproved(sent: { requiresApproval?: boolean | undefined }): boolean {
  return sent.requiresApproval !== true;
}
