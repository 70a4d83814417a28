import { findParent, updateParent } from '@herohood/db/account/queries';
import type { User, updateReminderSettingsInput } from '@herohood/domain/account/schema';
import type * as z from 'zod';
import type { RequestContext } from '../context';
import { presentUser } from './present';
import { DEFAULT_REMINDER_SETTINGS } from './reminder-settings';
import type { ParentSession } from './session';

/** Changes the parent's global reminder settings; fields that are left out stay. */
export async function updateReminderSettings(
  ctx: RequestContext & { parent: ParentSession },
  { reminderSettings }: z.output<typeof updateReminderSettingsInput>,
): Promise<User> {
  const { parent, family } = ctx.parent;
  const who = { familyId: family.id, parentId: parent.id };
  await updateParent(ctx.db, who, {
    reminderSettings: { ...DEFAULT_REMINDER_SETTINGS, ...parent.reminderSettings, ...reminderSettings },
  });
  return presentUser(await findParent(ctx.db, who), family, ctx.now());
}
