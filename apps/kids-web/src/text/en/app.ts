import { plural, t } from '@lingui/core/macro';

/** Words of the app itself and its home. Each file of this folder is one noun, so that another language is one more folder of this shape. */
export const appText = {
  name: 'Herohood',
  loading: t`Loading...`,
  notFound: t`404 Page Not Found`,
  lost: t`This path leads nowhere. Your hero knows the way!`,
  backHome: t`Take me home`,
  retry: t`Try again`,
  parentSays: t`Your parent says:`,
  crashTitle: t`Something tripped!`,
  crashBody: t`Let us get back on our feet.`,
  titles: {
    home: t`My missions · Herohood`,
    login: t`Hero login · Herohood`,
    welcome: t`Welcome · Herohood`,
  },
} as const;

export const homeText = {
  logout: t`Logout`,
  tabs: {
    label: t`Sections`,
    missions: t`Missions`,
    world: t`My world`,
    customize: t`Customize`,
    rewards: t`Rewards`,
    games: t`Games`,
    progress: t`Progress`,
  },
  greetings: {
    start: (name: string) => t`Hi ${name}! Pick a mission.`,
    left: (n: number) => plural(n, { one: 'One more mission to go!', other: '# missions to go!' }),
    slept: t`I slept so long! Good morning!`,
    deed: t`Yes! You did it!`,
    retry: t`You can try one again!`,
    /** Nothing more can be done by now. */
    pause: t`Free time for now!`,
    waiting: t`Your parent is checking...`,
    saved: t`I keep it safe for you!`,
    done: t`You did it all today!`,
    rest: t`No missions yet. Let us play!`,
    restDay: {
      sick: t`Get well soon. I stay with you.`,
      vacation: t`Vacation! My bag is packed.`,
      away: t`I come along, wherever you are.`,
      holiday: t`A holiday! Let us celebrate.`,
      free: t`A free day! Let us play.`,
    },
    resting: t`Missions are resting today.`,
    bedtime: t`Only missions, then we sleep.`,
  },
  /** On a signpost in an empty meadow. */
  away: (name: string) => t`${name} is on a trip and comes back tomorrow.`,
} as const;

/** As heroes from nine on hear it, where it is not as the others do. */
const calmWords = {
  start: (name: string) => t`Hi ${name}. What is first?`,
  left: (n: number) => t`${n} to go.`,
  slept: t`Good morning.`,
  deed: t`Sent.`,
  done: t`All done for today.`,
  rest: t`No missions yet.`,
  bedtime: t`Bedtime. Missions still count.`,
} as const;

/** All greetings for heroes from nine on. */
export const calmGreetings = () => ({ ...homeText.greetings, ...calmWords });

export const troubleText = {
  title: t`We lost the signal`,
  body: t`Herohood could not be reached. Check the internet and try again.`,
} as const;
