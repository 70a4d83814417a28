import { counted } from '@herohood/ui/text/counted';

/** Words of what a parent has closed. */
export const emergencyText = {
  title: 'Emergency Mode Active',
  calm: 'All is well. Please find your parent.',
  body: 'Your parent has temporarily restricted access. Please contact your parent.',
  hint: 'Your hero is safe. This screen goes away by itself.',
  check: 'Check again',
} as const;

/** A hero asks for a parent. */
export const callText = {
  call: 'Call my parent',
  called: 'Your parent knows that you need them.',
  recently: 'Your parent knows already. You can ask again a little later.',
  disabled: 'Your parent has switched this off. Please go and find them.',
  failed: 'That did not get through. Please try again.',
} as const;

/** In place of a section that a parent has disabled. */
export const disabledText = {
  check: 'Check again',
  missions: { title: 'Missions are resting', body: 'Your parent has disabled missions for now.' },
  gearShop: { title: 'The gear shop is resting', body: 'Your parent has disabled the gear shop for now.' },
  rewards: { title: 'Rewards are resting', body: 'Your parent has disabled rewards for now.' },
  games: { title: 'Games are resting', body: 'Your parent has disabled games for now.' },
} as const;

/** Words of bedtime. */
export const bedtimeText = {
  pageTitle: 'Bedtime · Herohood',
  title: (name: string) => `Good night, ${name}!`,
  body: 'It is bedtime. Games and shops are asleep, and so is your hero.',
  note: 'Missions still count until the day ends.',
  left: (n: number) =>
    n === 0
      ? 'You did all your missions. Sleep well!'
      : n === 1
        ? 'One mission still counts until the day ends.'
        : `${n} missions still count until the day ends.`,
  missions: 'My missions',
  banner: 'It is bedtime.',
  sleep: 'Good night',
  readName: 'Bedtime',
} as const;

/** Words of today's screen time. */
export const screenTimeText = {
  title: 'Screen time today',
  hours: (n: number) => `${n} h`,
  minutes: (n: number) => `${n} min`,
  bonus: (time: string) => `+${time} for each approved mission`,
  weekend: (time: string) => `+${time} at the weekend`,
  weekendNow: (time: string) => `It is the weekend: +${time} today`,
  /** Where a parent gives no time of its own for each day. */
  noDaily: 'Your parent has set no time for every day.',
  played: (time: string) => `Games took ${time} of it`,
  forGames: (minutes: number) => `${counted(minutes, 'minute')} left for games`,
} as const;
