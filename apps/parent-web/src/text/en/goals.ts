import { sayNumber } from '@herohood/browser/text/say';
import { plural, t } from '@lingui/core/macro';

/** What a hero saves for, as parents see it. */
export const goalsText = {
  title: t`Goals`,
  hint: (hero: string) => t`What ${hero} saves for. Saved XP cannot be spent on anything else by accident.`,
  load: t`the goals`,
  add: t`New goal`,
  empty: {
    title: t`Nothing to save for yet`,
    hint: (hero: string) => t`A goal is a jar: ${hero} puts XP in and sees it fill.`,
    action: t`Make the first goal`,
  },
  full: t`Three goals at a time are enough.`,
  saved: (saved: number, target: number) =>
    t`${{ saved: sayNumber(saved) }} of ${{ target: sayNumber(target) }} XP`,
  toGo: (missing: number) => t`${{ xp: sayNumber(missing) }} XP to go`,
  reached: t`Reached!`,
  autoSave: (percent: number) => t`${percent}% of each payment goes in by itself`,
  noAutoSave: t`Only what the hero puts in`,
  more: (name: string) => t`More for ${name}`,
  edit: t`Edit goal`,
  withdraw: t`Take XP out`,
  delete: t`Delete goal`,
  deleteTitle: (name: string) => t`Delete "${name}"?`,
  deleteBody: (hero: string, saved: number) =>
    saved > 0
      ? t`${hero} gets the ${{ xp: sayNumber(saved) }} XP back to spend.`
      : t`Nothing was saved in it yet.`,
  form: {
    create: t`New goal`,
    what: t`What for?`,
    reward: t`A reward`,
    own: t`Something else`,
    rewardLabel: t`Reward`,
    name: t`Name`,
    namePlaceholder: t`A bicycle`,
    target: t`How many XP?`,
    targetInvalid: t`Please use 1 to 100,000 XP.`,
    nameRequired: t`Please enter a name for the goal!`,
    autoSave: t`Saved by itself`,
    autoSaveWords: (percent: number) => (percent === 0 ? t`nothing` : t`${percent}% of each payment`),
    autoSaveHint: t`So much of the XP for each mission goes into the jar.`,
    save: t`Make goal`,
    unsaved: t`This goal is not saved yet.`,
  },
  withdrawing: {
    title: (name: string) => t`Take XP out of "${name}"?`,
    hint: (hero: string, saved: number) =>
      t`${{ xp: sayNumber(saved) }} XP are saved. What you take out ${hero} can spend.`,
    amount: t`XP`,
    invalid: (saved: number) => t`Please use 1 to ${{ xp: sayNumber(saved) }} XP.`,
    all: t`All of it`,
    send: t`Take out`,
  },
  toasts: {
    created: (name: string, hero: string) => ({
      title: t`Goal made`,
      message: t`${hero} can save for ${name} now.`,
    }),
    updated: (name: string) => ({ title: t`Goal saved`, message: t`${name} is up to date.` }),
    withdrawn: (n: number, hero: string) => ({
      title: t`Taken out`,
      message: t`${hero} has ${{ xp: sayNumber(n) }} XP more to spend.`,
    }),
    deleted: (name: string) => ({ title: t`Goal deleted`, message: t`${name} was removed.` }),
    failed: t`Could not save the goal`,
    withdrawFailed: t`Could not take XP out`,
    deleteFailed: t`Could not delete the goal`,
  },
  settings: {
    title: t`Pictures and goals`,
    photoDays: t`Pictures of missions stay`,
    photoDaysHint: t`Counted from your answer. Then they are deleted for good; a shorter time deletes old ones, too.`,
    days: (n: number) =>
      n === 0 ? t`Until you have answered` : plural(n, { one: '# day', other: '# days' }),
    withdrawals: t`Who takes XP out of a goal?`,
    who: { free: t`The hero`, parent: t`A parent` },
    whoHints: {
      free: t`Heroes move their XP in and out as they like.`,
      parent: t`Heroes put XP in; a parent takes it out.`,
    },
    saved: { title: t`Saved`, message: t`It counts from now on.` },
    failed: t`Could not save this`,
  },
} as const;
