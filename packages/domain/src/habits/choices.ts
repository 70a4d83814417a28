/** The five colours (rules: habits). */
export const HABIT_COLORS = ['turquoise', 'coral', 'sunshine', 'mint', 'purple'] as const;

/** The XP that the form offers (rules: habits). */
export const HABIT_XP_OPTIONS = [25, 50, 75, 100] as const;

/** Minutes that the habit form offers; the alert page has a slider from 1 to 30 (rules: reminders). */
export const REMINDER_DURATIONS = [15, 30, 45, 60, 90, 120] as const;
export const ALERT_SLIDER = { min: 1, max: 30, step: 1 } as const;

/** What a new habit has unless the parent chooses otherwise (rules: reminders). */
export const DEFAULT_HABIT = {
  icon: 'energy',
  color: 'turquoise',
  frequency: 'daily',
  xpReward: 50,
  isActive: true,
  reminderDuration: 30,
  customRingtone: 'gentle-chime',
  voiceReminderEnabled: false,
} as const;
