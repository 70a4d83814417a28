import { plural, t } from '@lingui/core/macro';

/** Words of the state of the sync. */
export const syncText = {
  offline: t`Offline`,
  syncing: t`Syncing...`,
  error: t`Sync Error`,
  idle: t`Synced`,
  failed: { title: t`Sync Failed`, message: t`Failed to sync with other devices. Will retry later.` },
  never: t`Never`,
  justNow: t`Just now`,
  minutes: (n: number) => t`${n}m ago`,
  hours: (n: number) => t`${n}h ago`,
  days: (n: number) => t`${n}d ago`,
} as const;

/** Words for what is known and saved while the server cannot be reached. */
export const offlineText = {
  offline: t`You are offline. Your hero waits for the internet.`,
  unreachable: t`Herohood does not answer right now.`,
  section: { title: t`This room is not here yet`, body: t`It opens when the internet is back.` },
  asOf: (when: string) => t`As of ${when}.`,
  unsent: (n: number) =>
    plural(n, {
      one: '# mission is saved and will be sent.',
      other: '# missions are saved and will be sent.',
    }),
} as const;

export const savedText = {
  title: t`Saved!`,
  message: t`It will be sent when the internet is back.`,
  untilPin: t`Type your PIN, then it is sent.`,
  notKept: t`There is no internet, and this device could not save it. Please try again later.`,
  note: t`Saved here. It will be sent.`,
  button: t`Saved`,
} as const;
