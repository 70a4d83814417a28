/** Words of calls that reach the hero while the app is closed. */
export const pushText = {
  ask: {
    title: 'Shall I call you?',
    body: 'I can tell you when it is mission time, even when the app is closed. Ask a parent if that is okay.',
    yes: 'Yes, call me!',
    no: 'Not now',
  },
  on: { title: 'Great!', message: 'I will call you when it is mission time.' },
  denied: {
    title: 'No calls then',
    message: 'This device blocks them. A parent can allow notifications in its settings.',
  },
  failed: { title: 'Oops!', message: 'That did not work. Please try again.' },
  offline: 'You are offline. Try again when the internet is back.',
  switch: 'Call me',
  switchNote: 'Reminders when the app is closed',
  blocked: 'This device blocks calls. A parent can allow notifications in its settings.',
} as const;
