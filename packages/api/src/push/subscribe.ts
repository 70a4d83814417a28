import {
  deleteSubscription,
  type Holder,
  lockEndpoint,
  lockHolder,
  lockSession,
  releaseEndpoint,
  type SignedInHolder,
  trimSubscriptions,
  upsertSubscription,
} from '@herohood/db/push/queries';
import { MAX_SUBSCRIPTIONS, type subscribeInput, type unsubscribeInput } from '@herohood/domain/push/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { FamilyContext } from '../context';
import { refusal } from '../refusals';

/**
 * Notes where a browser takes pushes for whoever is signed in there, for as long as they are (rules: pushes). Twice is once; the eleventh browser replaces
 * the oldest, and a browser that another hero (or parent) used before is theirs no more.
 */
export async function subscribe(
  ctx: FamilyContext,
  { endpoint, keys: { p256dh, auth } }: z.output<typeof subscribeInput>,
): Promise<{ ok: true }> {
  const holder = signedInHolderOf(ctx);
  // Two people who hand one browser back and forth may deadlock: it is run again.
  await act(ctx, async (tx) => {
    await lockHolder(tx, holder);
    // Signed out meanwhile: what is taken now would outlive the session.
    if (!(await lockSession(tx, holder))) throw refusal('UNAUTHORIZED');
    // Before the look at who has it: of two who take it at once the second finds the first.
    await lockEndpoint(tx, endpoint);
    await releaseEndpoint(tx, holder, endpoint);
    await upsertSubscription(tx, holder, { endpoint, p256dh, auth, createdAt: ctx.now() });
    await trimSubscriptions(tx, holder, MAX_SUBSCRIPTIONS);
  });
  return { ok: true };
}

/** Ends a browser's pushes for whoever is signed in there; one that has none is left in peace. */
export async function unsubscribe(
  ctx: FamilyContext,
  { endpoint }: z.output<typeof unsubscribeInput>,
): Promise<{ ok: true }> {
  await deleteSubscription(ctx.db, holderOf(ctx), endpoint);
  return { ok: true };
}

/** Who subscribes: the person whose session speaks. */
function holderOf(ctx: FamilyContext): Holder {
  return {
    familyId: ctx.familyId,
    parentId: ctx.parent?.userId ?? null,
    childId: ctx.child?.childId ?? null,
  };
}

/** The same with the session in which they speak. */
const signedInHolderOf = (ctx: FamilyContext): SignedInHolder => ({
  ...holderOf(ctx),
  sessionHash: (ctx.parent ?? ctx.child)?.hash ?? '',
});
