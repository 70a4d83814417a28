import { deleteLoginLinks } from '@herohood/db/account/login-link-queries';
import { deleteSessionsOfChild } from '@herohood/db/account/session-queries';
import { clearThrottles } from '@herohood/db/account/throttle-queries';
import type { ChildRow } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { isViolationOf } from '@herohood/db/constraint';
import type { SecretsPort } from '../context';

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
