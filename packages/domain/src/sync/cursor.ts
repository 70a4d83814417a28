import { DAY_MS } from '../time/durations';

/** A client whose last sync is older must fetch everything anew (rules: sync). */
export const SYNC_HORIZON_DAYS = 30;

/** Events in one answer; a device that missed more is quicker with everything anew. */
export const MAX_EVENTS = 5000;

/**
 * What a sync answers with. `first`: no backlog, only the time. `fullRefresh`: what the client holds is too old to
 * be brought up to date. `since`: all events after that instant.
 */
export type SyncAnswer = { kind: 'first' } | { kind: 'fullRefresh' } | { kind: 'since'; since: Date };

/** Decides a sync from the client's `lastSyncTime` (rules: sync). A time to come is taken as now. */
export function decideSync(lastSyncTime: Date | null | undefined, now: Date): SyncAnswer {
  if (!lastSyncTime) return { kind: 'first' };
  const ageMs = now.getTime() - lastSyncTime.getTime();
  if (ageMs > SYNC_HORIZON_DAYS * DAY_MS) return { kind: 'fullRefresh' };
  return { kind: 'since', since: ageMs < 0 ? now : lastSyncTime };
}
