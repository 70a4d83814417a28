import {
  deleteOpenInvitation,
  type InvitationRow,
  insertInvitation,
  listOpenInvitations,
} from '@herohood/db/family/invitation-queries';
import { lockMember } from '@herohood/db/family/member-queries';
import { lockFamily } from '@herohood/db/family/queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { INVITATION_LIFETIME_MS } from '@herohood/domain/family/invitation';
import { decideParentAct } from '@herohood/domain/family/membership';
import {
  type createInvitationInput,
  type Invitation,
  invitationSchema,
} from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { oneTimeToken } from '../one-time-token';
import { found, orThrow, refusal } from '../refusals';
import { requireWithinFamilyLimit } from './family-limit';
import { invitationTokenHash } from './take-invitation';

/** Invitations of the family that still let somebody in, oldest first, without their links. */
export async function listInvitations(ctx: ParentContext): Promise<Invitation[]> {
  const rows = await listOpenInvitations(ctx.db, ctx.familyId, ctx.now());
  return rows.map((row) => presentInvitation(row, null));
}

/**
 * Makes a link that lets one person in without waiting, for 72 hours; nobody is told it again (rules: members). Refuses
 * one more than a family can have (409).
 */
export async function createInvitation(
  ctx: ParentContext,
  { role }: z.output<typeof createInvitationInput>,
): Promise<Invitation> {
  const { familyId } = ctx;
  const token = oneTimeToken();
  const createdAt = ctx.now();
  const row = await act(ctx, async (tx, unit) => {
    // Whoever is made a helper at this moment may invite nobody any more.
    const maker = await lockMember(tx, { familyId, parentId: ctx.parent.userId });
    if (!maker) throw refusal('UNAUTHORIZED');
    orThrow(decideParentAct(maker.role as FamilyRole));
    await lockFamily(tx, familyId);
    const { length } = await listOpenInvitations(tx, familyId, createdAt);
    requireWithinFamilyLimit('invitations', length);
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'family.invited', args: { role } });
    return insertInvitation(tx, {
      ...{ familyId, madeBy: maker.id, role, tokenHash: invitationTokenHash(ctx, token), createdAt },
      expiresAt: new Date(createdAt.getTime() + INVITATION_LIFETIME_MS),
    });
  });
  return presentInvitation(row, `${ctx.request.origin}/parent/auth?mode=register#invitation=${token}`);
}

/** Withdraws an invitation that nobody has used (404 otherwise). Null is the empty answer. */
export async function withdrawInvitation(ctx: ParentContext, id: string): Promise<null> {
  await act(ctx, async (tx, unit) => {
    const isGone = await deleteOpenInvitation(tx, { familyId: ctx.familyId, id, now: ctx.now() });
    found(isGone || null, 'This invitation');
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'family.invitation_withdrawn' });
  });
  return null;
}

function presentInvitation(row: InvitationRow, url: string | null): Invitation {
  return invitationSchema.parse({
    id: row.id,
    url,
    role: row.role,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  });
}
