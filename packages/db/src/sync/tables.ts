import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';
import { families } from '../family/tables';

/** Browsers and apps that keep themselves in step. A hero's devices carry their id, a parent's none. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    childId: uuid(),
    deviceId: text().notNull(),
    deviceName: text().notNull(),
    deviceType: text().notNull(),
    lastSeenAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('devices_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    uniqueIndex('devices_of_parents').on(t.familyId, t.deviceId).where(sql`${t.childId} is null`),
    uniqueIndex('devices_of_heroes')
      .on(t.familyId, t.childId, t.deviceId)
      .where(sql`${t.childId} is not null`),
    index('devices_by_name').on(t.deviceId),
    check('devices_type', sql`${t.deviceType} in ('web','ios','android','other')`),
  ],
);

/**
 * What changed. `createdAt` is taken under the family's row lock and grows strictly within a family, in commit
 * order: a reader that has seen one instant has seen everything before it (rules: sync).
 */
export const syncEvents = pgTable(
  'sync_events',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    entity: text().notNull(),
    entityId: uuid(),
    childId: uuid(),
    /** `family`: parents and every hero; `child`: parents and the hero `childId`; `parents`: parents only. */
    audience: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'string', precision: 6 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.id] }),
    index('sync_events_in_order').on(t.familyId, t.createdAt),
    index('sync_events_age').on(t.createdAt),
    check('sync_events_audience', sql`${t.audience} in ('family','child','parents')`),
    check('sync_events_child', sql`${t.audience} <> 'child' or ${t.childId} is not null`),
  ],
);

/** Which device has worked through which event; counted once each. */
export const syncMarks = pgTable(
  'sync_marks',
  {
    familyId: familyId(),
    deviceId: uuid().notNull(),
    eventId: bigint({ mode: 'number' }).notNull(),
    markedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.deviceId, t.eventId] }),
    foreignKey({
      columns: [t.familyId, t.deviceId],
      foreignColumns: [devices.familyId, devices.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.familyId, t.eventId],
      foreignColumns: [syncEvents.familyId, syncEvents.id],
    }).onDelete('cascade'),
    index('sync_marks_by_event').on(t.familyId, t.eventId),
  ],
);

/**
 * The taps that were answered. A device sends one as often as it must: whatever way it comes by, the first answer is the
 * answer (rules: taps). They live as long as their hero.
 */
export const taps = pgTable(
  'taps',
  {
    familyId: familyId(),
    /** The device's own. */
    id: uuid().notNull(),
    childId: uuid().notNull(),
    /** What was tapped, as `deedOf` says it. */
    deed: text().notNull(),
    /** The completion, claim, proposal or play of the answer. */
    rowId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ name: 'taps_key', columns: [t.familyId, t.id] }), goesWithHero(t)],
);
