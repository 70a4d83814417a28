import type { CheerId } from '@herohood/domain/world/cheer';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { children, goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';

/** The trips that a hero has told of; the card that each brought stays (rules: trips). */
export const trips = pgTable(
  'trips',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    /** The day on which everything was sent or done. */
    day: date({ mode: 'string' }).notNull(),
    storyId: text().notNull(),
    /** The family day on which it was told. */
    openedOn: date({ mode: 'string' }).notNull(),
    openedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.day] }),
    // One a day, whoever asks and how often.
    unique('trips_one_a_day').on(t.familyId, t.childId, t.openedOn),
    goesWithHero(t),
    check('trips_told_later', sql`${t.openedOn} > ${t.day}`),
  ],
);

/** A hero's room, written whole: what they own no more is left out when it is read (rules: the room). */
export const rooms = pgTable(
  'rooms',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    pieces: jsonb().$type<{ itemId: string; x: number; y: number; layer: number }[]>().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId] }),
    goesWithHero(t),
    check('rooms_pieces', sql`jsonb_typeof(${t.pieces}) = 'array' and jsonb_array_length(${t.pieces}) <= 60`),
  ],
);

/** Cheers between siblings, the sender's rows; the number of the day holds them to five (rules: cheers). */
export const cheers = pgTable(
  'cheers',
  {
    id: id(),
    familyId: familyId(),
    /** Who sent it. */
    childId: uuid().notNull(),
    toChildId: uuid().notNull(),
    cheer: text().$type<CheerId>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    noOfDay: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cheers_five_a_day').on(t.familyId, t.childId, t.day, t.noOfDay),
    goesWithHero(t),
    foreignKey({
      columns: [t.familyId, t.toChildId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    index('cheers_received').on(t.familyId, t.toChildId, t.createdAt),
    check('cheers_no_of_day', sql`${t.noOfDay} between 1 and 5`),
    check('cheers_to_others', sql`${t.childId} <> ${t.toChildId}`),
  ],
);
