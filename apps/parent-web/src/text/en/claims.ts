/** Claims of rewards: answered in the inbox, and owed until they are handed out. */
export const claimsText = {
  group: 'Rewards to hand out',
  by: (cost: number) => `${cost.toLocaleString('en')} XP held`,
  notification: (hero: string, reward: string) => `${hero} would like: ${reward}`,
  approve: 'Approve',
  decline: 'Decline',
  approveLabel: (reward: string, hero: string) => `Approve ${reward} for ${hero}`,
  declineLabel: (reward: string, hero: string) => `Decline ${reward} for ${hero}`,
  approveAll: (count: number) => `Approve all ${count}`,
  owed: {
    title: 'You owe',
    hint: 'Rewards that you approved and have not handed out yet.',
    since: (hero: string, when: string) =>
      `${hero} · since ${when.replace(/^(Today|Yesterday)/, (day) => day.toLowerCase())}`,
    give: 'Given',
    giveLabel: (reward: string, hero: string) => `Given: ${reward} to ${hero}`,
    load: 'what you owe',
    given: (reward: string, hero: string) => ({
      title: 'Promise kept',
      message: `${hero} got ${reward}.`,
    }),
    failed: 'Could not save this',
    takenBack: { title: 'Taken back', message: 'You owe it again.' },
    takeBackFailed: 'Could not undo',
    tryAgain: 'Please try again.',
  },
  declining: {
    title: (reward: string) => `Decline ${reward}?`,
    hint: (hero: string, xp: number) => `${hero} gets the ${xp} XP back and may claim it again.`,
    label: 'Message (optional)',
    placeholder: 'Let us do that at the weekend.',
    send: 'Decline claim',
  },
  toasts: {
    approved: {
      title: 'Reward Approved!',
      message: (hero: string, reward: string) => `Time to hand it out: ${reward} for ${hero}.`,
    },
    approvalFailed: 'Approval Failed',
    declined: {
      title: 'Claim declined',
      message: (hero: string, xp: number) => `${hero} got ${xp} XP back.`,
    },
    declineFailed: 'Could not decline',
  },
} as const;
