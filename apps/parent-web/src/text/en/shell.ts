import { t } from '@lingui/core/macro';

/** What stands around every page of the console: its navigation, who is signed in, the ways out, and how the sync stands. */
export const shellText = {
  nav: t`Pages`,
  more: t`More`,
  search: { label: t`Search` },
  tools: { tutorial: t`Tutorial`, controls: t`Controls`, alerts: t`Alerts`, menu: t`Menu` },
  openProfile: (name: string) => t`Your profile, ${name}`,
  accepted: { title: t`Welcome to the family!`, message: t`You were let in.` },
  declined: {
    title: t`You were not let in`,
    message: t`You have a family of your own now. You can start right here.`,
  },
  setupFailed: { title: t`Sync Setup Failed`, message: t`Failed to register this device for sync` },
  syncFailed: { title: t`Sync Failed`, message: t`Failed to sync with other devices. Will retry later.` },
  load: { account: t`your account`, heroes: t`your heroes` },
} as const;
