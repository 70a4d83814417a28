import * as z from 'zod';
import { day, instant } from '../fields';
import { shape } from '../shape';

/** A reminder that the hero's app shows now; it hides it at `until` or when the mission is done (rules: reminders). */
export const showingReminderSchema = shape('ShowingReminder', {
  /** The hero's assignment, which completing names. */
  habitId: z.string(),
  name: z.string(),
  icon: z.string(),
  day,
  at: instant,
  until: instant,
  /** What may sound: the id of a ringtone, or `none`. */
  ringtone: z.string(),
  /** Address of the parent's recorded voice, played instead of the ringtone. */
  voiceRecording: z.string().optional(),
});
export type ShowingReminder = z.infer<typeof showingReminderSchema>;

/** What a hero's device gets by Web Push: nothing more personal than the mission's name. */
export const reminderPushSchema = z.object({
  kind: z.literal('reminder'),
  habitId: z.string(),
  /** The habit's icon id: which picture stands beside the title. */
  icon: z.string(),
  title: z.string(),
  body: z.string(),
  until: instant,
});
export type ReminderPush = z.infer<typeof reminderPushSchema>;
