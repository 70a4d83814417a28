/** Words for a device without network, and for what waits on it. */
export const sentText = {
  title: 'Mission Complete!',
  message: (n: number) =>
    n === 1
      ? 'Your saved mission was sent to your parent.'
      : `Your ${n} saved missions were sent to your parent.`,
} as const;

export const refusedText = {
  title: 'This could not be counted',
  unnamed: 'A mission',
  reasons: {
    notDue: 'It is not on your list for that day any more. It comes back another day!',
    tooOld: 'It was done more than a day ago. You can do it again today!',
    resting: 'Your parent has put this mission to rest.',
    gone: 'Your parent has taken this mission away.',
    disabled: 'Your parent has disabled missions for now.',
    photoMissing: 'It needs a picture, and none came along. Do it again with your camera!',
    photoRefused: 'Its picture did not work. Please take another one!',
    refused: 'Ask a parent to have a look.',
  },
  close: 'OK',
} as const;

export const updateText = {
  title: 'Something new is here!',
  body: 'Herohood has learned new tricks.',
  letIn: 'Show me',
  busy: 'Coming...',
  later: 'Later',
} as const;

export const leavingText = {
  title: 'You are logged out here',
  body: 'Nobody can see your things here. When the internet is back, Herohood closes the door everywhere.',
} as const;
