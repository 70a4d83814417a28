import { counted } from '@herohood/ui/text/counted';

const xp = (n: number) => n.toLocaleString('en');

/** What a hero saves for, as parents see it. */
export const goalsText = {
  title: 'Goals',
  hint: (hero: string) => `What ${hero} saves for. Saved XP cannot be spent on anything else by accident.`,
  load: 'the goals',
  add: 'New goal',
  empty: {
    title: 'Nothing to save for yet',
    hint: (hero: string) => `A goal is a jar: ${hero} puts XP in and sees it fill.`,
    action: 'Make the first goal',
  },
  full: 'Three goals at a time are enough.',
  saved: (saved: number, target: number) => `${xp(saved)} of ${xp(target)} XP`,
  toGo: (missing: number) => `${xp(missing)} XP to go`,
  reached: 'Reached!',
  autoSave: (percent: number) => `${percent}% of each payment goes in by itself`,
  noAutoSave: 'Only what the hero puts in',
  more: (name: string) => `More for ${name}`,
  edit: 'Edit goal',
  withdraw: 'Take XP out',
  delete: 'Delete goal',
  deleteTitle: (name: string) => `Delete "${name}"?`,
  deleteBody: (hero: string, saved: number) =>
    saved > 0 ? `${hero} gets the ${xp(saved)} XP back to spend.` : 'Nothing was saved in it yet.',
  form: {
    create: 'New goal',
    what: 'What for?',
    reward: 'A reward',
    own: 'Something else',
    rewardLabel: 'Reward',
    name: 'Name',
    namePlaceholder: 'A bicycle',
    target: 'How many XP?',
    targetInvalid: 'Please use 1 to 100,000 XP.',
    nameRequired: 'Please enter a name for the goal!',
    autoSave: 'Saved by itself',
    autoSaveWords: (percent: number) => (percent === 0 ? 'nothing' : `${percent}% of each payment`),
    autoSaveHint: 'So much of the XP for each mission goes into the jar.',
    save: 'Make goal',
    unsaved: 'This goal is not saved yet.',
  },
  withdrawing: {
    title: (name: string) => `Take XP out of "${name}"?`,
    hint: (hero: string, saved: number) => `${xp(saved)} XP are saved. What you take out ${hero} can spend.`,
    amount: 'XP',
    invalid: (saved: number) => `Please use 1 to ${xp(saved)} XP.`,
    all: 'All of it',
    send: 'Take out',
  },
  toasts: {
    created: (name: string, hero: string) => ({
      title: 'Goal made',
      message: `${hero} can save for ${name} now.`,
    }),
    updated: (name: string) => ({ title: 'Goal saved', message: `${name} is up to date.` }),
    withdrawn: (n: number, hero: string) => ({
      title: 'Taken out',
      message: `${hero} has ${xp(n)} XP more to spend.`,
    }),
    deleted: (name: string) => ({ title: 'Goal deleted', message: `${name} was removed.` }),
    failed: 'Could not save the goal',
    withdrawFailed: 'Could not take XP out',
    deleteFailed: 'Could not delete the goal',
  },
  settings: {
    title: 'Pictures and goals',
    photoDays: 'Pictures of missions stay',
    photoDaysHint:
      'Counted from your answer. Then they are deleted for good; a shorter time deletes old ones, too.',
    days: (n: number) => (n === 0 ? 'Until you have answered' : counted(n, 'day')),
    withdrawals: 'Who takes XP out of a goal?',
    who: { free: 'The hero', parent: 'A parent' },
    whoHints: {
      free: 'Heroes move their XP in and out as they like.',
      parent: 'Heroes put XP in; a parent takes it out.',
    },
    saved: { title: 'Saved', message: 'It counts from now on.' },
    failed: 'Could not save this',
  },
} as const;
