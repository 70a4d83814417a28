import { expect, test } from 'vitest';
import { calendarOf } from './calendar';
import { daysOfMonth, hasCalendar } from './calendar-months';
import type { HeroFacts } from './facts';
import type { MarkKind } from './marks';
import { DAILY_PLAN } from './schedule';

const TODAY = '2026-11-12';

const live = (habitId: string, day: string, isApproved = true) => ({ habitId, day, slot: 1, isApproved });
const mark = (kind: MarkKind, day: string) => ({ kind, from: day, until: day });
const factsOf = (part: Partial<HeroFacts> = {}): HeroFacts => ({
  ...{ neutralFrom: null, assignedFrom: '2026-11-02', marks: [], carePatterns: [], dayRules: [] },
  ...{ streakRules: [], repairs: [], live: [] },
  habits: ['bed', 'read'].map((habitId) => ({
    ...{ habitId, plans: [], periods: [{ fromDay: '2026-11-02', untilDay: null }], lastLiveBefore: null },
  })),
  ...part,
});
const days = (facts: HeroFacts, shielded: string[] = []) =>
  new Map(
    calendarOf({
      facts,
      from: '2026-11-01',
      until: '2026-11-14',
      today: TODAY,
      shielded: new Set(shielded),
    }).map(({ date, ...day }) => [date.slice(8), day]),
  );
const kinds = (facts: HeroFacts, shielded: string[] = []) =>
  [...days(facts, shielded).values()].map(({ kind }) => kind);

test('each day has one kind: today and days ahead, marks, what was done, forgiven or missed, and nothing', () => {
  const facts = factsOf({
    marks: [
      mark('away', '2026-11-05'),
      mark('sick', '2026-11-05'),
      mark('holiday', TODAY),
      mark('school-free', '2026-11-03'),
    ],
    repairs: ['2026-11-06'],
    live: [live('bed', '2026-11-03'), live('bed', '2026-11-05'), live('bed', '2026-11-08', false)],
  });
  expect(kinds(facts, ['2026-11-07'])).toEqual([
    ...['neutral', 'missed', 'done', 'missed', 'sick', 'repaired', 'shielded'],
    ...['neutral', 'missed', 'missed', 'missed', 'today', 'ahead', 'ahead'],
  ]);
  const byDay = days(facts);
  expect(byDay.get('01')).toEqual({ kind: 'neutral', due: 0, done: 0, marks: [] });
  expect(byDay.get('03')).toEqual({ kind: 'done', due: 2, done: 1, marks: ['school-free'] });
  expect(byDay.get('05')).toEqual({ kind: 'sick', due: 1, done: 1, marks: ['sick', 'away'] });
  expect(byDay.get('12')).toEqual({ kind: 'today', due: 0, done: 0, marks: ['holiday'] });
  expect(byDay.get('14')).toEqual({ kind: 'ahead', due: 2, done: 0, marks: [] });
});

test('some of what was due makes a day done, or partly done where a hero needs all of it', () => {
  const some = [live('bed', '2026-11-03'), live('bed', '2026-11-04'), live('read', '2026-11-04')];
  const held = [live('bed', '2026-11-05'), live('read', '2026-11-05', false)];
  const facts = factsOf({ live: [...some, ...held] });
  expect(kinds(facts).slice(2, 5)).toEqual(['done', 'done', 'done']);
  const all = { ...facts, streakRules: [{ fromDay: '2026-11-01', rule: 'all' as const }] };
  expect(kinds(all).slice(2, 5)).toEqual(['partly', 'done', 'partly']);
  expect(kinds({ ...all, repairs: ['2026-11-03'] })[2]).toBe('repaired');
});

test('a day before the first habit is neutral, also before there were plans, unless it was done', () => {
  const facts = factsOf({ neutralFrom: TODAY, live: [live('bed', '2026-11-01')] });
  expect(kinds(facts).slice(0, 2)).toEqual(['done', 'missed']);
  expect(kinds({ ...facts, live: [] })[0]).toBe('neutral');
});

test('nothing due is neutral', () => {
  const plans = [
    { fromDay: '2026-11-02', ...DAILY_PLAN, schedule: { kind: 'days' as const, days: ['mon' as const] } },
  ];
  const facts = factsOf();
  const weekly = { ...facts, habits: facts.habits.map((habit) => ({ ...habit, plans })) };
  expect(kinds(weekly).slice(1, 4)).toEqual(['missed', 'neutral', 'neutral']);
});

test('months have their own length, and reach 24 back and 2 ahead', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', until: '2026-12-31' });
  const near = ['2024-10', '2024-11', '2026-11', '2027-01', '2027-02'].map((month) =>
    hasCalendar(month, TODAY),
  );
  expect(near).toEqual([false, true, true, true, false]);
});
