import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { auditEntries, families } from '../family/tables';
import { devices, syncEvents, syncMarks } from './tables';

export type DeviceRow = typeof devices.$inferSelect;
export type SyncEventRow = typeof syncEvents.$inferSelect;
export type NewSyncEvent = Pick<SyncEventRow, 'type' | 'entity' | 'audience'> & {
  entityId?: string | null;
  childId?: string | null;
};
export type NewAuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'familyId'>;

/**
 * Writes a family's events. Takes the family's row lock until the transaction ends and stamps the events under
 * it, so that stamps grow in commit order: call it last in a transaction (ruling R16).
 */
export async function insertEvents(db: Executor, familyId: string, events: NewSyncEvent[]): Promise<void> {
  const [stamp] = await db
    .update(families)
    .set({
      lastEventAt: sql`greatest(clock_timestamp(), ${families.lastEventAt} + interval '1 microsecond')`,
    })
    .where(eq(families.id, familyId))
    .returning({ createdAt: families.lastEventAt });
  if (!stamp) return; // the family itself was erased: nobody is left to tell
  await db
    .insert(syncEvents)
    .values(events.map((event) => ({ ...event, familyId, createdAt: stamp.createdAt })));
}

export async function insertAudit(db: Executor, familyId: string, entries: NewAuditEntry[]): Promise<void> {
  await db.insert(auditEntries).values(entries.map((entry) => ({ ...entry, familyId })));
}

/** Parents see every event of their family, a hero those for all and those about himself. */
const visibleTo = (childId: string | null) =>
  childId
    ? or(
        eq(syncEvents.audience, 'family'),
        and(eq(syncEvents.audience, 'child'), eq(syncEvents.childId, childId)),
      )
    : undefined;

export interface EventQuestion {
  familyId: string;
  /** Set: only what this hero may see. */
  childId?: string;
  after: string;
  limit: number;
}

/** What came after `after` and the asker may see, oldest first, up to `limit` events. */
export function listEventsAfter(
  db: Executor,
  { familyId, childId, after, limit }: EventQuestion,
): Promise<SyncEventRow[]> {
  return db
    .select()
    .from(syncEvents)
    .where(
      and(eq(syncEvents.familyId, familyId), gt(syncEvents.createdAt, after), visibleTo(childId ?? null)),
    )
    .orderBy(asc(syncEvents.createdAt), asc(syncEvents.id))
    .limit(limit);
}

const ownedBy = (familyId: string, childId: string | null) =>
  and(eq(devices.familyId, familyId), childId ? eq(devices.childId, childId) : isNull(devices.childId));

/** A hero's own devices, or the parents' ones (`childId` null). */
export function listDevices(db: Executor, familyId: string, childId: string | null): Promise<DeviceRow[]> {
  return db
    .select()
    .from(devices)
    .where(ownedBy(familyId, childId))
    .orderBy(asc(devices.createdAt), asc(devices.id))
    .limit(200);
}

/** Registers a device or renews its name and type; `isNew` tells which. */
export async function upsertDevice(
  db: Executor,
  device: Pick<DeviceRow, 'familyId' | 'childId' | 'deviceId' | 'deviceName' | 'deviceType' | 'lastSeenAt'>,
): Promise<{ device: DeviceRow; isNew: boolean }> {
  const target = device.childId
    ? [devices.familyId, devices.childId, devices.deviceId]
    : [devices.familyId, devices.deviceId];
  const targetWhere = device.childId ? sql`${devices.childId} is not null` : sql`${devices.childId} is null`;
  const { deviceName, deviceType, lastSeenAt } = device;
  const [row] = await db
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({ target, targetWhere, set: { deviceName, deviceType, lastSeenAt } })
    .returning({ id: devices.id, isNew: sql<boolean>`xmax = 0` });
  const [stored] = await db
    .select()
    .from(devices)
    .where(eq(devices.id, row?.id ?? ''));
  if (!row || !stored) throw new Error('The device was not written.');
  return { device: stored, isNew: row.isNew };
}

/** By the browser's own name for itself or by the id that registration gave it. */
export async function findDevice(
  db: Executor,
  who: { familyId: string; childId: string | null; deviceId: string },
): Promise<DeviceRow | null> {
  const [row] = await db
    .select()
    .from(devices)
    .where(
      and(
        ownedBy(who.familyId, who.childId),
        or(eq(devices.deviceId, who.deviceId), eq(sql`${devices.id}::text`, who.deviceId)),
      ),
    );
  return row ?? null;
}

/** Whether a device of this name is registered with any other family. */
export async function isForeignDevice(db: Executor, familyId: string, deviceId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.deviceId, deviceId), sql`${devices.familyId} <> ${familyId}`))
    .limit(1);
  return row !== undefined;
}

/** Marks events as worked through by a device; counts those that were not marked before. Unknown ids count for nothing. */
export async function markEvents(
  db: Executor,
  mark: { familyId: string; childId: string | null; deviceId: string; eventIds: number[]; now: Date },
): Promise<number> {
  if (mark.eventIds.length === 0) return 0;
  const known = await db
    .select({ id: syncEvents.id })
    .from(syncEvents)
    .where(
      and(
        eq(syncEvents.familyId, mark.familyId),
        inArray(syncEvents.id, mark.eventIds),
        visibleTo(mark.childId),
      ),
    );
  if (known.length === 0) return 0;
  const marked = await db
    .insert(syncMarks)
    .values(
      known.map(({ id }) => ({
        familyId: mark.familyId,
        deviceId: mark.deviceId,
        eventId: id,
        markedAt: mark.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ eventId: syncMarks.eventId });
  return marked.length;
}

export async function touchDevice(db: Executor, device: DeviceRow, now: Date): Promise<void> {
  await db
    .update(devices)
    .set({ lastSeenAt: now })
    .where(and(eq(devices.familyId, device.familyId), eq(devices.id, device.id)));
}
