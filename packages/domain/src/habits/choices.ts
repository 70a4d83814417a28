/** The five colours (rules: habits). */
export const HABIT_COLORS = ['turquoise', 'coral', 'sunshine', 'mint', 'purple'] as const;

/** The XP that the form offers (rules: habits). */
export const HABIT_XP_OPTIONS = [25, 50, 75, 100] as const;

/** How many minutes a reminder may show (rules: reminders). */
export const REMINDER_MINUTES = { min: 1, max: 120 } as const;

/** What a new habit has unless the parent chooses otherwise (rules: habits, schedules). */
export const DEFAULT_HABIT = {
  icon: 'energy',
  color: 'turquoise',
  xpReward: 50,
  tool: 'none',
  schedule: { kind: 'daily' },
  partOfDay: 'any',
  timesPerDay: 1,
  schoolDaysOnly: false,
  allowExtra: false,
  approval: 'family',
  spotCheck: 0,
  photo: 'none',
  isActive: true,
  reminderDuration: 30,
  customRingtone: 'gentle-chime',
  voiceReminderEnabled: false,
} as const;
