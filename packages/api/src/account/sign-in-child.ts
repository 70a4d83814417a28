import { rememberDevice } from '@herohood/db/account/queries';
import type { ChildRow } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { MAX_SESSIONS } from '@herohood/domain/account/session-limit';
import type { RequestContext } from '../context';
import { emergencyRefusal, refusal } from '../refusals';
import { handOutDeviceToken } from './known-device';
import { startChildSession } from './session';
import type { ChildSession } from './signed-in';

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
