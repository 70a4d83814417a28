import type { FamilyId } from '@herohood/db/family/family-id';
import {
  type DeviceRow,
  type EventQuestion,
  listEventsAfter,
  type SyncEventRow,
} from '@herohood/db/sync/queries';
import { decideSync, MAX_EVENTS } from '@herohood/domain/sync/cursor';
import type { SyncResponse } from '@herohood/domain/sync/schema';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { Ports } from '../context';
import { presentDevice, presentEvent, toIso } from './present';

interface Asker {
  family: { id: FamilyId; today: string; row: { lastEventAt: string } };
  childId: string | null;
  /** Set: they hear of these kinds of things alone. */
  entities?: readonly string[];
  devices: DeviceRow[];
}

/**
 * What has changed since `lastSyncTime`, for the family's parents, its helpers or one hero (rules: sync). The time handed
 * out is that of the family's newest committed event: stamps grow in commit order, so nothing that commits later
 * can lie before it.
 */
export async function syncFamily(
  ctx: Pick<Ports, 'db' | 'now'>,
  asker: Asker,
  lastSyncTime: string | undefined,
): Promise<SyncResponse> {
  const now = ctx.now();
  const { family, childId, devices } = asker;
  const familyLast = toIso(family.row.lastEventAt);
  const { kind } = decideSync(lastSyncTime ? new Date(lastSyncTime) : null, now);
  // A cursor beyond the newest event is a wrong clock's: from the newest event on nothing can be missed.
  const cursor = normaliseCursor(lastSyncTime ?? familyLast);
  const [after = familyLast] = [cursor, familyLast].sort();
  const question: EventQuestion = {
    familyId: family.id,
    ...(childId && { childId }),
    ...(asker.entities && { entities: asker.entities }),
    after,
    limit: MAX_EVENTS + 1,
  };
  const isQuiet = after === familyLast;
  const found = kind === 'since' && !isQuiet ? await listEventsAfter(ctx.db, question) : [];
  // What came since the session was read is the next poll's: other questions of this request may have been read before it.
  const seen = found.filter(({ createdAt }) => toIso(createdAt) <= familyLast);
  const isTooMuch = seen.length > MAX_EVENTS;
  const events = isTooMuch ? [] : seen;
  return {
    lastSyncTime: cursorAfter(familyLast, now),
    today: family.today,
    syncEvents: events.map(presentEvent),
    devices: devices.map(presentDevice),
    fullRefresh: kind === 'fullRefresh' || isTooMuch,
  };
}

/**
 * The newest event seen: the family's last one when the session was read, or a later one that this read found. A
 * quiet family's cursor follows at a day's distance, so that it never grows too old; no transaction lives that long.
 */
export function cursorAfter(
  familyLast: string,
  now: Date,
  events: readonly Pick<SyncEventRow, 'createdAt'>[] = [],
): string {
  const last = events.at(-1)?.createdAt;
  const floor = new Date(now.getTime() - DAY_MS).toISOString().replace('Z', '000Z');
  const candidates = [familyLast, floor, ...(last ? [toIso(last)] : [])];
  return candidates.sort().at(-1) ?? floor;
}

/** A cursor as this server writes them, so that cursors compare as text; other spellings lose what Date cannot hold. */
export function normaliseCursor(text: string): string {
  const own = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6})\d*)?Z$/.exec(text);
  if (own) return `${own[1]}.${(own[2] ?? '').padEnd(6, '0')}Z`;
  return new Date(text).toISOString().replace('Z', '000Z');
}
