/** Words for a tap on a mission that the server did not count. */
export const refusedTapText = {
  title: 'Oops!',
  fallback: 'Could not complete mission. Please try again.',
  takenBack: 'Could not take it back. Please try again.',
  /** A parent has changed the day meanwhile. */
  notDue: {
    title: 'Free today!',
    message: 'This mission is not on your list for today any more. It comes back another day.',
  },
} as const;
