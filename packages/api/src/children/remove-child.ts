import { clearThrottles } from '@herohood/db/account/throttle-queries';
import { deleteChild, forgetChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { lockFamily, updateFamily } from '@herohood/db/family/queries';
import { listPhotosOfHero } from '@herohood/db/media/photo-queries';
import type { ParentContext } from '../context';
import { removePhotos, takePhotos } from '../media/remove-photos';
import { found } from '../refusals';
import { transact } from '../sync/transact';

/**
 * Deletes a hero with all that is theirs; their sessions end at once. Only the event that tells the devices still names
 * the id, until it is pruned. Null is the empty answer.
 */
export async function removeChild(ctx: ParentContext, childId: string): Promise<null> {
  const { familyId } = ctx;
  let photos: string[] = [];
  await transact(ctx, async (tx, changes) => {
    const named = await listPhotosOfHero(tx, familyId, childId);
    found(await deleteChild(tx, familyId, childId), 'This hero');
    photos = await takePhotos(tx, ctx, named);
    await clearThrottles(tx, childId);
    await forgetChild(tx, familyId, childId);
    await forgetDelay(tx, familyId, childId);
    changes.event({ type: 'deleted', entity: 'child', entityId: childId, childId });
    changes.audit({ act: 'child.deleted' });
  });
  await removePhotos(ctx, photos);
  return null;
}

/** Takes the hero's own delay out of the family's auto-approval. */
async function forgetDelay(tx: Transaction, familyId: FamilyId, childId: string): Promise<void> {
  const { autoApprovalByChild } = await lockFamily(tx, familyId);
  const { [childId]: own, ...others } = autoApprovalByChild;
  if (own) await updateFamily(tx, familyId, { autoApprovalByChild: others });
}
