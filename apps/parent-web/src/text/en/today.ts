/** Today: each hero's day in one row. */
export const todayText = {
  days: "Today's missions",
  load: 'the day of your heroes',
  doneOf: (done: number, total: number) => `${done} of ${total}`,
  waiting: (count: number) => `${count} ${count === 1 ? 'waits' : 'wait'} for you`,
  open: (names: string) => `Open: ${names}`,
  allDone: 'All done',
  nothingDue: 'No missions today',
} as const;
