import { sayNumber } from '@herohood/browser/text/say';
import { t } from '@lingui/core/macro';

/** Claims of rewards: answered in the inbox, and owed until they are handed out. */
export const claimsText = {
  by: (cost: number) => t`${{ xp: sayNumber(cost) }} XP held`,
  notification: (hero: string, reward: string) => t`${hero} would like: ${reward}`,
  approve: t`Approve`,
  decline: t`Decline`,
  approveLabel: (reward: string, hero: string) => t`Approve ${reward} for ${hero}`,
  declineLabel: (reward: string, hero: string) => t`Decline ${reward} for ${hero}`,
  owed: {
    title: t`You owe`,
    hint: t`Rewards that you approved and have not handed out yet.`,
    since: (hero: string, when: string) => t`${hero} · since ${when}`,
    give: t`Given`,
    giveLabel: (reward: string, hero: string) => t`Given: ${reward} to ${hero}`,
    given: (reward: string, hero: string) => ({
      title: t`Promise kept`,
      message: t`${hero} got ${reward}.`,
    }),
    failed: t`Could not save this`,
    takenBack: { title: t`Taken back`, message: t`You owe it again.` },
    takeBackFailed: t`Could not undo`,
  },
  declining: {
    title: (reward: string) => t`Decline ${reward}?`,
    hint: (hero: string, xp: number) => t`${hero} gets the ${xp} XP back and may claim it again.`,
    label: t`Message (optional)`,
    placeholder: t`Let us do that at the weekend.`,
    send: t`Decline claim`,
  },
  toasts: {
    approved: (hero: string, reward: string) => ({
      title: t`Reward Approved!`,
      message: t`Time to hand it out: ${reward} for ${hero}.`,
    }),
    approvalFailed: t`Approval Failed`,
    declined: (hero: string, xp: number) => ({
      title: t`Claim declined`,
      message: t`${hero} got ${xp} XP back.`,
    }),
    declineFailed: t`Could not decline`,
  },
} as const;
