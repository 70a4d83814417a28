import { describe, expect, it } from 'vitest';
import { UNDO_WINDOW_MS } from '../inbox/undo-window';
import {
  decideApproveTransaction,
  decideRejectTransaction,
  decideUndoTransaction,
  startsApproved,
  transactionStatus,
  type UndoTransactionQuestion,
} from './transaction';

const NOW = new Date('2026-03-10T15:00:00.000Z');
const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

it('a bonus counts at once unless it is to be approved later', () => {
  expect(startsApproved({})).toBe(true);
  expect(startsApproved({ requiresApproval: false })).toBe(true);
  expect(startsApproved({ requiresApproval: true })).toBe(false);
});

describe('deciding points that wait', () => {
  it.each([
    [{ isApproved: false, rejectedAt: null }, 'pending', 'approve', 'reject'],
    [{ isApproved: true, rejectedAt: null }, 'approved', 'unchanged', 'ALREADY_APPROVED'],
    [{ isApproved: false, rejectedAt: NOW }, 'rejected', 'ALREADY_REJECTED', 'unchanged'],
  ] as const)('%j is %s: approving %s, rejecting %s', (row, ...expected) => {
    const status = transactionStatus(row);
    const decisions = [decideApproveTransaction(status), decideRejectTransaction(status)];
    expect([status, ...decisions.map(told)]).toEqual(expected);
  });
});

describe('undoing a decision about points', () => {
  const question: UndoTransactionQuestion = {
    status: 'approved',
    decidedAt: new Date(NOW.getTime() - UNDO_WINDOW_MS),
    isUndone: false,
    now: NOW,
    amount: 25,
    rewardPoints: 25,
  };

  it.each<[Partial<UndoTransactionQuestion>, string]>([
    [{}, 'counter'],
    [{ status: 'rejected', rewardPoints: 0 }, 'reopen'],
    [{ status: 'pending', decidedAt: null }, 'NOT_DECIDED'],
    [{ decidedAt: null }, 'NOT_DECIDED'],
    [{ isUndone: true }, 'NOT_DECIDED'],
    [{ now: new Date(NOW.getTime() + 1) }, 'UNDO_EXPIRED'],
    [{ rewardPoints: 24 }, 'ALREADY_SPENT'],
    [{ rewardPoints: 24, now: new Date(NOW.getTime() + 1) }, 'UNDO_EXPIRED'],
  ])('%j: %s', (change, outcome) => {
    expect(told(decideUndoTransaction({ ...question, ...change }))).toBe(outcome);
  });
});
