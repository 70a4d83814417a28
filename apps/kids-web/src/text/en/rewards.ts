import { counted } from '@herohood/ui/text/counted';

/** Words of rewards and of what the hero claimed. */
export const rewardsText = {
  title: 'My rewards',
  wallet: (xp: number) => `${xp} XP to spend`,
  types: { screen_time: 'Screen time', treat: 'Treat', outing: 'Outing', privilege: 'Privilege' },
  units: { xp: 'XP' },
  cost: (n: number, unit: string) => `${n} ${unit}`,
  progress: (have: number, cost: number, unit: string) => `${have} of ${cost} ${unit}`,
  progressLabel: (name: string) => `Saved up for ${name}`,
  missing: (n: number, unit: string) => `${n} more ${unit} to go`,
  enough: 'You have enough!',
  nextGoal: 'Next goal',
  near: 'Almost there',
  pin: (name: string) => `Make ${name} my goal`,
  hold: 'Hold to get it',
  tap: 'Get it!',
  holdLabel: (name: string, cost: string) => `Get ${name} for ${cost}`,
  ask: (cost: string) => `Spend ${cost}?`,
  /** For who does not read prices yet. */
  shortAsk: 'Shall I get it?',
  yes: 'Yes, get it!',
  no: 'Not now',
  waiting: 'Waiting...',
  waitingLabel: (name: string) => `${name} is waiting for your parent`,
  sending: 'Asking...',
  spoken: {
    missing: (n: number, unit: string) => `You need ${n} more ${unit}.`,
    enough: 'You have enough. Hold the button to get it.',
    waiting: 'Your parent is thinking about it.',
    wrapped: 'Your present is here. Tap it to open it.',
    opened: 'Your parent said yes. Tap Got It when you have it.',
    back: (cost: string) => `Not this time. Your ${cost} came back to you.`,
  },
  claims: 'My presents',
  claimWaiting: { title: 'Your parent is thinking', held: (cost: string) => `${cost} are kept safe for it.` },
  claimWrapped: { title: 'A present for you!', open: 'Open it!', label: (name: string) => `Open ${name}` },
  claimOpened: {
    title: 'Your parent said yes!',
    gotIt: 'Got It!',
    label: (name: string) => `Got It! ${name}`,
  },
  claimBack: {
    title: 'Not this time',
    body: (cost: string) => `Your ${cost} came back to you.`,
    close: 'Okay',
    label: (name: string) => `Okay: ${name}`,
  },
  claimed: {
    title: 'Reward Claimed!',
    message: (cost: string) => `Now your parent decides. ${cost} are kept safe for it.`,
  },
  claimFailed: { title: 'Claim failed', fallback: 'Please try again.' },
  usedFailed: { title: 'Error', fallback: 'Please try again.' },
  /** What the hero has really got. */
  album: {
    title: 'My reward album',
    empty: 'What you get for your XP is kept here, with its picture and its day.',
    spoken: (n: number, names: readonly string[]) =>
      `You have got ${counted(n, 'reward')}: ${names.join(', ')}.`,
    more: (n: number) => `Show ${n} more`,
    cut: 'Only the newest ones are listed.',
  },
  offline: 'You are offline. Try again when the internet is back.',
  empty: {
    title: 'The treasure chest is empty',
    body: 'Your XP are kept safe. They buy what your parent puts in here.',
  },
  failed: { title: 'The treasure chest is stuck', body: 'We could not load your rewards.' },
} as const;
