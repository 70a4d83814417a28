import * as z from 'zod';
import { STREAK_RULES, WEEK_STARTS } from '../days/facts';
import { plainDigits } from '../digits';
import { idOf, ignored, instant, labelField, nameField, names } from '../fields';
import { GOAL_WITHDRAWALS } from '../goals/goal';
import { localeSchema } from '../languages/schema';
import { MAX_DATA_URL } from '../media/schema';
import { shape } from '../shape';
import { styleSchema } from '../world/schema';
import { LOOK_CHOICES } from './look';
import { PIN_LENGTH } from './pin';

/** A PIN is exactly four digits and a string: leading zeros count (rules: sessions). */
export const childPinField = z
  .string()
  .overwrite(plainDigits)
  .regex(new RegExp(`^[0-9]{${PIN_LENGTH}}$`), `Please enter a ${PIN_LENGTH}-digit PIN!`);

/** A hero as their family sees them; `birthYear` and `pin` are added for parents only. */
export const childSchema = shape('Child', {
  id: z.string(),
  name: z.string(),
  avatarType: z.string(),
  avatarUrl: z.string().nullable(),
  level: z.number().int(),
  xp: z.number().int(),
  totalXp: z.number().int(),
  rewardPoints: z.number().int(),
  unlockedAvatars: z.array(z.string()),
  unlockedGear: z.array(z.string()),
  equippedGear: z.array(z.string()),
  /** What they have chosen of what levels gave, as far as it is theirs. */
  style: styleSchema,
  xpIntoLevel: z.number().int(),
  xpForNextLevel: z.number().int(),
  username: z.string().nullable(),
  /** They have yet to be welcomed (rules: the welcome). */
  isNew: z.boolean(),
  streakRule: z.enum(STREAK_RULES),
  /** Null: their family's. */
  locale: localeSchema.nullable(),
  createdAt: instant,
  /** For parents as they set it, for the hero what follows from it; helpers are told of neither. */
  look: z.enum([...LOOK_CHOICES, 'middle']).optional(),
  /** For the hero alone: whether they take XP out of goals themselves (rules: goals). */
  goalWithdrawals: z.enum(GOAL_WITHDRAWALS).optional(),
  /** For the hero alone: what their app speaks where they have no language of their own (rules: languages). */
  familyLocale: localeSchema.optional(),
  /** For the hero alone: what makes up their family's clock, and what time it is (rules: family day). */
  timeZone: z.string().optional(),
  dayStartHour: z.number().int().optional(),
  weekStart: z.enum(WEEK_STARTS).optional(),
  serverTime: instant.optional(),
  /** For parents only. */
  birthYear: z.number().int().nullable().optional(),
  pin: z.string().nullable().optional(),
});
export type Child = z.infer<typeof childSchema>;

/** A link that signs a hero in once, on whichever device opens it (rules: sessions). */
export const loginLinkSchema = shape('LoginLink', { url: z.string(), expiresAt: instant });
export type LoginLink = z.infer<typeof loginLinkSchema>;

/** A browser in which a hero is signed in; `current`: the one that asks. */
export const heroDeviceSchema = shape('HeroDevice', {
  id: z.string(),
  name: z.string(),
  lastSeenAt: instant,
  current: z.boolean(),
});
export type HeroDevice = z.infer<typeof heroDeviceSchema>;

export const heroDeviceInput = z.object({ id: idOf('hero'), deviceId: idOf('heroDevice') });

export const baseAvatarSchema = z.enum([
  ...(['robot', 'princess', 'ninja', 'animal'] as const),
  ...(['hooded', 'gamer', 'skater', 'space'] as const),
]);
export type BaseAvatar = z.infer<typeof baseAvatarSchema>;

const avatarUrlField = z.string().max(MAX_DATA_URL).meta(names('picture', 'invalid')).nullable();

/** Which years there are depends on the family's own (rules: heroes); the act looks at that. */
const birthYearField = z.number().int().min(1900).max(9999).nullable();

const usernameField = z
  .string()
  .normalize('NFKC')
  .trim()
  .min(1, 'Please enter a username for the child!')
  .max(40)
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'Use letters, digits, dots and dashes for the username.');

export const createChildInput = z.object({
  name: nameField,
  avatarType: baseAvatarSchema.default('robot'),
  avatarUrl: avatarUrlField.optional(),
  birthYear: birthYearField.optional(),
  level: ignored,
  xp: ignored,
  totalXp: ignored,
  rewardPoints: ignored,
  unlockedAvatars: ignored,
  unlockedGear: ignored,
});

/** `avatarType`: who a hero says they are at their welcome; as before where it is left out. */
export const endWelcomeInput = z.object({ id: idOf('hero'), avatarType: baseAvatarSchema.optional() });

/** Which of these a caller may set depends on who they are; the act decides (contract: PATCH /api/children/{id}). */
export const updateChildInput = z.object({
  id: idOf('hero'),
  name: nameField.optional(),
  avatarType: labelField.meta({ examples: ['robot'] }).optional(),
  avatarUrl: avatarUrlField.optional(),
  birthYear: birthYearField.optional(),
  look: z.enum(LOOK_CHOICES).optional(),
  streakRule: z.enum(STREAK_RULES).optional(),
  locale: localeSchema.nullable().optional(),
  username: usernameField.optional(),
  pin: childPinField.optional(),
  equippedGear: z.array(labelField).max(4).optional(),
});
