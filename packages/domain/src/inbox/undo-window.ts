/** A parent's decision can be undone this long (rules: undo). */
export const UNDO_WINDOW_MS = 24 * 3_600_000;

/** Whether what was decided at `at` can still be undone `now`: the last instant of the window counts. */
export function isInUndoWindow(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= UNDO_WINDOW_MS;
}

/** The last instant at which a decision can be undone. */
export const undoableUntil = (at: Date): Date => new Date(at.getTime() + UNDO_WINDOW_MS);
