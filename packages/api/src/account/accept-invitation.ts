import { listChildren } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { deleteInvitationsOf } from '@herohood/db/family/invitation-queries';
import { countPeople, moveParent } from '@herohood/db/family/member-queries';
import { findFamilyById, lockFamily } from '@herohood/db/family/queries';
import { insertEvents, recordChanges } from '@herohood/db/sync/queries';
import type { acceptInvitationInput, User } from '@herohood/domain/account/schema';
import { decideMove } from '@herohood/domain/family/invitation';
import type { MemberRole } from '@herohood/domain/family/schema';
import type * as z from 'zod';
import type { Actor, RequestContext } from '../context';
import { toFamily } from '../family/family';
import { eraseFamilyOf } from '../family/one-trial';
import { findOpenInvitation, takeInvitation } from '../family/take-invitation';
import { removeAllMedia } from '../media/remove-media';
import { orThrow, refusal } from '../refusals';
import { transact } from '../sync/transact';
import { presentUser } from './present';
import type { ParentSession } from './session';

type Scope = RequestContext & { parent: ParentSession; actor: Actor };

/**
 * Moves somebody who has an account into the family that invites them, with their sessions; their own family goes when it
 * was theirs alone (rules: members). Refuses a link that does not hold (410), somebody whose family has heroes, others
 * or a plan, and who belongs to the family already (409).
 */
export async function acceptInvitation(
  ctx: Scope,
  { token }: z.output<typeof acceptInvitationInput>,
): Promise<User> {
  const { familyId } = await findOpenInvitation(ctx, token);
  const { parent, family } = ctx.parent;
  if (familyId === family.id && parent.role !== 'waiting') {
    throw refusal('HAS_FAMILY', 'ownFamilyAlready');
  }
  const actor: Actor = { kind: 'parent', id: parent.id, name: parent.firstName, familyId };
  const { moved, media } = await transact({ ...ctx, actor }, async (tx, changes) => {
    const invitation = await takeInvitation(tx, ctx, token);
    await requireLeave(tx, ctx);
    const row = await moveParent(
      tx,
      { familyId: family.id, parentId: parent.id, from: ctx.parent.familyRole },
      { familyId, role: invitation.role as MemberRole, joinedAt: ctx.now() },
    );
    if (!row) throw refusal('CONFLICT', 'ownFamilyChanged');
    const media = row.familyId === family.id ? [] : await leave(tx, ctx);
    changes.event({ type: 'updated', entity: 'family' });
    changes.audit({ act: 'family.joined' });
    return { moved: row, media };
  });
  if (family.id !== familyId) ctx.live.changed({ familyId: family.id });
  await removeAllMedia(ctx, media);
  return presentUser(moved, toFamily(await findFamilyById(ctx.db, familyId), ctx), ctx.now());
}

/** Refuses to leave heroes, others or payments behind (409), and locks the present family. */
async function requireLeave(
  tx: Transaction,
  { parent: { parent, family, familyRole } }: Scope,
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

/** Erases the family that somebody has left, or tells it that they are gone; media whose bytes are to be removed. */
async function leave(tx: Transaction, ctx: Scope): Promise<string[]> {
  const { parent, family, familyRole } = ctx.parent;
  if (familyRole === 'owner') return eraseFamilyOf(tx, ctx, { owner: parent, family: family.row });
  const audience = 'parents';
  if (familyRole === 'waiting') {
    await insertEvents(tx, family.id, [
      { type: 'deleted', entity: 'join_request', entityId: parent.id, audience },
    ]);
    return [];
  }
  await recordChanges(tx, family.id, {
    ...{ now: ctx.now(), actor: ctx.actor },
    events: [{ type: 'updated', entity: 'family', audience }],
    entries: [{ act: 'family.member_left' }],
  });
  return [];
}
