import { deleteLoginLinks } from '@herohood/db/account/link-queries';
import { deleteSessionsOfChild } from '@herohood/db/account/session-queries';
import { clearThrottles } from '@herohood/db/account/throttle-queries';
import { type ChildRow, lockChild, updateChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { isViolationOf } from '@herohood/db/constraint';
import { usernameCandidate } from '@herohood/domain/account/username';
import { generatePin } from '@herohood/domain/children/pin';
import type { Child } from '@herohood/domain/children/schema';
import { act } from '../act';
import type { ParentContext, SecretsPort } from '../context';
import { found } from '../refusals';
import { presentChildToParent } from './present';

/** Seals a PIN for the hero's row. */
export function sealPin(secrets: SecretsPort, childId: string, pin: string): string {
  return secrets.seal(pin, childId);
}

/** What a new PIN brings: the hero's sessions and sign-in links end everywhere, and locked sign-ins open at once (rules: sign-in limits). */
export async function renewAccess(tx: Transaction, child: Pick<ChildRow, 'familyId' | 'id'>): Promise<void> {
  await deleteSessionsOfChild(tx, child.familyId, child.id);
  await deleteLoginLinks(tx, child.familyId, child.id);
  await clearThrottles(tx, child.id);
}

/** Whether a write failed because another hero of the family has that username. */
export function isUsernameTaken(error: unknown): boolean {
  return isViolationOf('children_username_key', error);
}

const ATTEMPTS = 40;

/** Gives a hero a username that the family does not have yet and a new PIN; ends their open sessions. */
export async function generateLogin(ctx: ParentContext, childId: string): Promise<Child> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await tryLogin(ctx, childId, attempt);
    } catch (error) {
      if (!isUsernameTaken(error) || attempt >= ATTEMPTS) throw error;
    }
  }
}

async function tryLogin(ctx: ParentContext, childId: string, attempt: number): Promise<Child> {
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
    const after = await updateChild(
      tx,
      { familyId: ctx.familyId, childId },
      {
        username: usernameCandidate(before.name, attempt, ctx.random),
        pinSealed: sealPin(ctx.secrets, childId, generatePin(ctx.random)),
      },
    );
    await renewAccess(tx, before);
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'child.login_generated', args: { name: before.name }, childId });
    return found(after);
  });
  return presentChildToParent(row, ctx.secrets);
}
