/** Every picture a habit can have, with an art key of the fluent-emoji-flat set. */
const ICONS = {
  energy: { id: 'energy', label: 'Energy', art: 'high-voltage' },
  teeth: { id: 'teeth', label: 'Teeth', art: 'toothbrush' },
  reading: { id: 'reading', label: 'Reading', art: 'open-book' },
  exercise: { id: 'exercise', label: 'Exercise', art: 'running-shoe' },
  healthyFood: { id: 'healthy-food', label: 'Healthy food', art: 'red-apple' },
  sleep: { id: 'sleep', label: 'Sleep', art: 'bed' },
  study: { id: 'study', label: 'Study', art: 'pencil' },
  mindfulness: { id: 'mindfulness', label: 'Mindfulness', art: 'lotus' },
  water: { id: 'water', label: 'Water', art: 'droplet' },
} as const;

export type HabitIcon = (typeof ICONS)[keyof typeof ICONS];

/** The pictures offered when a habit is created (specification). */
export const CREATE_HABIT_ICONS: readonly HabitIcon[] = [
  ICONS.energy,
  ICONS.teeth,
  ICONS.reading,
  ICONS.exercise,
  ICONS.healthyFood,
  ICONS.sleep,
];

/** The pictures offered when a habit is edited (specification). */
export const EDIT_HABIT_ICONS: readonly HabitIcon[] = [
  ICONS.energy,
  ICONS.exercise,
  ICONS.study,
  ICONS.mindfulness,
  ICONS.water,
  ICONS.healthyFood,
  ICONS.sleep,
];

/** What a habit with an unknown picture shows (specification: a target). */
export const FALLBACK_HABIT_ART = 'bullseye';

/** The art key of a habit's icon id. */
export function habitArt(icon: string | null | undefined): string {
  return Object.values(ICONS).find(({ id }) => id === icon)?.art ?? FALLBACK_HABIT_ART;
}

/** The five colours (specification). */
export const HABIT_COLORS = ['turquoise', 'coral', 'sunshine', 'mint', 'purple'] as const;
export type HabitColor = (typeof HABIT_COLORS)[number];

/** The XP that the form offers (specification). */
export const HABIT_XP_OPTIONS = [25, 50, 75, 100] as const;

/** Minutes that the habit form offers; the alert page has a slider from 1 to 30 (ruling R18). */
export const REMINDER_DURATIONS = [15, 30, 45, 60, 90, 120] as const;
export const ALERT_SLIDER = { min: 1, max: 30, step: 1 } as const;

/** What a new habit has unless the parent chooses otherwise (specification, ruling R18). */
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
