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
