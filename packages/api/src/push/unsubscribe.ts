import { deleteSubscription } from '@herohood/db/push/queries';
import type { unsubscribeInput } from '@herohood/domain/push/schema';
import type * as z from 'zod';
import type { FamilyContext } from '../context';
import { holderOf } from './holder';

/** Ends a browser's pushes for whoever is signed in there; one that has none is left in peace. */
export async function unsubscribe(
  ctx: FamilyContext,
  { endpoint }: z.output<typeof unsubscribeInput>,
): Promise<{ ok: true }> {
  await deleteSubscription(ctx.db, holderOf(ctx), endpoint);
  return { ok: true };
}
