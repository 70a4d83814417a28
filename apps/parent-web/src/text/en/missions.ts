/** Approvals, auto-approval, missions marked by a parent. Toast texts are the specification's. */
export const missionsText = {
  group: 'Missions to approve',
  approve: 'Approve',
  approveLabel: (habit: string, hero: string) => `Approve ${habit} by ${hero}`,
  needsWork: 'Needs Work',
  needsWorkLabel: (habit: string, hero: string) => `Needs Work: ${habit} by ${hero}`,
  approveAll: (count: number) => `Approve all ${count}`,
  xp: (xp: number) => `+${xp} XP`,
  done: (day: string, time: string) => `${day}, ${time}`,
  autoIn: (countdown: string) => `Approves itself in ${countdown}`,
  panel: {
    section: 'Habit Approvals',
    hint: 'One hero at a time, and what happens when you are busy.',
    empty: (hero: string) => `Nothing of ${hero}'s waits for you`,
    emptyHint: 'Missions appear here as soon as they are done.',
  },
  reject: {
    title: (habit: string) => `${habit}: what is missing?`,
    hint: (hero: string) => `${hero} reads this and may try again today.`,
    label: 'Your feedback',
    placeholder: 'Almost! Please put the books back on the shelf too.',
    ideas: ['Almost there, please finish it', 'Please show me next time', 'Let us do it together tonight'],
    send: 'Send feedback',
  },
  auto: {
    title: 'Auto-approval',
    hint: 'Missions approve themselves when you have not answered in time.',
    enabled: 'Approve automatically',
    after: 'After',
    unit: 'Unit',
    units: { hours: 'hours', days: 'days', weeks: 'weeks' },
    applyToAll: 'Same for all heroes',
    perChild: (name: string) => `Approve automatically for ${name}`,
    afterFor: (name: string) => `After, for ${name}`,
    unitFor: (name: string) => `Unit, for ${name}`,
    save: 'Save settings',
    next: (mission: string, hero: string) => `Next: ${mission} by ${hero}.`,
    upgrade: 'Auto-approval belongs to Premium and to the free trial.',
    stats: { thisWeek: 'This week', totalSaved: 'Taps saved', pending: 'Waiting' },
    loadName: 'the auto-approval settings',
  },
  onBehalf: {
    open: 'Mark a mission done',
    title: (hero: string) => `Mark done for ${hero}`,
    hint: 'For missions that were done but never ticked. Approved and paid at once.',
    day: 'Day',
    markDone: 'Done',
    markLabel: (habit: string) => `Mark ${habit} as done`,
    states: { approved: 'Done', pending: 'Waiting for you' },
    empty: 'No active missions',
    emptyHint: 'Assign a habit to this hero first.',
  },
  load: { pending: 'what waits for you', habits: "this hero's missions" },
  toasts: {
    approved: {
      title: 'Habit Approved!',
      message: (hero: string, xp: number, habit: string) => `${hero} earned ${xp} XP for ${habit}.`,
    },
    approvedMany: {
      message: (done: number) => (done === 1 ? '1 mission approved.' : `${done} missions approved.`),
      stale: (count: number) =>
        count === 1
          ? '1 had changed meanwhile and was left alone.'
          : `${count} had changed meanwhile and were left alone.`,
      failed: (count: number) => `${count} could not be approved. Please try again.`,
    },
    approveFailed: 'Failed to approve habit',
    tryAgain: 'Please try again.',
    undone: { title: 'Approval undone', message: 'It waits for you again.' },
    undoFailed: 'Could not undo',
    messageRequired: {
      title: 'Message Required',
      message: 'Please provide feedback to help your child improve.',
    },
    rejected: { title: 'Feedback Sent', message: (hero: string) => `${hero} can try again.` },
    rejectFailed: 'Failed to reject habit',
    settingsSaved: {
      title: 'Auto-Approval Settings Updated',
      message: (enabled: boolean) =>
        enabled ? 'Missions will approve themselves in time.' : 'Every mission waits for you.',
    },
    settingsFailed: 'Failed to update settings',
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
