import type { ReminderSettings } from '@herohood/domain/account/schema';

/** What a new parent starts with: reminders on, gentle, five minutes (specification: alert settings). */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  enabled: true,
  voiceEnabled: false,
  ringtoneEnabled: true,
  defaultRingtone: 'default',
  reminderTime: 5,
};
