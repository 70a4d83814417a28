import { expect, test } from 'vitest';
import { isInUndoWindow, UNDO_WINDOW_MS, undoableUntil } from './undo-window';

const DECIDED = new Date('2026-03-10T15:00:00.000Z');

test('a decision can be undone for 24 hours, the last instant included', () => {
  expect(undoableUntil(DECIDED).toISOString()).toBe('2026-03-11T15:00:00.000Z');
  expect(isInUndoWindow(DECIDED, undoableUntil(DECIDED))).toBe(true);
  expect(isInUndoWindow(DECIDED, new Date(DECIDED.getTime() + UNDO_WINDOW_MS + 1))).toBe(false);
});
