import { t } from '@lingui/core/macro';

/** Reward points: approvals, bonuses, activity. */
export const pointsText = {
  section: t`Reward Management`,
  sectionHint: t`Reward claims, and the points that buy avatars and gear.`,
  pendingTitle: t`Pending Approvals`,
  pendingNone: t`Nothing is waiting for your approval.`,
  pendingAtToday: (count: number) => t`${count} waiting for you on Today`,
  pendingCount: (count: number) => t`${count} pending`,
  approve: t`Approve`,
  approveLabel: (amount: number, hero: string) => t`Approve ${amount} points for ${hero}`,
  declineLabel: (amount: number, hero: string) => t`Decline ${amount} points for ${hero}`,
  notification: (hero: string, amount: number) => t`${amount} points for ${hero} to approve`,
  amount: (amount: number) => (amount > 0 ? t`+${amount} points` : t`−${{ amount: -amount }} points`),
  bonusTitle: t`Give Bonus Points`,
  bonuses: {
    'bonus.good_behavior': t`Good Behavior`,
    'bonus.extra_effort': t`Extra Effort`,
    'bonus.outstanding': t`Outstanding!`,
  },
  bonusLine: t`A few words with it (optional)`,
  bonusPlaceholder: t`You helped Grandpa without being asked!`,
  bonusLabel: (amount: number, label: string, hero: string) => t`Give ${hero} ${amount} points: ${label}`,
  activityTitle: t`Recent Activity`,
  activityEmpty: t`No reward activity yet`,
  activityEmptyHint: t`Approved missions and bonuses show up here.`,
  states: { pending: t`waiting`, rejected: t`declined` },
  declining: {
    title: (amount: number) => t`Decline ${amount} points?`,
    hint: (hero: string) => t`${hero} will not get them, and can read your message.`,
    label: t`Message (optional)`,
    placeholder: t`This one was counted already.`,
    send: t`Decline points`,
  },
  load: { activity: t`the reward activity` },
  toasts: {
    approved: (hero: string, amount: number) => ({
      title: t`Reward Approved!`,
      message: t`${hero} can use ${amount} more points.`,
    }),
    declined: (hero: string, amount: number) => ({
      title: t`Points declined`,
      message: t`${hero} will not get the ${amount} points.`,
    }),
    declineFailed: t`Could not decline`,
    approvalFailed: t`Approval Failed`,
    notSignedIn: t`User not authenticated`,
    bonus: {
      title: t`Bonus Added!`,
      message: (hero: string, amount: number) => t`${hero} got ${amount} points.`,
    },
    bonusFailed: t`Bonus Failed`,
  },
} as const;
