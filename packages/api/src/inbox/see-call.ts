import { findCall, seeCall as noteSeen } from '@herohood/db/inbox/call-queries';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';

/** A parent has seen a hero's call; it leaves every parent's inbox. Again changes nothing (rules: calls). */
export async function seeCall(ctx: ParentContext, id: string): Promise<null> {
  const { familyId } = ctx;
  await act(ctx, async (tx, unit) => {
    const seen = await noteSeen(tx, { familyId, id }, { seenAt: ctx.now(), seenBy: ctx.parent.userId });
    if (!seen) {
      found(await findCall(tx, familyId, id), 'This call');
      return;
    }
    const { childId } = seen;
    unit.event({ type: 'updated', entity: 'call', entityId: id, childId });
    unit.audit({ act: 'call.seen', childId });
  });
  return null;
}
