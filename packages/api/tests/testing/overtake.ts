import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import { untilHolds } from '@herohood/testing/until-holds';
import { expect } from 'vitest';

export interface HeroKey {
  familyId: FamilyId;
  childId: string;
}

/** Where a hero's row lies. */
export async function heroKeyOf({ sql }: TestDatabase, childId: string): Promise<HeroKey> {
  const [row] = await sql`select family_id from children where id = ${childId}`;
  return { familyId: row?.family_id, childId };
}

interface Overtaking<T> {
  database: TestDatabase;
  hero: HeroKey;
  /** What the act has to wait for; the hero when nothing is said. */
  hold?: (tx: Transaction) => Promise<unknown>;
  /** Begins, sees the rows as they stand, and has to wait. */
  act: () => Promise<T>;
  /** Commits while the act waits, so that what the act saw is stale. */
  write: (tx: Transaction) => Promise<unknown>;
}

/** Has a transaction overtake an act that has begun already; the act's answer. */
export async function overtake<T>({ database, hero, hold, act, write }: Overtaking<T>): Promise<T> {
  let acting: Promise<T> | undefined;
  await database.db.transaction(async (tx) => {
    await (hold ? hold(tx) : lockChild(tx, hero.familyId, hero.childId));
    acting = act();
    acting.catch(() => {}); // looked at below
    await untilHolds(async () => expect(await waiting(database)).toBeGreaterThan(0));
    await write(tx);
  });
  return acting as Promise<T>;
}

async function waiting({ sql }: TestDatabase): Promise<number> {
  const [row] = await sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.n as number;
}
