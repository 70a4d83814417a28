import type { eraseFamilyInput } from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { RequestContext } from '../context';
import { eraseFamilyOf } from '../family/one-trial';
import { removeAllMedia } from '../media/remove-media';
import { requireOwnPassword } from './require-own-password';
import { endParentSession } from './session';
import type { ParentSession } from './signed-in';

/**
 * Erases the owner's family with everything it ever had, after their password (401 when it is wrong; tries count
 * like sign-ins). Nothing of it can be brought back; that its owner has had
 * a trial is remembered. Null is the empty answer.
 */
export async function eraseFamily(
  ctx: RequestContext & { parent: ParentSession },
  { password }: z.output<typeof eraseFamilyInput>,
): Promise<null> {
  const { parent: owner, family } = ctx.parent;
  await requireOwnPassword(ctx, password);
  // First of all: a family that is gone must not be charged any more. Should it fail, nothing was erased.
  const { stripeCustomerId } = family.row;
  if (stripeCustomerId) await ctx.payments.removeCustomer(stripeCustomerId);
  const actor = { kind: 'parent', id: owner.id, name: owner.firstName, familyId: family.id };
  // It locks the family first and its rows after it, other acts the other way round: one of the two runs again.
  await act({ ...ctx, actor }, async (tx, unit) => {
    const media = await eraseFamilyOf(tx, ctx, { owner, family: family.row });
    unit.wrote({ type: 'deleted', entity: 'family', childId: 'all' });
    unit.after(() => removeAllMedia(ctx, media));
  });
  await endParentSession(ctx);
  return null;
}
