/** The frame of the dashboard. */
export const dashboardText = {
  title: 'Dashboard',
  nav: 'Sections',
  sections: {
    inbox: 'Now',
    heroes: 'Heroes',
    progress: 'Progress',
    habits: 'Habits',
    approvals: 'Approvals',
    rewards: 'Rewards',
  },
  tools: {
    tutorial: 'Tutorial',
    controls: 'Controls',
    alerts: 'Alerts',
    reports: 'Reports',
    menu: 'Menu',
  },
  backHome: 'Back to Home',
  signOut: 'Sign Out',
  load: { account: 'your account', heroes: 'your heroes' },
} as const;
