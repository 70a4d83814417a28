/**
 * The repeating job that wakes the auto-approval sweep (rules: auto-approval). Postgres holds what is due; the queue
 * only wakes the work, so losing the queue's store loses nothing.
 */
export const sweepDueMissionsJob = { name: 'missions-sweep', everyMs: 15_000 } as const;
