/**
 * How far a timer has run. Spans and instants are milliseconds, instants since 1970. Nothing counts ticks: each look
 * adds what has passed since the last one, however long ago that was.
 */
export interface TimedRun {
  totalMs: number;
  /** What had run at the last look; never less than before, never more than the total. */
  ranMs: number;
  /** The last look of a timer that runs; null while it pauses and once it has ended. */
  since: number | null;
  endedAt: number | null;
}

/** A timer that begins to run now. */
export const startRun = (totalMs: number, now: number): TimedRun => ({
  totalMs,
  ranMs: 0,
  since: now,
  endedAt: null,
});

/**
 * The timer as it stands `now`, and whether it goes on: a `look` leaves that as it was. It ends once, in the first look
 * at which the total has passed; what has ended stays as it is. A clock that was set back adds nothing.
 */
export function advanceRun(run: TimedRun, act: 'look' | 'pause' | 'resume', now: number): TimedRun {
  if (run.endedAt !== null) return run;
  const passed = run.since === null ? 0 : Math.max(0, now - run.since);
  const ranMs = Math.min(run.totalMs, run.ranMs + passed);
  if (ranMs === run.totalMs) return { ...run, ranMs, since: null, endedAt: now };
  const goesOn = act === 'resume' || (act === 'look' && run.since !== null);
  return { ...run, ranMs, since: goesOn ? now : null };
}

/** The quarters of the mouth that are brushed one after the other (rules: tools). */
export const BRUSH_QUARTERS = 4;
const QUARTER_MS = 30_000;
export const BRUSH_MS = BRUSH_QUARTERS * QUARTER_MS;

/** The quarter that is brushed now, from 0; the last one also when all is done. */
export const quarterOf = ({ ranMs }: TimedRun): number =>
  Math.min(BRUSH_QUARTERS - 1, Math.floor(ranMs / QUARTER_MS));
