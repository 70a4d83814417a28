import { findParent, updateParent } from '@herohood/db/account/queries';
import type { User, updateReminderSettingsInput } from '@herohood/domain/account/schema';
import { decideRingtone } from '@herohood/domain/reminders/ringtones';
import { DEFAULT_REMINDER_SETTINGS } from '@herohood/domain/reminders/settings';
import type * as z from 'zod';
import type { Actor, RequestContext } from '../context';
import { accepted } from '../refusals';
import { transact } from '../sync/transact';
import { presentUser } from './present';
import type { ParentSession } from './session';

/**
 * Changes the parent's global reminder settings; fields that are left out stay. Refuses an unknown ringtone (400)
 * and one that the family's plan does not include (402; ruling R11).
 */
export async function updateReminderSettings(
  ctx: RequestContext & { parent: ParentSession; actor: Actor },
  { reminderSettings: change }: z.output<typeof updateReminderSettingsInput>,
): Promise<User> {
  const { parent, family } = ctx.parent;
  const { hasPremiumAccess, hasPaidAccess } = family;
  const before = { ...DEFAULT_REMINDER_SETTINGS, ...parent.reminderSettings };
  if (change.defaultRingtone !== undefined) {
    const [chosen, current] = [change.defaultRingtone, before.defaultRingtone];
    accepted(decideRingtone({ chosen, current, hasPremiumAccess, hasPaidAccess }));
  }
  const who = { familyId: family.id, parentId: parent.id };
  await transact(ctx, async (tx, changes) => {
    await updateParent(tx, who, { reminderSettings: { ...before, ...change } });
    // Whoever waits to be let in has his own row, and no word in the family's life yet (ruling R2).
    if (ctx.parent.familyRole === 'waiting') return;
    changes.event({ type: 'updated', entity: 'family' });
    changes.audit({
      act: 'account.reminders_changed',
      summary: `${ctx.actor.name} changed the reminder settings`,
    });
  });
  return presentUser(await findParent(ctx.db, who), family, ctx.now());
}
