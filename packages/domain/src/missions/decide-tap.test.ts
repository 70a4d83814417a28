import { expect, test } from 'vitest';
import { DAILY_PLAN } from '../days/schedule';
import { TRIES_PER_DAY } from './completion';
import { decideTap } from './decide-tap';

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
const said = (change: Partial<Question>) => {
  const decision = decide(change);
  return decision.kind === 'refused' ? decision.code : decision.kind;
};

test('the first rule that says no is what a tap is told, and one that stands answers before its plan does', () => {
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
  let all: Partial<Question> = {};
  expect(said(all)).toBe('new');
  for (const [code, change] of changes) {
    all = { ...all, ...change };
    expect(said(all)).toBe(code);
  }
  expect(decide({ tries: [live] })).toEqual({ kind: 'existing', row: live });
});

test.each([
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
