/**
 * The repeating job that sends reminders (rules: reminders). Postgres holds when each is looked at next; three turns a
 * minute keep a reminder within a minute of its time, also when one turn is lost.
 */
export const sendRemindersJob = { name: 'reminders', everyMs: 20_000 } as const;
