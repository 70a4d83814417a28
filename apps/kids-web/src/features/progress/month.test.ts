import type { CalendarDay } from '@herohood/domain/days/schema';
import { expect, test } from 'vitest';
import { signsOf, weeksOf } from './month';

const march = (of: Record<string, Partial<CalendarDay>> = {}): CalendarDay[] =>
  Array.from({ length: 31 }, (_, at) => {
    const date = `2026-03-${String(at + 1).padStart(2, '0')}`;
    return { date, kind: 'missed', due: 1, done: 0, marks: [], ...of[date] };
  });
const dayOf = (of: Record<string, Partial<CalendarDay>>, date: string) =>
  weeksOf(march(of), 'mon')
    .flat()
    .find((day) => day?.date === date);

test('days of one run hang together, over ice stars and mended days too, and a gap parts them', () => {
  const run = {
    '2026-03-03': { kind: 'done' },
    '2026-03-04': { kind: 'shielded' },
    '2026-03-05': { kind: 'repaired' },
    '2026-03-07': { kind: 'today', done: 1 },
  } as const;
  expect(dayOf(run, '2026-03-03')).toMatchObject({ isJoinedBefore: false, isJoinedAfter: true });
  expect(dayOf(run, '2026-03-04')).toMatchObject({ isJoinedBefore: true, isJoinedAfter: true });
  expect(dayOf(run, '2026-03-05')).toMatchObject({ isJoinedBefore: true, isJoinedAfter: false });
  expect(dayOf(run, '2026-03-07')).toMatchObject({ isJoinedBefore: false, isJoinedAfter: false });
});

test('a day ahead shows what it is marked with, and the legend names what the month shows', () => {
  const days = {
    '2026-03-02': { kind: 'neutral' },
    '2026-03-30': { kind: 'ahead', marks: ['school-free', 'vacation'] },
    '2026-03-31': { kind: 'ahead', marks: ['school-free'] },
  } as const satisfies Record<string, Partial<CalendarDay>>;
  expect(dayOf(days as never, '2026-03-30')).toMatchObject({ sign: 'vacation' });
  expect(dayOf(days as never, '2026-03-31')).toMatchObject({ sign: 'ahead' });
  expect(signsOf(weeksOf(march(days as never), 'mon'))).toEqual(['missed', 'free', 'vacation']);
});

test('today shows how it is marked, in its frame, and days before the hero are blank', () => {
  const days = {
    '2026-03-01': { kind: 'neutral' },
    '2026-03-02': { kind: 'neutral' },
    '2026-03-31': { kind: 'today', marks: ['sick'] },
  } as const satisfies Record<string, Partial<CalendarDay>>;
  const weeks = weeksOf(march(days as never), 'mon', '2026-03-02');
  const [first, second] = weeks.flat().filter((day) => day !== null);
  expect([first?.sign, second?.sign]).toEqual(['before', 'free']);
  expect(weeks.flat().find((day) => day?.date === '2026-03-31')).toMatchObject({ sign: 'sick' });
  expect(signsOf(weeks)).toEqual(['today', 'missed', 'free', 'sick']);
});
