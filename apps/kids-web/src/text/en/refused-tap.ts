import { t } from '@lingui/core/macro';

/** Words for a tap on a mission that the server did not count. */
export const refusedTapText = {
  title: t`Oops!`,
  fallback: t`Could not complete mission. Please try again.`,
  takenBack: t`Could not take it back. Please try again.`,
  /** A parent has changed the day meanwhile. */
  notDue: {
    title: t`Free today!`,
    message: t`This mission is not on your list for today any more. It comes back another day.`,
  },
} as const;
