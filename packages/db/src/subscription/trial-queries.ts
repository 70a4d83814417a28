import { eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { usedTrials } from './tables';

/** When the trial ended that somebody of this digest has had; null when none is known. */
export async function findTrialEnd(db: Executor, emailDigest: string): Promise<Date | null> {
  const [row] = await db.select().from(usedTrials).where(eq(usedTrials.emailDigest, emailDigest));
  return row?.endsAt ?? null;
}

/** Notes a trial whose family goes; the first of a digest stays. */
export async function keepTrial(db: Executor, trial: typeof usedTrials.$inferInsert): Promise<void> {
  await db.insert(usedTrials).values(trial).onConflictDoNothing();
}
