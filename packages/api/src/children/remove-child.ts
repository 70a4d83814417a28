import { clearThrottles } from '@herohood/db/account/throttle-queries';
import { deleteChild } from '@herohood/db/children/queries';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { transact } from '../sync/transact';

/** Deletes a hero with all that is his; his sessions end at once (rulings R3, R8). Null is the empty answer. */
export async function removeChild(ctx: ParentContext, childId: string): Promise<null> {
  await transact(ctx, async (tx, changes) => {
    const child = found(await deleteChild(tx, ctx.familyId, childId), 'This hero');
    await clearThrottles(tx, childId);
    changes.event({ type: 'deleted', entity: 'child', entityId: childId, childId });
    changes.audit({ act: 'child.deleted', summary: `${ctx.actor.name} deleted ${child.name}` });
  });
  return null;
}
