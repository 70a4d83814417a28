import { describe, expect, it } from 'vitest';
import { missionOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { DAILY_PLAN, type Schedule } from '../days/schedule';
import { UNDO_WINDOW_MS } from '../inbox/undo-window';
import {
  decideApprove,
  decideOnBehalfDay,
  decideParentCompletion,
  decideReject,
  decideSlot,
  decideTap,
  decideUndo,
  decideWithdraw,
  hasFeedback,
  isSpotCheck,
  photoState,
  routeOf,
  TRIES_PER_DAY,
  type UndoQuestion,
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

describe('deciding a completion', () => {
  it.each([
    ['pending', 'approve', 'reject', 'withdraw'],
    ['approved', 'unchanged', 'ALREADY_APPROVED', 'NOT_PENDING'],
    ['rejected', 'ALREADY_REJECTED', 'unchanged', 'NOT_PENDING'],
    ['withdrawn', 'NOT_PENDING', 'NOT_PENDING', 'NOT_PENDING'],
  ] as const)('a %s one: approving %s, rejecting %s, withdrawing %s', (...[status, ...expected]) => {
    const decisions = [decideApprove(status), decideReject(status), decideWithdraw(status)];
    expect(decisions.map(kindOf)).toEqual(expected);
  });

  it('a rejection must say something', () => {
    for (const empty of [undefined, null, '', '  \n\t ']) expect(hasFeedback(empty)).toBe(false);
    expect(hasFeedback(' Please rinse too. ')).toBe(true);
  });
});

describe('undoing an approval', () => {
  const decidedAt = new Date('2026-03-10T07:00:00Z');
  const after = (ms: number) => new Date(decidedAt.getTime() + ms);
  const question: UndoQuestion = {
    status: 'approved',
    decidedAt,
    now: after(1000),
    xp: 80,
    saved: 0,
    rewardPoints: 12,
    paidXp: 50,
    paidPoints: 10,
  };

  it('takes out of goals what the purse lacks', () => {
    expect(decideUndo(question)).toEqual({ kind: 'undo', fromGoals: 0 });
    expect(decideUndo({ ...question, xp: 20, saved: 30 })).toEqual({ kind: 'undo', fromGoals: 30 });
  });

  it.each<[string, Partial<UndoQuestion>, string]>([
    ['a pending one', { status: 'pending', decidedAt: null }, 'NOT_APPROVED'],
    ['a rejected one', { status: 'rejected' }, 'NOT_APPROVED'],
    ['exactly 24 hours later', { now: after(UNDO_WINDOW_MS) }, 'undo'],
    ['a millisecond more', { now: after(UNDO_WINDOW_MS + 1) }, 'UNDO_EXPIRED'],
    ['with just enough XP left', { xp: 50 }, 'undo'],
    ['with an XP spent', { xp: 49 }, 'ALREADY_SPENT'],
    ['with an XP saved', { xp: 49, saved: 1 }, 'undo'],
    ['with an XP spent and the rest saved', { xp: 0, saved: 49 }, 'ALREADY_SPENT'],
    ['with just enough points left', { rewardPoints: 10 }, 'undo'],
    ['with a point spent', { rewardPoints: 9 }, 'ALREADY_SPENT'],
  ])('%s', (_, change, expected) => {
    expect(kindOf(decideUndo({ ...question, ...change }))).toBe(expected);
  });
});

/** Ids as the database makes them: their moment, then what does not repeat. */
function idsOf(count: number): string[] {
  let state = 20260310;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  return Array.from({ length: count }, (_, nth) => {
    const moment = (NOW.getTime() + nth * 977).toString(16).padStart(12, '0');
    const [a, b, c] = [random(), random(), random()];
    return `${moment.slice(0, 8)}-${moment.slice(8)}-7${a.slice(0, 3)}-a${b.slice(0, 3)}-${c}${a.slice(4)}`;
  });
}

describe('a spot check', () => {
  const ids = idsOf(10_000);

  it.each([3, 4, 5, 7, 10, 20])('is one in %i of 10,000 missions, within the bounds of chance', (oneIn) => {
    const share = 1 / oneIn;
    const checked = ids.filter((id) => isSpotCheck(id, oneIn)).length;
    // Four deviations: chance alone is further off once in 16,000 times.
    const deviation = Math.sqrt(ids.length * share * (1 - share));
    expect(Math.abs(checked - ids.length * share)).toBeLessThan(4 * deviation);
  });

  it('is none where none is wanted', () => {
    expect(ids.some((id) => isSpotCheck(id, 0))).toBe(false);
  });
});

describe('the way of a completion', () => {
  const [checked = '', unchecked = ''] = [true, false].map((is) =>
    idsOf(100).find((id) => isSpotCheck(id, 3) === is),
  );
  const question = {
    ...({ policy: 'trust', spotCheck: 3, photo: 'none', completionId: unchecked } as const),
    ...{ hasAccess: true, wasSpotChecked: false, isBeforePhoto: false },
  };
  const TRUST = { way: 'trust', isSpotCheck: false };
  const ASK = { way: 'ask', isSpotCheck: false };
  const CHECK = { way: 'ask', isSpotCheck: true };
  const TIMER = { way: 'timer', isSpotCheck: false };

  it.each([
    ['trusted', {}, TRUST],
    ['trusted, with a picture', { photo: 'required' }, TRUST],
    ['trusted, done before a picture was asked for', { photo: 'required', isBeforePhoto: true }, ASK],
    ['trusted and looked at', { completionId: checked }, CHECK],
    ['trusted, never looked at', { completionId: checked, spotCheck: 0 }, TRUST],
    ['trusted, after a look on that day', { wasSpotChecked: true }, CHECK],
    ['trusted without access', { hasAccess: false }, ASK],
    ['asked about', { policy: 'ask', completionId: checked }, ASK],
    ['the family’s', { policy: 'family', completionId: checked }, TIMER],
    ['the family’s, a picture may be sent', { policy: 'family', photo: 'optional' }, TIMER],
    ['the family’s, with a picture', { policy: 'family', photo: 'required' }, ASK],
    ['the family’s, after a look on that day', { policy: 'family', wasSpotChecked: true }, ASK],
  ] as const)('of a mission that is %s', (_, change, way) => {
    expect(routeOf({ ...question, ...change })).toEqual(way);
  });
});

it('a picture is needed from the moment on that it is asked for; what was done before shows that it was', () => {
  const before = new Date(NOW.getTime() - 1);
  const required = { photo: 'required', photoSince: NOW } as const;
  const stateAt = (doneAt: Date, hasPhoto = false) => photoState(required, { doneAt, hasPhoto });
  expect([before, NOW].map((at) => stateAt(at))).toEqual(['tooEarly', 'needed']);
  expect([before, NOW].map((at) => stateAt(at, true))).toEqual(['fine', 'fine']);
  const none = { doneAt: before, hasPhoto: false };
  expect(photoState({ photo: 'required', photoSince: null }, none)).toBe('needed');
  expect(photoState({ photo: 'optional', photoSince: NOW }, none)).toBe('fine');
});
