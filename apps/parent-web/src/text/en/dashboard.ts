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
    rewards: 'Points',
  },
  backHome: 'Back to Home',
  signOut: 'Sign Out',
  inbox: {
    title: 'Needs you now',
    clear: 'All caught up',
    clearHint: 'No mission, no points and nobody at the door is waiting for you.',
    count: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
  },
  offline: 'You are offline. What you see may be old.',
  load: { account: 'your account', heroes: 'your heroes' },
} as const;
