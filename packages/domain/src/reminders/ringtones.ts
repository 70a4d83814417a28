import { type Refusal, refuse } from '../refusal';

export interface Ringtone {
  id: string;
  name: string;
  isPremium: boolean;
}

const FREE = ['Gentle Chime', 'Happy Bells', 'Nature Sounds', 'Soft Piano', 'Cheerful Tune'];

const PREMIUM = [
  'Ocean Waves',
  'Bird Song',
  'Wind Chimes',
  'Magical Sparkle',
  'Forest Whisper',
  'Gentle Rain',
  'Crystal Bells',
  'Morning Breeze',
  'Zen Meditation',
  'Fairy Dust',
  'Bamboo Fountain',
  'Starlight Melody',
  'Butterfly Dance',
  'Moonlight Serenade',
  'Dream Whistle',
];

const ALERT = [
  'Default',
  'Cheerful',
  'Gentle',
  'Upbeat',
  'Nature',
  'Hero',
  'Mission',
  'Achievement',
  'Adventure',
  'Magic',
];

/** Ids are the names in kebab-case (rules: reminders). */
function ringtones(names: readonly string[], isPremium: boolean): Ringtone[] {
  return names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, isPremium }));
}

/** What the editor of reminders offers: 5 free and 15 premium ones (rules: reminders). */
export const HABIT_RINGTONES: readonly Ringtone[] = [...ringtones(FREE, false), ...ringtones(PREMIUM, true)];

/** Older ones. They are accepted, and shown where one is set (rules: reminders). */
export const ALERT_RINGTONES: readonly Ringtone[] = ringtones(ALERT, false);

export const DEFAULT_HABIT_RINGTONE = 'gentle-chime';
export const DEFAULT_ALERT_RINGTONE = 'default';

/** Stands for no sound at all, where a family has switched ringtones off. */
export const SILENT = 'none';

/** The ringtone of an id, from either list (rules: reminders); undefined when neither has it. */
export function ringtoneById(id: string): Ringtone | undefined {
  return [...HABIT_RINGTONES, ...ALERT_RINGTONES].find((ringtone) => ringtone.id === id);
}

export interface RingtoneQuestion {
  chosen: string;
  /** What is set now: keeping it is always allowed, so that a form can send all its fields. */
  current: string | null;
  hasPremiumAccess: boolean;
  hasPaidAccess: boolean;
}

/**
 * Whether a ringtone may be set: premium ones need paid access, any other than the two defaults premium access
 * (rules: subscription).
 */
export function decideRingtone(
  question: RingtoneQuestion,
): { kind: 'allowed' } | Refusal<'BAD_REQUEST' | 'PREMIUM_REQUIRED'> {
  const { chosen, current, hasPremiumAccess, hasPaidAccess } = question;
  if (chosen === current || isFreeForAll(chosen)) return { kind: 'allowed' };
  const ringtone = ringtoneById(chosen);
  if (!ringtone) return refuse('BAD_REQUEST');
  const hasAccess = ringtone.isPremium ? hasPaidAccess : hasPremiumAccess;
  return hasAccess ? { kind: 'allowed' } : refuse('PREMIUM_REQUIRED');
}

function isFreeForAll(id: string): boolean {
  return id === DEFAULT_HABIT_RINGTONE || id === DEFAULT_ALERT_RINGTONE || id === SILENT;
}

/** The ringtone that sounds: the set one while the family has access to it, else the free default (rules: subscription). */
export function ringtoneToPlay(
  set: string | null,
  access: Pick<RingtoneQuestion, 'hasPremiumAccess' | 'hasPaidAccess'>,
): string {
  if (!set) return DEFAULT_ALERT_RINGTONE;
  const decision = decideRingtone({ chosen: set, current: null, ...access });
  return decision.kind === 'allowed' ? set : DEFAULT_HABIT_RINGTONE;
}
