import { sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary keys are random uuids, so that ids of different tables never collide (ruling R8). */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

/** Instants are kept to the millisecond: what is read back equals what JavaScript wrote. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => instant().notNull().default(sql`now()`);
