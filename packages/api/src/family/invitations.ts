import type { Transaction } from '@herohood/db/client';
import {
  deleteOpenInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listOpenInvitations,
  takeInvitation as take,
} from '@herohood/db/family/invitation-queries';
import { lockFamily } from '@herohood/db/family/queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { decideInvitation, INVITATION_LIFETIME_MS } from '@herohood/domain/family/invitation';
import { decideParentAct } from '@herohood/domain/family/membership';
import {
  type createInvitationInput,
  type Invitation,
  invitationSchema,
} from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext, Ports } from '../context';
import { oneTimeToken } from '../one-time-token';
import { found, orThrow, refusal } from '../refusals';
import { requirePlaceInFamily, requireWithinFamilyLimit } from './family-limit';
import { lockSelf } from './members';

type Scope = Pick<Ports, 'secrets' | 'now'>;

/** The form in which a link's token is kept: what the table holds lets nobody in. */
function invitationTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`invitation:${token}`);
}

/** The invitation of a link that still lets somebody in; refuses any other token (410). */
export async function findOpenInvitation(
  ports: Scope & Pick<Ports, 'db'>,
  token: string,
): Promise<InvitationRow> {
  const row = await findInvitation(ports.db, invitationTokenHash(ports, token));
  orThrow(decideInvitation(row, ports.now()));
  return row as InvitationRow;
}

/**
 * Uses an invitation up, for as long as the transaction stands: of all who try exactly one gets it, the others are
 * refused (410). Refuses one member more than the family can have (409), and locks the family.
 */
export async function takeInvitation(tx: Transaction, ports: Scope, token: string): Promise<InvitationRow> {
  const tokenHash = invitationTokenHash(ports, token);
  const taken = await take(tx, tokenHash, ports.now());
  if (!taken) {
    orThrow(decideInvitation(await findInvitation(tx, tokenHash), ports.now()));
    throw refusal('INVITATION_GONE');
  }
  await requirePlaceInFamily(tx, taken.familyId);
  return taken;
}

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
    const maker = await lockSelf(tx, ctx);
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
