/** What stands around every page of the console: its navigation and the ways out. */
export const shellText = {
  nav: 'Pages',
  pages: {
    today: 'Today',
    heroes: 'Heroes',
    missions: 'Missions',
    rewards: 'Rewards',
    calendar: 'Calendar',
    reports: 'Reports',
    family: 'Family',
    settings: 'Settings',
  },
  more: 'More',
  search: { label: 'Search' },
  tools: { tutorial: 'Tutorial', controls: 'Controls', alerts: 'Alerts', menu: 'Menu' },
  backHome: 'Back to Home',
  signOut: 'Sign Out',
  load: { account: 'your account', heroes: 'your heroes' },
} as const;
