import { plural, t } from '@lingui/core/macro';

/** Words of what a hero saves for. */
export const goalsText = {
  title: t`I save for…`,
  jar: (name: string) => t`I save for ${name}`,
  saved: (saved: number, target: number) => t`${saved} of ${target} XP saved`,
  missing: (xp: number) => t`${xp} more XP to go`,
  enough: t`You have enough to fill it!`,
  pace: (days: number) => t`${plural(days, { one: '# day', other: '# days' })} at your pace`,
  autoSave: (percent: number) => t`${percent} of every 100 XP that you earn go in by themselves`,
  shortAutoSave: t`Some of what you earn goes in by itself`,
  full: t`Your jar is full!`,
  fullWish: t`Show it to your parent!`,
  waiting: t`You can get it as soon as it is there again.`,
  gone: t`This reward is not there any more. Your XP are safe.`,
  putIn: (xp: number) => t`Put ${xp} XP in`,
  shortPutIn: t`Put some in`,
  hold: t`Hold for more`,
  putInLabel: (xp: number, name: string) => t`Put ${xp} XP into the jar for ${name}`,
  everything: t`All of it`,
  everythingLabel: (xp: number, name: string) => t`Put all that fits, ${xp} XP, into the jar for ${name}`,
  nothing: t`Do a mission, then you can put XP in.`,
  more: (name: string) => t`What else with the jar for ${name}`,
  /** The sheet of one jar. */
  sheet: {
    auto: t`What goes in by itself, of 100 XP`,
    shortAuto: t`What goes in by itself`,
    some: (percent: number) => t`${percent} XP`,
    /** For who reads no such figures, and the first for everybody. */
    shortSome: { 0: t`Nothing`, 10: t`A little`, 25: t`Some more`, 50: t`Half of it` },
    takeOut: (xp: number) => t`Take ${xp} XP out`,
    takeAll: t`Take all of it out`,
    shortTakeOut: t`Take some out`,
    giveUp: t`I want something else`,
    giveUpAsk: (xp: number) =>
      xp > 0 ? t`Let this goal go? Your ${xp} XP come back to your purse.` : t`Let this goal go?`,
    shortGiveUpAsk: t`Let this goal go? All that you saved comes back to your purse.`,
    yes: t`Yes, let it go`,
    no: t`No, I keep it`,
    close: t`Done`,
  },
  /** A jar for something that is no reward. */
  own: {
    title: t`Something of my own`,
    line: t`What do you save for?`,
    ideas: {
      toy: t`Something to play with`,
      bike: t`Something big`,
      trip: t`A trip`,
      gift: t`A gift for somebody`,
    },
    name: t`In my own words`,
    size: t`How many XP go in?`,
    sizes: { small: t`A small jar`, middle: t`A middle one`, large: t`A large jar` },
    xp: (xp: number) => t`${xp} XP`,
    begin: t`Start saving!`,
    close: t`Not now`,
  },
  askParent: { title: t`Ask your parent`, message: t`In your family a parent takes XP out of jars.` },
  limit: { title: t`Three jars are all there are`, message: t`Fill one of them first, or let one go.` },
  failed: { title: t`That did not work`, fallback: t`Please try again.` },
  offline: t`You are offline. Try again when the internet is back.`,
  party: {
    title: t`Your jar is full!`,
    body: t`You saved all of it yourself. What patience!`,
    open: t`To my jar`,
  },
} as const;
