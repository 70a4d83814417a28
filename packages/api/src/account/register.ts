import { findParentByEmail, insertParent } from '@herohood/db/account/queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { findFamilyByCode, listWaitingParents, lockFamily } from '@herohood/db/family/queries';
import type { registerInput, User } from '@herohood/domain/account/schema';
import { normaliseFamilyCode } from '@herohood/domain/family/family-code';
import { decideFamilyLimit } from '@herohood/domain/family/family-limits';
import { decideRegistration } from '@herohood/domain/family/membership';
import type * as z from 'zod';
import type { RequestContext } from '../context';
import { toFamily } from '../family/family';
import { foundFamily, requireFounding } from '../family/found-family';
import { orThrow, refusal } from '../refusals';
import { transact } from '../sync/transact';
import { rememberParent } from './known-device';
import { hashPassword } from './password';
import { presentUser } from './present';
import { startParentSession } from './session';

/**
 * Signs a parent up: with a family code as a newcomer who waits to be accepted, without one as the owner of a
 * new family on trial (rules: family). Signs in. Refuses a taken e-mail (409), an unknown code (404), one newcomer too many
 * (409), and a new family where the operator lets nobody found one (403).
 */
export async function register(ctx: RequestContext, input: z.output<typeof registerInput>): Promise<User> {
  const code = normaliseFamilyCode(input.familyCode ?? '');
  const joined = code ? await findFamilyByCode(ctx.db, code) : null;
  const decision = orThrow(decideRegistration({ familyCode: code, isFamilyKnown: joined !== null }));
  if (!joined) await requireFounding(ctx);
  if (await findParentByEmail(ctx.db, input.email)) throw refusal('EMAIL_TAKEN');
  const passwordHash = await hashPassword(input.password, ctx.request);

  const { parent, family } = await ctx.db.transaction(async (tx) => {
    if (joined) await requirePlaceToWait(tx, joined.id);
    const family = joined ?? (await foundFamily(tx, ctx, input.timeZone));
    const parent = await insertParent(tx, {
      familyId: family.id,
      role: decision.role,
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      phoneNumber: input.phoneNumber || null,
      createdAt: ctx.now(),
    });
    if (!parent) throw refusal('EMAIL_TAKEN');
    return { parent, family };
  });

  const actor = { kind: 'parent', id: parent.id, name: parent.firstName, familyId: family.id } as const;
  await transact({ ...ctx, actor }, async (_tx, changes) => {
    if (decision.kind === 'joinRequest') {
      changes.event({ type: 'created', entity: 'join_request', entityId: parent.id });
      changes.audit({
        act: 'family.join_requested',
        summary: `${parent.firstName} asked to join the family`,
      });
    } else {
      changes.audit({ act: 'family.created', summary: `${parent.firstName} created the family` });
    }
  });
  await startParentSession(ctx, parent);
  rememberParent(ctx, parent.id);
  return presentUser(parent, toFamily(family, ctx), ctx.now());
}

/** Under the family's lock: a stranger who knows the code must not fill the parents' list. */
async function requirePlaceToWait(tx: Transaction, familyId: FamilyId): Promise<void> {
  await lockFamily(tx, familyId);
  const { length } = await listWaitingParents(tx, familyId);
  if (decideFamilyLimit('newcomers', length).kind === 'allowed') return;
  throw refusal(
    'CONFLICT',
    'Too many people wait to be let into this family. A parent of it has to answer them first.',
  );
}
