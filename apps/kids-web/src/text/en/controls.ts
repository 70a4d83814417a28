import { plural, t } from '@lingui/core/macro';

/** Words of what a parent has closed. */
export const emergencyText = {
  title: t`Emergency Mode Active`,
  calm: t`All is well. Please find your parent.`,
  body: t`Your parent has temporarily restricted access. Please contact your parent.`,
  hint: t`Your hero is safe. This screen goes away by itself.`,
  check: t`Check again`,
} as const;

/** A hero asks for a parent. */
export const callText = {
  call: t`Call my parent`,
  called: t`Your parent knows that you need them.`,
  recently: t`Your parent knows already. You can ask again a little later.`,
  disabled: t`Your parent has switched this off. Please go and find them.`,
  failed: t`That did not get through. Please try again.`,
} as const;

/** In place of a section that a parent has disabled. */
export const disabledText = {
  check: t`Check again`,
  missions: { title: t`Missions are resting`, body: t`Your parent has disabled missions for now.` },
  gearShop: { title: t`The gear shop is resting`, body: t`Your parent has disabled the gear shop for now.` },
  rewards: { title: t`Rewards are resting`, body: t`Your parent has disabled rewards for now.` },
  games: { title: t`Games are resting`, body: t`Your parent has disabled games for now.` },
} as const;

/** Words of bedtime. */
export const bedtimeText = {
  pageTitle: t`Bedtime · Herohood`,
  title: (name: string) => t`Good night, ${name}!`,
  body: t`It is bedtime. Games and shops are asleep, and so is your hero.`,
  note: t`Missions still count until the day ends.`,
  left: (n: number) =>
    n === 0
      ? t`You did all your missions. Sleep well!`
      : plural(n, {
          one: 'One mission still counts until the day ends.',
          other: '# missions still count until the day ends.',
        }),
  missions: t`My missions`,
  banner: t`It is bedtime.`,
  sleep: t`Good night`,
  readName: t`Bedtime`,
} as const;

/** Words of today's screen time. */
export const screenTimeText = {
  title: t`Screen time today`,
  hours: (n: number) => t`${n} h`,
  minutes: (n: number) => t`${n} min`,
  bonus: (time: string) => t`+${time} for each approved mission`,
  weekend: (time: string) => t`+${time} at the weekend`,
  weekendNow: (time: string) => t`It is the weekend: +${time} today`,
  /** Where a parent gives no time of its own for each day. */
  noDaily: t`Your parent has set no time for every day.`,
  played: (time: string) => t`Games took ${time} of it`,
  forGames: (minutes: number) =>
    t`${plural(minutes, { one: '# minute', other: '# minutes' })} left for games`,
} as const;
