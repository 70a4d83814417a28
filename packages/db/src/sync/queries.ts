import type { Audited } from '@herohood/domain/family/audit';
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { arrayText } from '../array-param';
import type { Executor } from '../client';
import { isViolationOf } from '../constraint';
import type { FamilyId } from '../family/family-id';
import { lockFamily } from '../family/queries';
import { isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { type ActedBy, recordAct } from './record-act';
import { devices, syncEvents, syncMarks, taps } from './tables';

export type DeviceRow = typeof devices.$inferSelect;
export type SyncEventRow = typeof syncEvents.$inferSelect;
export type NewSyncEvent = Pick<
  SyncEventRow,
  'familyId' | 'type' | 'entity' | 'entityId' | 'childId' | 'audience'
>;
export type NewAuditEntry = Audited & { familyId: FamilyId; childId?: string | null };

/**
 * Writes sync events, and the audit entries that belong to them, of one family or many. Takes the families' row locks until the
 * transaction ends: call it last in a transaction (see `recordAct`).
 */
export async function recordChanges(
  db: Executor,
  changes: { now: Date; actor: ActedBy; events: NewSyncEvent[]; entries: NewAuditEntry[] },
): Promise<void> {
  const { now, actor } = changes;
  const told = changes.events.map(({ familyId, entityId, childId, ...event }) => ({
    ...{ family_id: familyId, entity_id: entityId, child_id: childId },
    ...event,
  }));
  const said = changes.entries.map(({ familyId, act, args = {}, childId }) => ({
    ...{ family_id: familyId, child_id: childId },
    ...{ act, args },
  }));
  const events = sql`select * from jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb)
    as e(family_id uuid, type text, entity text, entity_id uuid, child_id uuid, audience text)`;
  const entries = sql`select * from jsonb_to_recordset(${JSON.stringify(said)}::text::jsonb)
    as e(family_id uuid, act text, child_id uuid, args jsonb)`;
  await db.execute(sql`with ${recordAct({ events, audit: { now, actor, entries } })} select 1`);
}

/** Parents see every event of their family, a hero those for all and those about themselves. */
const visibleTo = (childId: string | Placeholder | null) =>
  childId
    ? or(
        eq(syncEvents.audience, 'family'),
        and(eq(syncEvents.audience, 'child'), eq(syncEvents.childId, childId)),
      )
    : undefined;

export interface EventQuestion {
  familyId: FamilyId;
  /** Set: only what this hero may see. */
  childId?: string;
  /** Set: only events about these. */
  entities?: readonly string[];
  after: string;
  limit: number;
}

const isOneOf = (entities: Placeholder) => sql`${syncEvents.entity} = any(${entities}::text[])`;

const eventsOf = (asker: 'parent' | 'helper' | 'hero') =>
  preparedQuery((db) =>
    db
      .select()
      .from(syncEvents)
      .where(
        and(
          eq(syncEvents.familyId, sql.placeholder('familyId')),
          gt(syncEvents.createdAt, sql.placeholder('after')),
          asker === 'hero' ? visibleTo(sql.placeholder('childId')) : undefined,
          asker === 'helper' ? isOneOf(sql.placeholder('entities')) : undefined,
        ),
      )
      .orderBy(asc(syncEvents.createdAt), asc(syncEvents.id))
      .limit(sql.placeholder('limit')),
  );

const [eventsOfParents, eventsOfHelpers] = [eventsOf('parent'), eventsOf('helper')];
const eventsOfHero = eventsOf('hero');

/** What came after `after` and the asker may see, oldest first, up to `limit` events. */
export function listEventsAfter(
  db: Executor,
  { childId, entities, ...question }: EventQuestion,
): Promise<SyncEventRow[]> {
  if (childId) return eventsOfHero(db, { ...question, childId });
  if (!entities) return eventsOfParents(db, question);
  return eventsOfHelpers(db, { ...question, entities: arrayText(entities) });
}

const ownedBy = (familyId: FamilyId, childId: string | null) =>
  and(eq(devices.familyId, familyId), childId ? eq(devices.childId, childId) : isNull(devices.childId));

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

/**
 * Forgets the devices of a new device's holder beyond `keep`, those first that were not seen for longest; never the new
 * one. Locks the family, so that registrations at the same moment cannot all stay.
 */
export async function trimDevices(
  db: Executor,
  { id, familyId, childId }: DeviceRow,
  keep: number,
): Promise<void> {
  await lockFamily(db, familyId);
  const spare = db
    .select({ id: devices.id })
    .from(devices)
    .where(and(ownedBy(familyId, childId), ne(devices.id, id)))
    .orderBy(desc(devices.lastSeenAt), desc(devices.id))
    .offset(keep - 1);
  await db.delete(devices).where(and(eq(devices.familyId, familyId), inArray(devices.id, spare)));
}

/** By the browser's own name for itself or by the id that registration gave it. */
export async function findDevice(
  db: Executor,
  who: { familyId: FamilyId; childId: string | null; deviceId: string },
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
export async function isForeignDevice(db: Executor, familyId: FamilyId, deviceId: string): Promise<boolean> {
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
  mark: { familyId: FamilyId; childId: string | null; deviceId: string; eventIds: number[]; now: Date },
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
  await db.update(devices).set({ lastSeenAt: now }).where(isRow(devices, device));
}

export type TapRow = typeof taps.$inferSelect;

const tapOfFamily = preparedQuery((db) =>
  db
    .select()
    .from(taps)
    .where(isRow(taps, { familyId: sql.placeholder('familyId'), id: sql.placeholder('id') })),
);

/** A tap of the family's that was answered; null for another one. */
export async function findTap(db: Executor, familyId: FamilyId, id: string): Promise<TapRow | null> {
  const [row] = await tapOfFamily(db, { familyId, id });
  return row ?? null;
}

/** Notes with which row a tap was answered. Fails when its id is taken (`isTapTaken`), which undoes the transaction that it is part of. */
export async function insertTap(db: Executor, tap: TapRow): Promise<void> {
  await db.insert(taps).values(tap);
}

/** Whether a write failed because the family has answered a tap of that id. */
export const isTapTaken = (error: unknown): boolean => isViolationOf('taps_key', error);
