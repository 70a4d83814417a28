import { findChildForLogin, isKnownDevice, rememberDevice } from '@herohood/db/account/queries';
import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import type { RowKey } from '@herohood/db/family/family-id';
import { MAX_SESSIONS } from '@herohood/domain/account/account-limits';
import type { childLoginInput } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { normaliseFamilyCode } from '@herohood/domain/family/family-code';
import { textKey } from '@herohood/domain/text-key';
import type * as z from 'zod';
import { presentChildToHimself } from '../children/present';
import type { RequestContext } from '../context';
import { toFamily } from '../family/family';
import { emergencyRefusal, refusal } from '../refusals';
import { deviceToken, handOutDeviceToken } from './known-device';
import { countTry } from './login-guard';
import { startChildSession } from './session';
import type { ChildSession } from './signed-in';

/**
 * Signs a hero in. A wrong PIN and an unknown family or username give the same 401; emergency mode and a disabled
 * habits feature refuse with 403, but only once the PIN has proved right (rules: sessions).
 */
export async function loginChild(
  ctx: RequestContext,
  input: z.output<typeof childLoginInput>,
): Promise<Child> {
  const familyCode = normaliseFamilyCode(input.familyCode);
  const found = await findChildForLogin(ctx.db, familyCode, input.username);
  const device = found ? await knownDeviceOf(ctx, found.child) : null;
  const counted = await countTry(ctx, {
    account: found ? `child:${found.child.id}` : `child:${familyCode}:${textKey(input.username)}`,
    accountId: found?.child.id ?? null,
    knownDevice: device,
  });

  const sealed = found?.child.pinSealed;
  const pin = found && sealed ? ctx.secrets.open(sealed, found.child.id) : 'none';
  // Digests are of one length and keyed: comparing them tells nothing about how much of a PIN was right.
  const isRight = ctx.secrets.digest(`pin:${input.pin}`) === ctx.secrets.digest(`pin:${pin}`);
  if (!found || !isRight) throw refusal('BAD_CREDENTIALS', 'badPin');
  await counted.wasRight();

  const { child, controls, family } = found;
  requireMaySignIn(controls);
  await openSession(ctx, child);
  return presentChildToHimself(child, toFamily(family, ctx), ctx.now());
}

/**
 * Opens the session under the hero's row lock, provided the PIN that was checked is still the one: a new PIN ends
 * every session at once, also one that is being opened (rules: sessions).
 */
async function openSession(ctx: RequestContext, checked: ChildRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, checked.familyId, checked.id);
    if (child?.pinSealed !== checked.pinSealed) throw refusal('BAD_CREDENTIALS', 'badPin');
    await signInChild({ ...ctx, db: tx }, child);
  });
}

async function knownDeviceOf(ctx: RequestContext, child: RowKey): Promise<string | null> {
  const tokenHash = deviceToken(ctx);
  if (!tokenHash) return null;
  const isKnown = await isKnownDevice(ctx.db, { familyId: child.familyId, childId: child.id, tokenHash });
  return isKnown ? tokenHash : null;
}

/** Refuses with 403 in emergency mode, and while missions are switched off (rules: sessions). */
export function requireMaySignIn(
  controls: Pick<ChildSession['controls'], 'emergencyMode' | 'emergencyMessage' | 'enableHabits'>,
): void {
  if (controls.emergencyMode) throw emergencyRefusal(controls);
  if (!controls.enableHabits) {
    throw refusal('FEATURE_DISABLED', 'dailyHabitsClosed');
  }
}

/** Opens the session of a hero whose row the caller has locked, and makes this browser one of their known devices. */
export async function signInChild(
  scope: Omit<RequestContext, 'db'> & { db: Transaction },
  child: ChildRow,
): Promise<void> {
  const tokenHash = handOutDeviceToken(scope);
  const device = { familyId: child.familyId, childId: child.id, tokenHash };
  await rememberDevice(scope.db, device, { now: scope.now(), most: MAX_SESSIONS });
  await startChildSession(scope, child, tokenHash);
}
