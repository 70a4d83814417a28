import { describe, expect, it } from 'vitest';
import { UNDO_WINDOW_MS } from '../inbox/undo-window';
import {
  decideApprove,
  decideReject,
  decideUndo,
  decideWithdraw,
  hasFeedback,
  type UndoQuestion,
} from './approval';

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

describe('deciding a completion', () => {
  it.each([
    ['pending', 'approve', 'reject', 'withdraw'],
    ['approved', 'unchanged', 'ALREADY_APPROVED', 'NOT_PENDING'],
    ['rejected', 'ALREADY_REJECTED', 'unchanged', 'NOT_PENDING'],
    ['withdrawn', 'NOT_PENDING', 'NOT_PENDING', 'NOT_PENDING'],
  ] as const)('a %s one: approving %s, rejecting %s, withdrawing %s', (...[status, ...expected]) => {
    const decisions = [decideApprove(status), decideReject(status), decideWithdraw(status)];
    expect(decisions.map(told)).toEqual(expected);
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
    totalXp: 230,
    rewardPoints: 12,
    paidXp: 50,
    paidPoints: 10,
  };

  it('takes back exactly what was paid, and the level with it', () => {
    expect(decideUndo(question)).toEqual({
      ...{ kind: 'undo', xp: 30, fromGoals: 0, totalXp: 180, rewardPoints: 2, level: 2 },
    });
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
    expect(told(decideUndo({ ...question, ...change }))).toBe(expected);
  });
});
