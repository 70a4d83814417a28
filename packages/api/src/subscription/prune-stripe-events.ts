import { deleteOldStripeEvents } from '@herohood/db/subscription/prune-queries';
import type { Ports } from '../context';

/** The payment provider repeats an event for days, never for months. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Deletes up to `batchSize` notes of webhook events handled long ago; call again until fewer went. */
export function pruneStripeEvents(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<number> {
  const before = new Date(ports.now().getTime() - KEPT_DAYS * DAY_MS);
  return deleteOldStripeEvents(ports.db, before, batchSize);
}
