import { counted } from '@herohood/ui/text/counted';

/** Words of what a hero saves for. */
export const goalsText = {
  title: 'My jars',
  goal: 'My goal',
  /** XP that lie in jars are not to spend. */
  inJars: (xp: number) => `${xp} XP in my jars`,
  jar: (name: string) => `My jar for ${name}`,
  saved: (saved: number, target: number) => `${saved} of ${target} XP saved`,
  missing: (xp: number) => `${xp} more XP to go`,
  enough: 'You have enough to fill it!',
  pace: (days: number) => `${counted(days, 'day')} at your pace`,
  autoSave: (percent: number) => `${percent} of every 100 XP that you earn go in by themselves`,
  shortAutoSave: 'Some of what you earn goes in by itself',
  full: 'Your jar is full!',
  fullWish: 'Show it to your parent!',
  waiting: 'You can get it as soon as it is there again.',
  gone: 'This reward is not there any more. Your XP are safe.',
  putIn: (xp: number) => `Put ${xp} XP in`,
  shortPutIn: 'Put some in',
  hold: 'Hold for more',
  putInLabel: (xp: number, name: string) => `Put ${xp} XP into the jar for ${name}`,
  everything: 'All of it',
  everythingLabel: (xp: number, name: string) => `Put all that fits, ${xp} XP, into the jar for ${name}`,
  nothing: 'Do a mission, then you can put XP in.',
  more: (name: string) => `What else with the jar for ${name}`,
  /** The sheet of one jar. */
  sheet: {
    auto: 'What goes in by itself, of 100 XP',
    shortAuto: 'What goes in by itself',
    some: (percent: number) => `${percent} XP`,
    /** For who reads no such figures, and the first for everybody. */
    shortSome: { 0: 'Nothing', 10: 'A little', 25: 'Some more', 50: 'Half of it' },
    takeOut: (xp: number) => `Take ${xp} XP out`,
    takeAll: 'Take all of it out',
    shortTakeOut: 'Take some out',
    giveUp: 'I want something else',
    giveUpAsk: (xp: number) =>
      xp > 0 ? `Let this goal go? Your ${xp} XP come back to your purse.` : 'Let this goal go?',
    shortGiveUpAsk: 'Let this goal go? All that you saved comes back to your purse.',
    yes: 'Yes, let it go',
    no: 'No, I keep it',
    close: 'Done',
  },
  /** A jar for something that is no reward. */
  own: {
    open: 'A jar of my own',
    title: 'A jar of my own',
    line: 'What do you save for?',
    ideas: {
      toy: 'Something to play with',
      bike: 'Something big',
      trip: 'A trip',
      gift: 'A gift for somebody',
    },
    name: 'In my own words',
    size: 'How many XP go in?',
    sizes: { small: 'A small jar', middle: 'A middle one', large: 'A large jar' },
    xp: (xp: number) => `${xp} XP`,
    begin: 'Start saving!',
    close: 'Not now',
  },
  askParent: { title: 'Ask your parent', message: 'In your family a parent takes XP out of jars.' },
  limit: { title: 'Three jars are all there are', message: 'Fill one of them first, or let one go.' },
  failed: { title: 'That did not work', fallback: 'Please try again.' },
  offline: 'You are offline. Try again when the internet is back.',
  /** The first goal on the home. */
  bar: {
    title: (name: string) => `My goal: ${name}`,
    missions: (xp: number, n: number) => `${xp} more XP: ${counted(n, 'more mission')} like these`,
    enough: 'You have enough! Put it into your jar.',
    full: 'Your jar is full! Get it in Rewards.',
  },
  party: {
    title: 'Your jar is full!',
    body: 'You saved all of it yourself. What patience!',
    open: 'To my jar',
  },
} as const;
