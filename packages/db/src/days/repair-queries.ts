import type { Executor } from '../client';
import { streakRepairs } from './tables';

/** A missed day that a parent takes for good; again it changes nothing. */
export async function insertRepair(db: Executor, repair: typeof streakRepairs.$inferInsert): Promise<void> {
  await db.insert(streakRepairs).values(repair).onConflictDoNothing();
}
