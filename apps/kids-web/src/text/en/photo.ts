/** Words of the pictures that go with missions. */
export const photoText = {
  /** The sheet on which a picture is taken. */
  sheet: (name: string) => `A picture of ${name}`,
  required: 'Show your parent that you did it. Take a picture!',
  optional: 'Do you want to show your parent? Take a picture!',
  take: 'Take a picture',
  busy: 'One moment...',
  taken: (name: string) => `Your picture of ${name}`,
  look: 'Is it a good one?',
  send: 'Send it!',
  again: 'Take another one',
  later: 'Not now',
  failed: 'That did not work. Please take another one!',
  refused: 'The last picture did not work. Please take another one!',
  /** On the mission's card. */
  sent: 'Your picture is with your parent.',
  saved: 'Your picture is saved here.',
  kept: 'Your picture',
  open: (name: string) => `Look at your picture of ${name}`,
  away: 'The picture comes when the internet is back.',
  close: 'Close',
} as const;
