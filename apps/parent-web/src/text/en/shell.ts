import { t } from '@lingui/core/macro';

/** What stands around every page of the console: its navigation and the ways out. */
export const shellText = {
  nav: t`Pages`,
  pages: {
    today: t`Today`,
    heroes: t`Heroes`,
    missions: t`Missions`,
    rewards: t`Rewards`,
    calendar: t`Calendar`,
    reports: t`Reports`,
    family: t`Family`,
    settings: t`Settings`,
  },
  more: t`More`,
  search: { label: t`Search` },
  tools: { tutorial: t`Tutorial`, controls: t`Controls`, alerts: t`Alerts`, menu: t`Menu` },
  backHome: t`Back to Home`,
  signOut: t`Sign Out`,
  load: { account: t`your account`, heroes: t`your heroes` },
} as const;
