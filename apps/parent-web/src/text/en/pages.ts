import { sayNumber } from '@herohood/browser/text/say';
import { plural, t } from '@lingui/core/macro';

/** Today: each hero's day in one row. */
export const todayText = {
  days: t`Today's missions`,
  doneOf: (done: number, total: number) => t`${done} of ${total}`,
  waiting: (count: number) => plural(count, { one: '# waits for you', other: '# wait for you' }),
  open: (names: string) => t`Open: ${names}`,
  /** Of a mission that is due several times a day. */
  left: (name: string, left: number) => t`${name} (${left} left)`,
  allDone: t`All done`,
  nothingDue: t`No missions today`,
  optional: t`Missions are optional today`,
} as const;

/** The pages of all heroes and of one. */
export const heroesText = {
  together: (xp: number) => t`${{ xp: sayNumber(xp) }} XP earned together`,
  open: t`More`,
  openOf: (name: string) => t`All about ${name}`,
  back: t`All heroes`,
  gone: t`Hero not found`,
  goneHint: t`They may have been deleted, or the address is incomplete.`,
  report: t`See the report`,
} as const;

/** What the page of settings leads to, and the switch for what heroes do with each other. */
export const settingsText = {
  profile: { title: t`Profile`, hint: t`Your name, email and phone, the time zone and when a day begins` },
  signIn: { title: t`Sign-in`, hint: t`Your password` },
  devices: { title: t`Your devices`, hint: t`Where you are signed in, and signing out elsewhere` },
  visits: {
    label: t`Visits between heroes`,
    hint: t`Heroes may look at each other's rooms and leave cheers. Cheers are fixed pictures; nobody can write.`,
    on: { title: t`Visits are on`, message: t`Your heroes can visit each other again.` },
    off: { title: t`Visits are off`, message: t`Rooms and cheers are closed between your heroes.` },
    failed: t`Could not change visits`,
  },
} as const;
