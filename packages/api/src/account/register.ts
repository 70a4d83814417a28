import { findParentByEmail, insertParent, type ParentRow } from '@herohood/db/account/queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import {
  type FamilyRow,
  findFamilyByCode,
  findFamilyById,
  listWaitingParents,
  lockFamily,
} from '@herohood/db/family/queries';
import type { FamilyRole, registerInput, User } from '@herohood/domain/account/schema';
import { normaliseFamilyCode } from '@herohood/domain/family/family-code';
import { decideFamilyLimit } from '@herohood/domain/family/family-limits';
import { decideRegistration } from '@herohood/domain/family/membership';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { RequestContext } from '../context';
import { toFamily } from '../family/family';
import { foundFamily, requireFounding } from '../family/found-family';
import { findOpenInvitation, takeInvitation } from '../family/invitations';
import { strangersLocale } from '../languages/spoken-locale';
import { orThrow, refusal } from '../refusals';
import { rememberParent } from './known-device';
import { presentUser } from './present';
import { startParentSession } from './session';

type Input = z.output<typeof registerInput>;

/** Where somebody who signs up belongs: invited, waiting at a family that they named, or in one of their own. */
type Place =
  | { kind: 'invited'; token: string }
  | { kind: 'joining'; familyId: FamilyId }
  | { kind: 'founding'; timeZone: string | undefined };

/**
 * Signs a parent up: with an invitation as a member at once, with a family code as a newcomer who waits to be accepted,
 * with neither as the owner of a new family on trial, which begins with the browser's language (rules: family, members). Signs in. Refuses an invitation that does
 * not hold (410), a taken e-mail (409), an unknown code (404), one newcomer or member too many (409), and a new family
 * where the operator lets nobody found one (403).
 */
export async function register(ctx: RequestContext, input: Input): Promise<User> {
  const place = await findPlace(ctx, input);
  if (await findParentByEmail(ctx.db, input.email)) throw refusal('EMAIL_TAKEN');
  const passwordHash = await ctx.passwords.hash(input.password, ctx.request);

  const stranger = { kind: 'parent', id: null, name: input.firstName };
  const { parent, family } = await act({ ...ctx, actor: stranger }, async (tx, unit) => {
    const { family, role } = await takePlace(tx, ctx, { place, email: input.email });
    const parent = await insertParent(tx, {
      familyId: family.id,
      role,
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      phoneNumber: input.phoneNumber || null,
      createdAt: ctx.now(),
    });
    if (!parent) throw refusal('EMAIL_TAKEN');
    unit.actor = { ...stranger, id: parent.id, familyId: family.id };
    tell(unit, place, parent);
    return { parent, family };
  });
  await startParentSession(ctx, parent);
  rememberParent(ctx, parent.id);
  return presentUser(parent, toFamily(family, ctx), ctx.now());
}

/** Looks first whether there is such a place, so that made-up codes and tokens cost no hashing. */
async function findPlace(ctx: RequestContext, input: Input): Promise<Place> {
  if (input.invitation) {
    await findOpenInvitation(ctx, input.invitation);
    return { kind: 'invited', token: input.invitation };
  }
  const code = normaliseFamilyCode(input.familyCode ?? '');
  const joined = code ? await findFamilyByCode(ctx.db, code) : null;
  orThrow(decideRegistration({ familyCode: code, isFamilyKnown: joined !== null }));
  if (joined) return { kind: 'joining', familyId: joined.id };
  await requireFounding(ctx);
  return { kind: 'founding', timeZone: input.timeZone };
}

async function takePlace(
  tx: Transaction,
  ctx: RequestContext,
  { place, email }: { place: Place; email: string },
): Promise<{ family: FamilyRow; role: FamilyRole }> {
  if (place.kind === 'founding') {
    const founding = { email, timeZone: place.timeZone, locale: strangersLocale(ctx, ctx.request) };
    return { family: await foundFamily(tx, ctx, founding), role: 'owner' };
  }
  if (place.kind === 'joining')
    return { family: await requirePlaceToWait(tx, place.familyId), role: 'waiting' };
  const { familyId, role } = await takeInvitation(tx, ctx, place.token);
  return { family: await findFamilyById(tx, familyId), role: role as FamilyRole };
}

function tell(unit: Unit, { kind }: Place, { id }: ParentRow): void {
  if (kind === 'founding') {
    unit.audit({ act: 'family.created' });
  } else if (kind === 'joining') {
    unit.event({ type: 'created', entity: 'join_request', entityId: id });
    unit.audit({ act: 'family.join_requested' });
  } else {
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'family.joined' });
  }
}

/** Under the family's lock: a stranger who knows the code must not fill the parents' list. */
async function requirePlaceToWait(tx: Transaction, familyId: FamilyId): Promise<FamilyRow> {
  const family = await lockFamily(tx, familyId);
  const { length } = await listWaitingParents(tx, familyId);
  if (decideFamilyLimit('newcomers', length).kind === 'allowed') return family;
  throw refusal('CONFLICT', 'tooManyNewcomers');
}
