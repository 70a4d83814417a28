/** Approvals, and missions marked by a parent. */
export const missionsText = {
  approve: 'Approve',
  approveLabel: (habit: string, hero: string) => `Approve ${habit} by ${hero}`,
  notification: (hero: string, habit: string) => `${hero} has done: ${habit}`,
  needsWork: 'Needs Work',
  needsWorkLabel: (habit: string, hero: string) => `Needs Work: ${habit} by ${hero}`,
  approveAll: (count: number) => `Approve all ${count}`,
  xp: (xp: number) => `+${xp} XP`,
  done: (day: string, time: string) => `${day}, ${time}`,
  autoIn: (countdown: string) => `Approves itself in ${countdown}`,
  /** What opens the sheet; its own words come with it. */
  praise: {
    open: 'Praise or amount',
    openLabel: (habit: string, hero: string) => `Praise or amount for ${habit} by ${hero}`,
  },
  reject: {
    title: (habit: string) => `${habit}: what is missing?`,
    hint: (hero: string) => `${hero} reads this and may try again today.`,
    label: 'Your feedback',
    placeholder: 'Almost! Please put the books back on the shelf too.',
    ideas: ['Almost there, please finish it', 'Please show me next time', 'Let us do it together tonight'],
    send: 'Send feedback',
  },
  onBehalf: {
    open: 'Mark a mission done',
    title: (hero: string) => `Mark done for ${hero}`,
    hint: 'For missions that were done but never marked. They are approved and paid right away.',
    day: 'Day',
    markDone: 'Done',
    markLabel: (habit: string) => `Mark ${habit} as done`,
    slot: (habit: string, slot: number, slots: number) => `${habit} (${slot} of ${slots})`,
    optional: 'Not expected on this day',
    states: { approved: 'Done', pending: 'Waiting for you' },
    empty: 'Nothing to do on this day',
    emptyHint: 'No mission of this hero can be done on it.',
  },
  load: { pending: 'what is waiting for you', habits: "this hero's missions" },
  toasts: {
    approved: {
      title: 'Habit Approved!',
      message: (hero: string, xp: number, habit: string) => `${hero} earned ${xp} XP for ${habit}.`,
    },
    approveFailed: 'Failed to approve habit',
    tryAgain: 'Please try again.',
    undone: { title: 'Approval undone', message: 'It is waiting for you again.' },
    undoFailed: 'Could not undo',
    messageRequired: {
      title: 'Message Required',
      message: 'Please provide feedback to help your child improve.',
    },
    rejected: {
      title: 'Feedback Sent',
      message: (hero: string) => `${hero} can try again.`,
      spotCheck: (hero: string) =>
        `${hero} can try again. You are asked about this habit for the next 7 days.`,
    },
    rejectFailed: 'Failed to reject habit',
    marked: {
      title: 'Mission Complete!',
      message: (hero: string, xp: number) => `${hero} earned ${xp} XP.`,
    },
    markFailed: {
      title: 'Oops!',
      message: 'Could not complete mission. Please try again.',
    },
  },
} as const;
