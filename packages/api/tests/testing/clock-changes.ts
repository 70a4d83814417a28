import type { TestDatabase } from '@herohood/db/testing/test-database';
import { expect } from 'vitest';
import { createReminderFamily, turnsBetween } from './reminder-family';
import { createTestPorts } from './test-ports';

/** On the day of the change: local time of the reminder -> the instant at which it must ring. */
export const CLOCK_CHANGES = [
  {
    name: 'New York loses the hour from 2 to 3',
    timeZone: 'America/New_York',
    day: '2026-03-08',
    rings: {
      '01:00': '2026-03-08T06:00:00.000Z',
      '02:00': '2026-03-08T07:00:00.000Z',
      '02:30': '2026-03-08T07:00:00.000Z',
      '03:00': '2026-03-08T07:00:00.000Z',
      '08:00': '2026-03-08T12:00:00.000Z',
    },
  },
  {
    name: 'New York has the hour from 1 to 2 twice',
    timeZone: 'America/New_York',
    day: '2026-11-01',
    rings: {
      '00:30': '2026-11-01T04:30:00.000Z',
      '01:00': '2026-11-01T05:00:00.000Z',
      '01:30': '2026-11-01T05:30:00.000Z',
      '02:00': '2026-11-01T07:00:00.000Z',
      '08:00': '2026-11-01T13:00:00.000Z',
    },
  },
  {
    name: 'Lord Howe Island has half an hour before 2 twice',
    timeZone: 'Australia/Lord_Howe',
    day: '2026-04-05',
    rings: {
      '01:00': '2026-04-04T14:00:00.000Z',
      '01:30': '2026-04-04T14:30:00.000Z',
      '01:45': '2026-04-04T14:45:00.000Z',
      '02:00': '2026-04-04T15:30:00.000Z',
      '08:00': '2026-04-04T21:30:00.000Z',
    },
  },
  {
    name: 'Lord Howe Island loses half an hour after 2',
    timeZone: 'Australia/Lord_Howe',
    day: '2026-10-04',
    rings: {
      '01:00': '2026-10-03T14:30:00.000Z',
      '02:00': '2026-10-03T15:30:00.000Z',
      '02:15': '2026-10-03T15:30:00.000Z',
      '02:30': '2026-10-03T15:30:00.000Z',
      '08:00': '2026-10-03T21:00:00.000Z',
    },
  },
];

const DAY_MS = 86_400_000;
const shift = (day: string, n: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + n * DAY_MS).toISOString().slice(0, 10);

/** What a clock on the wall of that zone shows, told by the runtime itself. */
function wallClock(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(iso));
  return parts.replace(',', '');
}

/** Every reminder rings once each family day around the change, at its local time. */
export async function ringsOnceADay(
  database: TestDatabase,
  { timeZone, day, rings }: (typeof CLOCK_CHANGES)[number],
  turnMs: number,
): Promise<void> {
  const ports = createTestPorts(database.db, `${shift(day, -2)}T10:00:00.000Z`);
  const family = await createReminderFamily(ports, database, { timeZone });
  const times = new Map<string, string>();
  for (const time of Object.keys(rings)) times.set(await family.addReminder(time), time);

  // From well before the day before begins anywhere until well after the day after has ended.
  await turnsBetween(ports, {
    from: `${shift(day, -2)}T10:00:00.000Z`,
    to: `${shift(day, 2)}T10:00:00.000Z`,
    turnMs,
  });

  const rung = await family.rung();
  for (const each of [shift(day, -1), day, shift(day, 1)]) {
    const today = rung.filter((r) => r.day === each);
    expect(today.map((r) => times.get(r.habitId)).sort()).toEqual(Object.keys(rings).sort());
    for (const { habitId, sentAt } of today) {
      const time = times.get(habitId) as keyof typeof rings;
      if (each === day) expect([time, sentAt]).toEqual([time, rings[time]]);
      else expect(wallClock(sentAt, timeZone)).toBe(`${each} ${time}`);
    }
  }
  const told = await family.told();
  expect(told.toSorted()).toEqual(rung.map((r) => r.habitId).toSorted());
}
