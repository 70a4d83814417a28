import { sayList } from '@herohood/browser/text/say';
import { plural, t } from '@lingui/core/macro';

/** Words of rewards and of what the hero claimed. */
export const rewardsText = {
  title: t`My rewards`,
  wallet: (xp: number) => t`${xp} XP to spend`,
  types: { screen_time: t`Screen time`, treat: t`Treat`, outing: t`Outing`, privilege: t`Privilege` },
  units: { xp: t`XP` },
  cost: (n: number, unit: string) => t`${n} ${unit}`,
  progress: (have: number, cost: number, unit: string) => t`${have} of ${cost} ${unit}`,
  progressLabel: (name: string) => t`Saved up for ${name}`,
  missing: (n: number, unit: string) => t`${n} more ${unit} to go`,
  enough: t`You have enough!`,
  nextGoal: t`Next goal`,
  near: t`Almost there`,
  pin: (name: string) => t`Save for ${name}`,
  hold: t`Hold to get it`,
  tap: t`Get it!`,
  holdLabel: (name: string, cost: string) => t`Get ${name} for ${cost}`,
  ask: (cost: string) => t`Spend ${cost}?`,
  /** For who does not read prices yet. */
  shortAsk: t`Shall I get it?`,
  yes: t`Yes, get it!`,
  no: t`Not now`,
  waiting: t`Waiting...`,
  waitingLabel: (name: string) => t`${name} is waiting for your parent`,
  sending: t`Asking...`,
  spoken: {
    missing: (n: number, unit: string) => t`You need ${n} more ${unit}.`,
    enough: t`You have enough. Hold the button to get it.`,
    waiting: t`Your parent is thinking about it.`,
    wrapped: t`Your present is here. Tap it to open it.`,
    opened: t`Your parent said yes. Tap Got It when you have it.`,
    back: (cost: string) => t`Not this time. Your ${cost} came back to you.`,
  },
  claims: t`My presents`,
  claimWaiting: {
    title: t`Your parent is thinking`,
    held: (cost: string) => t`${cost} are kept safe for it.`,
  },
  claimWrapped: { title: t`A present for you!`, open: t`Open it!`, label: (name: string) => t`Open ${name}` },
  claimOpened: {
    title: t`Your parent said yes!`,
    gotIt: t`Got It!`,
    label: (name: string) => t`Got It! ${name}`,
  },
  claimBack: {
    title: t`Not this time`,
    body: (cost: string) => t`Your ${cost} came back to you.`,
    close: t`Okay`,
    label: (name: string) => t`Okay: ${name}`,
  },
  claimed: {
    title: t`Reward Claimed!`,
    message: (cost: string) => t`Now your parent decides. ${cost} are kept safe for it.`,
    shortMessage: t`We ask your parent.`,
  },
  claimFailed: { title: t`Claim failed`, fallback: t`Please try again.` },
  usedFailed: { title: t`Error`, fallback: t`Please try again.` },
  /** What the hero has really got. */
  album: {
    title: t`My reward album`,
    empty: t`What you get for your XP is kept here, with its picture and its day.`,
    spoken: (n: number, names: readonly string[]) =>
      t`You have got ${plural(n, { one: '# reward', other: '# rewards' })}: ${{ names: sayList(names) }}.`,
    more: (n: number) => t`Show ${n} more`,
    cut: t`Only the newest ones are listed.`,
  },
  offline: t`You are offline. Try again when the internet is back.`,
  empty: {
    title: t`The treasure chest is empty`,
    body: t`Your XP are kept safe. They buy what your parent puts in here.`,
  },
  failed: { title: t`The treasure chest is stuck`, body: t`We could not load your rewards.` },
} as const;
