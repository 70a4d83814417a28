import { clearThrottles } from '@herohood/db/account/throttle-queries';
import { deleteChild, forgetChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { lockFamily, updateFamily } from '@herohood/db/family/queries';
import { listPhotosOfHero } from '@herohood/db/media/photo-queries';
import { act } from '../act';
import type { ParentContext } from '../context';
import { dropPhotos } from '../media/remove-photos';
import { found } from '../refusals';

/**
 * Deletes a hero with all that is theirs; their sessions end at once. Only the event that tells the devices still names
 * the id, until it is pruned. Null is the empty answer.
 */
export async function removeChild(ctx: ParentContext, childId: string): Promise<null> {
  const { familyId } = ctx;
  await act(ctx, async (tx, unit) => {
    const named = await listPhotosOfHero(tx, familyId, childId);
    found(await deleteChild(tx, familyId, childId), 'This hero');
    await dropPhotos(ctx, unit, named);
    await clearThrottles(tx, childId);
    await forgetChild(tx, familyId, childId);
    await forgetDelay(tx, familyId, childId);
    unit.event({ type: 'deleted', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'child.deleted' });
  });
  return null;
}

/** Takes the hero's own delay out of the family's auto-approval. */
async function forgetDelay(tx: Transaction, familyId: FamilyId, childId: string): Promise<void> {
  const { autoApprovalByChild } = await lockFamily(tx, familyId);
  const { [childId]: own, ...others } = autoApprovalByChild;
  if (own) await updateFamily(tx, familyId, { autoApprovalByChild: others });
}
