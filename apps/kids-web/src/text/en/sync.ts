/** Words of the state of the sync. */
export const syncText = {
  offline: 'Offline',
  syncing: 'Syncing...',
  error: 'Sync Error',
  idle: 'Synced',
  failed: { title: 'Sync Failed', message: 'Failed to sync with other devices. Will retry later.' },
  never: 'Never',
  justNow: 'Just now',
  minutes: (n: number) => `${n}m ago`,
  hours: (n: number) => `${n}h ago`,
  days: (n: number) => `${n}d ago`,
} as const;

/** Words for what is known and saved while the server cannot be reached. */
export const offlineText = {
  offline: 'You are offline. Your hero waits for the internet.',
  unreachable: 'Herohood does not answer right now.',
  section: { title: 'This room is not here yet', body: 'It opens when the internet is back.' },
  asOf: (when: string) => `As of ${when}.`,
  unsent: (n: number) =>
    n === 1 ? '1 mission is saved and will be sent.' : `${n} missions are saved and will be sent.`,
} as const;

export const savedText = {
  title: 'Saved!',
  message: 'It will be sent when the internet is back.',
  untilPin: 'Type your PIN, then it is sent.',
  notKept: 'There is no internet, and this device could not save it. Please try again later.',
  note: 'Saved here. It will be sent.',
  button: 'Saved',
} as const;
