import type { FamilyId } from '@herohood/db/family/family-id';
import type { Ports } from '../context';
import { refusal } from '../refusals';
import { retried } from './retried';

const ATTEMPTS = 4;

interface Attempt<Row> {
  /** One statement that writes all of the act, or nothing and answers null. */
  write: () => Promise<Row | null>;
  /**
   * Says by plain reads and domain's rule why nothing was written: throws the refusal, or returns what stands already.
   * Null when the rule says yes: somebody was faster, and what they did is over.
   */
  explain: () => Promise<Row | null>;
}

/**
 * Runs an act that is one statement, and announces what it wrote. When it was overtaken it runs again, at most four times
 * in all; whoever is overtaken more often is told to come back (503).
 */
export async function attempt<Row extends { familyId: FamilyId; childId: string }>(
  { live }: Pick<Ports, 'live'>,
  { write, explain }: Attempt<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  for (let n = 0; n < ATTEMPTS; n += 1) {
    const row = await retried(write);
    if (row) {
      live.changed({ familyId: row.familyId, childId: row.childId });
      return { row, isNew: true };
    }
    const existing = await explain();
    if (existing) return { row: existing, isNew: false };
  }
  throw refusal('UNAVAILABLE', 'tooMuchAtOnce', { retryAfter: 1 });
}
