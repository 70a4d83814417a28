import { listShowing } from '@herohood/db/reminders/queries';
import { ringtoneToPlay, SILENT } from '@herohood/domain/reminders/ringtones';
import type { ShowingReminder } from '@herohood/domain/reminders/schema';
import { effectiveReminder } from '@herohood/domain/reminders/settings';
import type { ChildContext } from '../context';

/**
 * The hero's reminders that show now, also after a reload: sent, still running, mission not done. Voice and chosen
 * ringtones sound only while the family has access (rules: subscription).
 */
export async function listShowingReminders(ctx: ChildContext): Promise<ShowingReminder[]> {
  const { family, childId, controls } = ctx.child;
  if (!controls.enableHabits) return [];
  const rows = await listShowing(ctx.db, { familyId: ctx.familyId, childId, now: ctx.now() });
  const settings = family.row.reminderSettings;
  return rows.flatMap(({ reminder, habit, voiceRecording }) => {
    const alert = effectiveReminder(habit, settings);
    if (!alert.reminderEnabled) return [];
    const isVoiceHeard = alert.voiceReminderEnabled && family.hasPremiumAccess && voiceRecording !== null;
    return {
      habitId: habit.id,
      name: habit.name,
      icon: habit.icon,
      day: reminder.day,
      at: reminder.dueAt.toISOString(),
      until: reminder.endsAt.toISOString(),
      ringtone: settings.ringtoneEnabled ? ringtoneToPlay(alert.customRingtone, family) : SILENT,
      ...(isVoiceHeard && { voiceRecording }),
    };
  });
}
