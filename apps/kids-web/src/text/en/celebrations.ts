import { counted } from '@herohood/ui/text/counted';

/** Words of what is celebrated. */
export const celebrationText = {
  title: 'Mission approved!',
  many: (n: number) => `${n} missions approved!`,
  extra: 'You did something extra!',
  bonus: 'You earned XP!',
  xp: (n: number) => `+${n} XP`,
  /** Where a parent paid another amount than was promised. */
  amount: (xp: number, promised: number) =>
    xp < promised ? `${xp} of ${promised} XP this time` : `${xp} XP instead of ${promised}!`,
  shortAmount: { less: 'A part of it this time', more: 'Even more this time!' },
  points: (n: number) => `+${n} points`,
  close: 'Hooray!',
  levelUp: 'Level up!',
  levelBody: (level: number) => `You reached level ${level}!`,
  /** What the level gave, and when the next thing comes. */
  levelGift: {
    furniture: (name: string) => `For your room: ${name}`,
    backdrop: (name: string) => `A new backdrop: ${name}`,
    pose: (name: string) => `A new pose: ${name}`,
    frame: (name: string) => `For your picture: ${name}`,
    more: (n: number) => `And ${n} more in My world`,
    next: (level: number, name: string) => `Level ${level} brings: ${name}`,
  },
  useGift: 'Use it now',
  toRoom: 'To my room',
  later: 'Later',
  levelClose: 'Awesome!',
  badge: 'New badge!',
  badges: (n: number) => `${n} new badges!`,
  streak: (days: number) => `${days} days in a row!`,
  streakWaits: 'They are yours when your parent says yes.',
  shield: {
    title: 'An ice star kept your flame!',
    body: (n: number) =>
      n > 1
        ? `You rested for ${n} days, and your flame still burns.`
        : 'You rested for a day, and your flame still burns.',
    held: (n: number) =>
      n > 0 ? `You have ${counted(n, 'ice star')} left.` : 'Seven flame days bring a new one.',
    close: 'Thank you, star!',
  },
  rested: {
    title: 'Your flame rested',
    body: (days: number) => `It burnt for ${days} days. That was great!`,
    again: 'One mission lights it again.',
    close: 'Okay',
  },
  gift: 'Bonus points!',
  present: 'A present for you!',
  presentHint: 'Your parent said yes. Tap to open it!',
  presentOpen: 'Open it!',
  unwrapped: 'You got it!',
  unwrappedHint: 'Ask your parent for it, then tap Got It! in Rewards.',
  thanks: {
    title: 'It is yours!',
    body: 'You earned it with your missions. Thank you for all you did!',
    album: 'It is in your album now.',
    close: 'Enjoy it!',
  },
  declined: {
    title: 'Not this time',
    message: (what: string, points: number) => `${what}: the ${points} points did not come this time.`,
    close: 'Okay',
  },
  refund: {
    title: 'Your XP came back',
    message: (name: string, cost: number) => `${name} has to wait. ${cost} XP are yours again.`,
  },
} as const;

/** As heroes from nine on read it. */
export const calmCelebrationText = { close: 'Nice', levelClose: 'Okay' } as const;
