import { listChildren } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { deleteInvitationsOf } from '@herohood/db/family/invitation-queries';
import { countPeople, moveParent } from '@herohood/db/family/member-queries';
import { findFamilyById, lockFamily } from '@herohood/db/family/queries';
import type { acceptInvitationInput, User } from '@herohood/domain/account/schema';
import { decideMove } from '@herohood/domain/family/invitation';
import type { MemberRole } from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { Actor, ParentContext } from '../context';
import { toFamily } from '../family/family';
import { findOpenInvitation, takeInvitation } from '../family/invitations';
import { eraseFamilyOf } from '../family/one-trial';
import { removeAllMedia } from '../media/remove-media';
import { orThrow, refusal } from '../refusals';
import { presentUser } from './present';

/**
 * Moves somebody who has an account into the family that invites them, with their sessions; their own family goes when it
 * was theirs alone (rules: members). Refuses a link that does not hold (410), somebody whose family has heroes, others
 * or a plan, and who belongs to the family already (409).
 */
export async function acceptInvitation(
  ctx: ParentContext,
  { token }: z.output<typeof acceptInvitationInput>,
): Promise<User> {
  const { familyId } = await findOpenInvitation(ctx, token);
  const { parent, family } = ctx.parent;
  if (familyId === family.id && parent.role !== 'waiting') {
    throw refusal('HAS_FAMILY', 'ownFamilyAlready');
  }
  const actor: Actor = { kind: 'parent', id: parent.id, name: parent.firstName, familyId };
  const moved = await act({ ...ctx, actor }, async (tx, unit) => {
    const invitation = await takeInvitation(tx, ctx, token);
    await requireLeave(tx, ctx);
    const row = await moveParent(
      tx,
      { familyId: family.id, parentId: parent.id, from: ctx.parent.familyRole },
      { familyId, role: invitation.role as MemberRole, joinedAt: ctx.now() },
    );
    if (!row) throw refusal('CONFLICT', 'ownFamilyChanged');
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'family.joined' });
    if (row.familyId !== family.id) await leave(ctx, unit);
    return row;
  });
  return presentUser(moved, toFamily(await findFamilyById(ctx.db, familyId), ctx), ctx.now());
}

/** Refuses to leave heroes, others or payments behind (409), and locks the present family. */
async function requireLeave(
  tx: Transaction,
  { parent: { parent, family, familyRole } }: ParentContext,
): Promise<void> {
  const { stripeCustomerId } = await lockFamily(tx, family.id);
  const heroes = await listChildren(tx, family.id);
  orThrow(
    decideMove({
      isWaiting: familyRole === 'waiting',
      isOwner: familyRole === 'owner',
      heroes: heroes.length,
      others: (await countPeople(tx, family.id)) - 1,
      hasPayments: stripeCustomerId !== null,
    }),
  );
  // They would move along with their maker.
  await deleteInvitationsOf(tx, { familyId: family.id, parentId: parent.id });
}

/** Erases the family that somebody has left, or tells it that they are gone. */
async function leave(ctx: ParentContext, unit: Unit): Promise<void> {
  const { parent, family, familyRole } = ctx.parent;
  const { id: familyId } = family;
  if (familyRole === 'owner') {
    const media = await eraseFamilyOf(unit.tx, ctx, { owner: parent, family: family.row });
    unit.wrote({ familyId, type: 'deleted', entity: 'family' });
    unit.after(() => removeAllMedia(ctx, media));
  } else if (familyRole === 'waiting') {
    unit.event({ familyId, type: 'deleted', entity: 'join_request', entityId: parent.id });
  } else {
    unit.event({ familyId, type: 'updated', entity: 'family' });
    unit.audit({ familyId, act: 'family.member_left' });
  }
}
