import { plural, t } from '@lingui/core/macro';

/** Words of what is celebrated. */
export const celebrationText = {
  title: t`Mission approved!`,
  many: (n: number) => t`${n} missions approved!`,
  andMore: (n: number) => t`and ${n} more`,
  extra: t`You did something extra!`,
  xp: (n: number) => t`+${n} XP`,
  /** Where a parent paid another amount than was promised. */
  amount: (xp: number, promised: number) =>
    xp < promised ? t`${xp} of ${promised} XP this time` : t`${xp} XP instead of ${promised}!`,
  shortAmount: { less: t`A part of it this time`, more: t`Even more this time!` },
  points: (n: number) => t`+${n} points`,
  /** As who does not read figures yet hears both. */
  spokenPay: t`You get stars and coins!`,
  close: t`Hooray!`,
  levelUp: t`Level up!`,
  levelBody: (level: number) => t`You reached level ${level}!`,
  /** What the level gave, and when the next thing comes. */
  levelGift: {
    furniture: (name: string) => t`For your room: ${name}`,
    backdrop: (name: string) => t`A new backdrop: ${name}`,
    pose: (name: string) => t`A new pose: ${name}`,
    frame: (name: string) => t`For your picture: ${name}`,
    next: (level: number, name: string) => t`Level ${level} brings: ${name}`,
  },
  useGift: t`Use it now`,
  toRoom: t`To my room`,
  later: t`Later`,
  levelClose: t`Awesome!`,
  badge: t`New badge!`,
  badges: (n: number) => t`${n} new badges!`,
  streak: (days: number) => t`${days} days in a row!`,
  streakWaits: t`They are yours when your parent says yes.`,
  shield: {
    title: t`An ice star kept your flame!`,
    body: (n: number) =>
      n > 1
        ? t`You rested for ${n} days, and your flame still burns.`
        : t`You rested for a day, and your flame still burns.`,
    held: (n: number) =>
      n > 0
        ? t`You have ${plural(n, { one: '# ice star', other: '# ice stars' })} left.`
        : t`Seven flame days bring a new one.`,
    close: t`Thank you, star!`,
  },
  rested: {
    title: t`Your flame rested`,
    body: (days: number) => t`It burnt for ${days} days. That was great!`,
    again: t`One mission lights it again.`,
    close: t`Okay`,
  },
  gift: t`Bonus points!`,
  present: t`A present for you!`,
  presentHint: t`Your parent said yes. Tap to open it!`,
  presentOpen: t`Open it!`,
  unwrapped: t`You got it!`,
  unwrappedHint: t`Ask your parent for it, then tap Got It! in Rewards.`,
  thanks: {
    title: t`It is yours!`,
    body: t`You earned it with your missions. Thank you for all you did!`,
    album: t`It is in your album now.`,
    close: t`Enjoy it!`,
  },
  declined: {
    title: t`Not this time`,
    message: (what: string, points: number) => t`${what}: the ${points} points did not come this time.`,
    close: t`Okay`,
  },
  refund: {
    title: t`Your XP came back`,
    message: (name: string, cost: number) => t`${name} has to wait. ${cost} XP are yours again.`,
  },
} as const;

/** As heroes from nine on read it. */
export const calmCelebrationText = { close: t`Nice`, levelClose: t`Okay` } as const;
