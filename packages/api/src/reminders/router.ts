import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { listShowing } from '@herohood/db/reminders/queries';
import { type DayMission, isDone, missionsOfDay } from '@herohood/domain/days/day-missions';
import { ringtoneToPlay, SILENT } from '@herohood/domain/reminders/ringtones';
import { type ShowingReminder, showingReminderSchema } from '@herohood/domain/reminders/schema';
import { effectiveReminder } from '@herohood/domain/reminders/settings';
import * as z from 'zod';
import type { ChildContext } from '../context';
import { childProcedure } from '../procedures';
import { router } from '../trpc';

export const remindersRouter = router({
  showing: childProcedure
    .output(z.array(showingReminderSchema))
    .query(({ ctx }) => listShowingReminders(ctx)),
});

/**
 * The hero's reminders that show now, also after a reload: sent, still running, mission due and not
 * done. Voice and chosen
 * ringtones sound only while the family has access (rules: subscription).
 */
async function listShowingReminders(ctx: ChildContext): Promise<ShowingReminder[]> {
  const { family, childId, controls } = ctx.child;
  if (!controls.enableHabits) return [];
  const rows = await listShowing(ctx.db, { familyId: ctx.familyId, childId, now: ctx.now() });
  const missions = await missionsByDay(
    ctx,
    rows.map(({ reminder }) => reminder.day),
  );
  const settings = family.row.reminderSettings;
  return rows.flatMap(({ reminder, habit, voiceRecording }) => {
    const alert = effectiveReminder(habit, settings);
    const mission = missions.get(`${reminder.day} ${habit.id}`);
    if (!alert.reminderEnabled || mission?.state !== 'due' || isDone(mission)) return [];
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

/** What these days ask of the hero, by day and habit. */
async function missionsByDay(ctx: ChildContext, days: string[]): Promise<Map<string, DayMission>> {
  const found = new Map<string, DayMission>();
  for (const day of new Set(days)) {
    const who = { familyId: ctx.familyId, childId: ctx.child.childId };
    const facts = await readHeroFacts(ctx.db, who, { from: day, until: day });
    for (const mission of missionsOfDay(facts, day)) found.set(`${day} ${mission.habitId}`, mission);
  }
  return found;
}
