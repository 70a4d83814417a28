import { t } from '@lingui/core/macro';

/** Approvals, and missions marked by a parent. */
export const missionsText = {
  approve: t`Approve`,
  approveLabel: (habit: string, hero: string) => t`Approve ${habit} by ${hero}`,
  notification: (hero: string, habit: string) => t`${hero} has done: ${habit}`,
  needsWork: t`Needs Work`,
  needsWorkLabel: (habit: string, hero: string) => t`Needs Work: ${habit} by ${hero}`,
  xp: (xp: number) => t`+${xp} XP`,
  autoIn: (countdown: string) => t`Approves itself in ${countdown}`,
  countdown: {
    days: (days: number, hours: number) => t`${days}d ${hours}h`,
    hours: (hours: number, minutes: number) => t`${hours}h ${minutes}m`,
    minutes: (minutes: number) => t`${minutes}m`,
    ready: t`Ready for auto-approval`,
  },
  /** What opens the sheet; its own words come with it. */
  praise: {
    open: t`Praise or amount`,
    openLabel: (habit: string, hero: string) => t`Praise or amount for ${habit} by ${hero}`,
  },
  reject: {
    title: (habit: string) => t`${habit}: what is missing?`,
    hint: (hero: string) => t`${hero} reads this and may try again today.`,
    label: t`Your feedback`,
    placeholder: t`Almost! Please put the books back on the shelf too.`,
    ideas: [t`Almost there, please finish it`, t`Please show me next time`, t`Let us do it together tonight`],
    send: t`Send feedback`,
  },
  onBehalf: {
    open: t`Mark a mission done`,
    title: (hero: string) => t`Mark done for ${hero}`,
    hint: t`For missions that were done but never marked. They are approved and paid right away.`,
    day: t`Day`,
    markDone: t`Done`,
    markLabel: (habit: string) => t`Mark ${habit} as done`,
    slot: (habit: string, slot: number, slots: number) => t`${habit} (${slot} of ${slots})`,
    optional: t`Not expected on this day`,
    states: { approved: t`Done`, pending: t`Waiting for you` },
    empty: t`Nothing to do on this day`,
    emptyHint: t`No mission of this hero can be done on it.`,
  },
  load: { habits: t`this hero's missions` },
  toasts: {
    approved: (hero: string, xp: number, habit: string) => ({
      title: t`Habit Approved!`,
      message: t`${hero} earned ${xp} XP for ${habit}.`,
    }),
    approveFailed: t`Failed to approve habit`,
    undone: { title: t`Approval undone`, message: t`It is waiting for you again.` },
    undoFailed: t`Could not undo`,
    messageRequired: {
      title: t`Message Required`,
      message: t`Please provide feedback to help your child improve.`,
    },
    rejected: (hero: string, spotCheck: boolean) => ({
      title: t`Feedback Sent`,
      message: spotCheck
        ? t`${hero} can try again. You are asked about this habit for the next 7 days.`
        : t`${hero} can try again.`,
    }),
    rejectFailed: t`Failed to reject habit`,
    marked: {
      title: t`Mission Complete!`,
      message: (hero: string, xp: number) => t`${hero} earned ${xp} XP.`,
    },
    markFailed: {
      title: t`Oops!`,
      message: t`Could not complete mission. Please try again.`,
    },
  },
} as const;
