import type { SyncEventRow } from '@herohood/db/sync/queries';
import { DAY_MS } from '@herohood/domain/time/durations';
import { toIso } from './present';

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
