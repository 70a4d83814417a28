import { counted } from '@herohood/ui/text/counted';
import { sayDay } from './day';

/** Words of the progress tab. */
export const progressText = {
  title: 'My progress',
  spoken: (days: number, done: number, badges: number) =>
    [
      `Your streak is ${counted(days, 'day')}.`,
      `You did ${counted(done, 'mission')} this week.`,
      `You have ${counted(badges, 'badge')}.`,
    ].join(' '),
  week: 'My week',
  day: (name: string, done: number, all: number) => `${name}: ${done} of ${all} missions`,
  dayNone: (name: string) => `${name}: no missions`,
  today: 'Today',
  dayToday: sayDay,
  health: 'Today',
  healthText: (n: number) => `${n}%`,
  healthNote: 'of today’s missions are on their way',
  totals: { done: 'Done', waiting: 'Sent' },
  streak: (n: number) => `${n} day streak`,
  best: (n: number) => `Best: ${counted(n, 'day')}`,
  calendar: 'My streak calendar',
  previousMonth: 'Month before',
  nextMonth: 'Next month',
  monthDay: {
    done: (n: number) => `${counted(n, 'mission')} done`,
    waiting: 'waiting for your parent',
    nothing: 'nothing done',
    ahead: 'still to come',
  },
  monthFailed: 'We could not load this month.',
  sums: {
    label: 'My totals',
    days: 'Hero days',
    missions: 'Missions',
    level: 'Level',
    ofMonth: 'this month',
    ever: 'it only grows',
  },
  badges: 'Badges',
  badgeLeft: (progress: number, goal: number) => `${progress} of ${goal}`,
  badgeEarned: 'Earned!',
  badgesOf: (earned: number, all: number) => `${earned} of ${all}`,
  badgeFamilies: {
    missions: 'Missions',
    streaks: 'Days in a row',
    habits: 'My habits',
    kindness: 'Kindness',
    games: 'Games',
    collecting: 'Collecting',
  },
  badgeToGo: (n: number) => (n === 1 ? 'Only 1 more!' : `${n} more to go!`),
  badgeSecret: 'Secret',
  badgeClose: 'Okay',
  failed: { title: 'The scoreboard is asleep', body: 'We could not load your progress.' },
  offline: 'You are offline. Your progress shows when the internet is back.',
} as const;
