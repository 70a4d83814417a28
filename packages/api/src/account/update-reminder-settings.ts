import { findParent } from '@herohood/db/account/queries';
import { lockFamily, updateFamily } from '@herohood/db/family/queries';
import type { User, updateReminderSettingsInput } from '@herohood/domain/account/schema';
import { decideRingtone } from '@herohood/domain/reminders/ringtones';
import { timesOf } from '@herohood/domain/reminders/settings';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { Actor, RequestContext } from '../context';
import { toFamily } from '../family/family';
import { orThrow } from '../refusals';
import { checkTimes } from '../reminders/check-times';
import { presentUser } from './present';
import type { ParentSession } from './signed-in';

/**
 * Changes the family's default alerts, which are the same for all of its parents; fields that are left out stay. Refuses
 * an unknown ringtone and a time outside the active window (400), and a ringtone that the family's plan does not include
 * (402).
 */
export async function updateReminderSettings(
  ctx: RequestContext & { parent: ParentSession; actor: Actor },
  { reminderSettings: change }: z.output<typeof updateReminderSettingsInput>,
): Promise<User> {
  const { userId, family } = ctx.parent;
  const { hasPremiumAccess, hasPaidAccess } = family;
  const row = await act(ctx, async (tx, unit) => {
    // Under the lock: of two parents who change different fields at once neither takes the other's back.
    const locked = await lockFamily(tx, family.id);
    const { reminderSettings: before } = locked;
    checkTimes({
      wanted: { ...change, reminderTime: change.time },
      before: timesOf(before),
      mustFit: change.enabled === true && !before.enabled,
    });
    if (change.defaultRingtone !== undefined) {
      const [chosen, current] = [change.defaultRingtone, before.defaultRingtone];
      orThrow(decideRingtone({ chosen, current, hasPremiumAccess, hasPaidAccess }));
    }
    const changed = changedFields(locked, { reminderSettings: { ...before, ...change } });
    if (!changed) return locked;
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'account.reminders_changed' });
    return updateFamily(tx, family.id, changed);
  });
  const parent = await findParent(ctx.db, { familyId: family.id, parentId: userId });
  return presentUser(parent, toFamily(row, ctx), ctx.now());
}
