import { describe, expect, it } from 'vitest';
import { missionOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { DAILY_PLAN, type Schedule } from '../days/schedule';
import {
  decideOnBehalfDay,
  decideParentCompletion,
  decideSlot,
  decideTap,
  TRIES_PER_DAY,
} from './completion';

const pending = { status: 'pending' } as const;
const approved = { status: 'approved' } as const;
const kindOf = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

const NOW = new Date('2026-03-10T15:00:00.000Z');
const aTry = { slot: 1, status: 'withdrawn', approvalNo: 0, isSpotCheck: false };
const mission = {
  ...({ isActive: true, approval: 'family', ownApproval: null, askUntil: null, spotCheck: 0 } as const),
  ...({ photo: 'none', photoSince: null } as const),
};
const day = {
  ...({ habitId: 'one', plan: DAILY_PLAN, state: 'due', isAssigned: true, slots: 1, isOwed: true } as const),
  ...{ isDoneElsewhere: false, live: [] },
};
const question = {
  ...{ featureEnabled: true, mission, day, slot: 1, tries: [], doneAt: NOW, hasPhoto: false, now: NOW },
  ...{ completionId: 'a', hasAccess: true },
};
type Question = Parameters<typeof decideTap<typeof aTry>>[0];
const decide = (change: Partial<Question>) => decideTap<typeof aTry>({ ...question, ...change });
const tapped = (change: Partial<Question>) => kindOf(decide(change));

it('the first rule that says no is what a tap is told, and one that stands answers before its plan does', () => {
  const live = { ...aTry, status: 'approved', approvalNo: 1 };
  const changes: [string, Partial<Question>][] = [
    ['PHOTO_REQUIRED', { mission: { ...mission, photo: 'required' } }],
    ['SLOT_GONE', { slot: 2 }],
    ['NOT_DUE', { day: { ...day, state: 'off', slots: 0 } }],
    ['TRY_LIMIT', { tries: Array(TRIES_PER_DAY).fill(aTry) }],
    ['HABIT_INACTIVE', { mission: { ...mission, photo: 'required', isActive: false } }],
    ['existing', { slot: 1, tries: [live] }],
    ['FEATURE_DISABLED', { featureEnabled: false }],
  ];
  expect(tapped({ tries: Array(TRIES_PER_DAY - 1).fill(aTry) })).toBe('new');
  let all: Partial<Question> = {};
  expect(tapped(all)).toBe('new');
  for (const [code, change] of changes) {
    all = { ...all, ...change };
    expect(tapped(all)).toBe(code);
  }
  expect(decide({ tries: [live] })).toEqual({ kind: 'existing', row: live });
});

it.each([
  ['has the timer', {}, true],
  ['after one that was taken back has it', { tries: [aTry] }, true],
  [
    'beside the day’s other time has it',
    { tries: [{ ...aTry, slot: 2, status: 'approved', approvalNo: 1 }] },
    true,
  ],
  ['after a no has not', { tries: [{ ...aTry, status: 'rejected' }] }, false],
  ['after an undo has not', { tries: [{ ...aTry, approvalNo: 1 }] }, false],
  ['that parents are asked about has not', { mission: { ...mission, approval: 'ask' } }, false],
] as [string, Partial<Question>, boolean][])('a tap %s', (_, change, isTimed) => {
  expect(decide(change)).toMatchObject({ kind: 'new', isTimed });
});

describe('a parent completing a mission for a child', () => {
  it.each([
    ['a new one', true, null, 'new'],
    ["approves the child's own pending one", true, pending, 'approvePending'],
    ['also when the habit is inactive by now', false, pending, 'approvePending'],
    ['leaves an approved one as it is', true, approved, 'existing'],
    ['not for an inactive habit', false, null, 'HABIT_INACTIVE'],
  ])('%s', (...[, isActive, live, kind]) => {
    expect(kindOf(decideParentCompletion({ isActive, live }))).toBe(kind);
  });

  it.each([
    ['2026-03-10', 'allowed'],
    ['2026-03-09', 'allowed'],
    ['2026-03-03', 'allowed'],
    ['2026-03-02', 'TOO_OLD'],
    ['2025-03-10', 'TOO_OLD'],
    ['2026-03-11', 'BAD_REQUEST'],
  ])('on 10 March, %s is %s', (day, expected) => {
    const decision = decideOnBehalfDay(day, '2026-03-10');
    expect(decision.kind === 'refused' ? decision.code : decision.kind).toBe(expected);
  });
});

describe('a slot of a day', () => {
  const factsOf = (schedule: Schedule, liveDays: string[]): HeroFacts => ({
    ...{ neutralFrom: null, assignedFrom: '2026-03-01', marks: [], carePatterns: [], repairs: [] },
    ...{ dayRules: [], streakRules: [] },
    habits: [
      {
        habitId: 'one',
        plans: [{ ...DAILY_PLAN, fromDay: '2026-03-01', schedule }],
        periods: [{ fromDay: '2026-03-01', untilDay: null }],
        lastLiveBefore: null,
      },
    ],
    live: liveDays.map((day) => ({ habitId: 'one', day, slot: 1, isApproved: true })),
  });
  const asked = (
    day: string,
    liveDays: string[],
    schedule: Schedule = { kind: 'once', date: '2026-03-10' },
  ) => {
    const facts = factsOf(schedule, liveDays);
    return kindOf(decideSlot(missionOfDay(facts, facts.habits[0]!, { day, marks: [] }), 1));
  };

  it.each([
    ['its date is open', '2026-03-10', [], 'open'],
    ['so are the seven days after it', '2026-03-17', [], 'open'],
    ['and none after them', '2026-03-18', [], 'NOT_DUE'],
    ['done late, its date is over', '2026-03-10', ['2026-03-17'], 'NOT_DUE'],
    ['done late, so is every other day', '2026-03-11', ['2026-03-12'], 'NOT_DUE'],
    ['done on its date it is not done late', '2026-03-12', ['2026-03-10'], 'NOT_DUE'],
    ['the day on which it was done takes its other times', '2026-03-12', ['2026-03-12'], 'open'],
    ['what was done before its date, by another plan, is another one', '2026-03-10', ['2026-03-09'], 'open'],
    ['so is what was done after its last day', '2026-03-10', ['2026-03-18'], 'open'],
  ])('of what is due once: %s', (...[, day, liveDays, expected]) => {
    expect(asked(day, liveDays)).toBe(expected);
  });
});
