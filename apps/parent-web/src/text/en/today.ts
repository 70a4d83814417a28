/** Today: each hero's day in one row. */
export const todayText = {
  days: "Today's missions",
  load: 'the day of your heroes',
  doneOf: (done: number, total: number) => `${done} of ${total}`,
  waiting: (count: number) => `${count} ${count === 1 ? 'waits' : 'wait'} for you`,
  open: (names: string) => `Open: ${names}`,
  /** Of a mission that is due several times a day. */
  left: (name: string, left: number) => `${name} (${left} left)`,
  allDone: 'All done',
  nothingDue: 'No missions today',
  optional: 'Missions are optional today',
} as const;
