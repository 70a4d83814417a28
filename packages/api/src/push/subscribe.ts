import {
  lockEndpoint,
  lockHolder,
  releaseEndpoint,
  trimSubscriptions,
  upsertSubscription,
} from '@herohood/db/push/queries';
import { MAX_SUBSCRIPTIONS, type subscribeInput } from '@herohood/domain/push/schema';
import type * as z from 'zod';
import type { FamilyContext } from '../context';
import { transact } from '../sync/transact';
import { holderOf } from './holder';

/**
 * Notes where a browser takes pushes for whoever is signed in there. Twice is once; the eleventh browser replaces
 * the oldest, and a browser that another hero (or parent) used before is theirs no more.
 */
export async function subscribe(
  ctx: FamilyContext,
  { endpoint, keys: { p256dh, auth } }: z.output<typeof subscribeInput>,
): Promise<{ ok: true }> {
  const holder = holderOf(ctx);
  // Two people who hand one browser back and forth may deadlock: `transact` runs it again.
  await transact(ctx, async (tx) => {
    await lockHolder(tx, holder);
    // Before the look at who has it: of two who take it at once the second finds the first.
    await lockEndpoint(tx, endpoint);
    await releaseEndpoint(tx, holder, endpoint);
    await upsertSubscription(tx, holder, { endpoint, p256dh, auth, createdAt: ctx.now() });
    await trimSubscriptions(tx, holder, MAX_SUBSCRIPTIONS);
  });
  return { ok: true };
}
