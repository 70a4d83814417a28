import { deleteOldStripeEvents } from '@herohood/db/subscription/prune-queries';
import { keptSince } from '@herohood/domain/family/kept-days';
import type { Ports } from '../context';

/** Deletes up to `batchSize` notes of webhook events handled long ago; call again until fewer went. */
export function pruneStripeEvents(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<number> {
  return deleteOldStripeEvents(ports.db, keptSince('stripeEvents', ports.now()), batchSize);
}
