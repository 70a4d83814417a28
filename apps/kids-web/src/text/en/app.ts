/** Words of the app itself and its home. Each file of this folder is one noun, so that another language is one more folder of this shape. */
export const appText = {
  name: 'Herohood',
  loading: 'Loading...',
  notFound: '404 Page Not Found',
  lost: 'This path leads nowhere. Your hero knows the way!',
  backHome: 'Take me home',
  retry: 'Try again',
  parentSays: 'Your parent says:',
  crashTitle: 'Something tripped!',
  crashBody: 'Let us get back on our feet.',
  titles: { home: 'My missions · Herohood', login: 'Hero login · Herohood', welcome: 'Welcome · Herohood' },
} as const;

export const homeText = {
  logout: 'Logout',
  tabs: {
    label: 'Sections',
    missions: 'Missions',
    world: 'My world',
    customize: 'Customize',
    rewards: 'Rewards',
    games: 'Games',
    progress: 'Progress',
  },
  greetings: {
    start: (name: string) => `Hi ${name}! Pick a mission.`,
    left: (n: number) => (n === 1 ? 'One more mission to go!' : `${n} missions to go!`),
    slept: 'I slept so long! Good morning!',
    deed: 'Yes! You did it!',
    retry: 'You can try one again!',
    waiting: 'Your parent is checking...',
    saved: 'I keep it safe for you!',
    done: 'You did it all today!',
    rest: 'No missions yet. Let us play!',
    restDay: {
      sick: 'Get well soon. I stay with you.',
      vacation: 'Vacation! My bag is packed.',
      away: 'I come along, wherever you are.',
      holiday: 'A holiday! Let us celebrate.',
      free: 'A free day! Let us play.',
    },
    resting: 'Missions are resting today.',
    bedtime: 'Only missions, then we sleep.',
  },
} as const;

/** As heroes from nine on hear it. */
export const calmGreetings = {
  ...homeText.greetings,
  start: (name: string) => `Hi ${name}. What is first?`,
  left: (n: number) => `${n} to go.`,
  slept: 'Good morning.',
  deed: 'Sent.',
  done: 'All done for today.',
  rest: 'No missions yet.',
  bedtime: 'Bedtime. Missions still count.',
} as const;

export const troubleText = {
  title: 'We lost the signal',
  body: 'Herohood could not be reached. Check the internet and try again.',
} as const;
