import * as z from 'zod';
import { childPinField } from '../children/schema';
import { WEEK_STARTS } from '../days/facts';
import { faultOfParts } from '../days/parts';
import { dayPartSchema } from '../days/schema';
import { plainDigits } from '../digits';
import { clockTime, idOf, instant, nameField, reminderMinutes } from '../fields';
import { GOAL_WITHDRAWALS } from '../goals/goal';
import { localeSchema } from '../languages/schema';
import { MAX_PHOTO_DAYS } from '../media/photo';
import { shape } from '../shape';
import { billingSchema, planIdSchema, subscriptionStatusSchema } from '../subscription/schema';
import { textKey } from '../text-key';
import { FAMILY_CODE_INPUT_LENGTH } from './code-input';
import { isPhoneNumber } from './contact';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password';

/** A family's default alerts: what new habits begin with, and what counts where a habit has none of its own. */
export const reminderSettingsSchema = shape('ReminderSettings', {
  enabled: z.boolean(),
  voiceEnabled: z.boolean(),
  ringtoneEnabled: z.boolean(),
  defaultRingtone: z.string().max(60),
  /** How long a reminder shows, in minutes; `time` is when it comes. */
  reminderTime: reminderMinutes,
  time: clockTime,
  timeRangeStart: clockTime,
  timeRangeEnd: clockTime,
});
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

/** A helper looks after missions; whoever waits sees nothing of the family yet (rules: members). */
export const familyRoleSchema = z.enum(['owner', 'parent', 'helper', 'waiting']);
export type FamilyRole = z.infer<typeof familyRoleSchema>;

/** The signed-in parent with the family's fields laid in (rules: family). */
export const userSchema = shape('User', {
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  /** Always null: no screen needs a picture of a parent. Programs may read the field. */
  profileImageUrl: z.string().nullable(),
  /** Counts once the link sent to it was opened; null when no change waits. */
  pendingEmail: z.string().nullable(),
  /** Null for a helper, as are all fields of the subscription. */
  familyCode: z.string().nullable(),
  subscriptionStatus: subscriptionStatusSchema.nullable(),
  subscriptionPlan: planIdSchema.nullable(),
  trialEndsAt: instant.nullable(),
  subscriptionEndDate: instant.nullable(),
  createdAt: instant,
  timeZone: z.string(),
  reminderSettings: reminderSettingsSchema,
  hasPremiumAccess: z.boolean(),
  trialDaysLeft: z.number().int().nullable(),
  dayStartHour: z.number().int(),
  familyRole: familyRoleSchema,
  /** Null: the family's. */
  locale: localeSchema.nullable(),
  familyLocale: localeSchema,
  /** Heroes may visit each other and leave cheers (rules: cheers). */
  siblingVisits: z.boolean(),
  weekStart: z.enum(WEEK_STARTS),
  /** The server's clock when it answered. */
  serverTime: instant,
  /** Morning, afternoon and evening, in this order. */
  parts: z.array(dayPartSchema),
  shieldsEnabled: z.boolean(),
  weekendChallenge: z.boolean(),
  /** How many days pictures stay after the decision (rules: photos). */
  photoDays: z.number().int(),
  goalWithdrawals: z.enum(GOAL_WITHDRAWALS),
  /** 'off': there are no plans and no prices, and everything is open. */
  billing: billingSchema,
});
export type User = z.infer<typeof userSchema>;

const emailText = z.string().trim().max(254);
const validEmail = z.email('Please enter a valid email address.').transform(textKey);

/** A password that is newly chosen. */
export const passwordField = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`)
  .max(MAX_PASSWORD_LENGTH, `Please use at most ${MAX_PASSWORD_LENGTH} characters.`)
  .meta({ examples: ['a good password'] });

/** A password that proves who asks; what was once chosen is never refused for its form. */
export const presentPassword = z
  .string()
  .min(1)
  .max(MAX_PASSWORD_LENGTH)
  .meta({ examples: ['a good password'] });

const phoneField = z
  .string()
  .trim()
  .overwrite(plainDigits)
  .max(40)
  .refine(isPhoneNumber, 'Please enter a phone number such as +44 20 7946 0123.')
  .nullable();
const timeZoneField = z.string().max(64);

/** What an invitation's link carries behind `#invitation=`. */
const invitationToken = z.string().min(1).max(200);
export const acceptInvitationInput = z.object({ token: invitationToken });

export const registerInput = z.object({
  email: emailText.meta({ examples: ['parent@hero.example'] }).pipe(validEmail),
  password: passwordField,
  firstName: nameField,
  lastName: nameField,
  phoneNumber: phoneField.optional(),
  timeZone: timeZoneField.optional(),
  familyCode: z.string().trim().overwrite(plainDigits).max(FAMILY_CODE_INPUT_LENGTH).nullable().optional(),
  /** The token of an invitation's link; it wins over a family code. */
  invitation: invitationToken.nullable().optional(),
});

/** An e-mail that is looked for; compared by its key. */
const knownEmail = z.string().trim().min(1).max(254);

export const loginInput = z.object({
  email: knownEmail,
  password: presentPassword,
});

/** The present password proves that it is the parent who changes it, and not who found the browser open. */
export const changePasswordInput = z.object({
  currentPassword: presentPassword,
  newPassword: passwordField,
});

export const requestPasswordResetInput = z.object({ email: knownEmail });

/** `token` comes from the link in the mail. */
export const resetPasswordInput = z.object({ token: z.string().max(200), newPassword: passwordField });

/** `token` comes from the link in the mail. Asking whether it holds uses nothing up. */
export const checkPasswordResetInput = z.object({ token: z.string().max(200) });

/** `token` comes from the link in the mail. */
export const confirmEmailInput = z.object({ token: z.string().max(200) });
export const confirmedEmailSchema = shape('ConfirmedEmail', { email: z.string() });

/** A browser in which a parent is signed in, and since when; `current`: the one that asks. */
export const ownDeviceSchema = shape('OwnDevice', {
  id: z.string(),
  name: z.string(),
  signedInAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export type OwnDevice = z.infer<typeof ownDeviceSchema>;

export const ownDeviceInput = z.object({ id: idOf('ownDevice') });

export const childLoginInput = z.object({
  familyCode: z.string().trim().overwrite(plainDigits).min(1).max(FAMILY_CODE_INPUT_LENGTH),
  username: z.string().normalize('NFKC').trim().min(1).max(80),
  pin: childPinField.meta({ examples: ['0000'] }),
});

/** `token` comes from the link that a parent shows as a QR code. */
export const childLinkInput = z.object({ token: z.string().max(200) });

/** What holds for the whole family; what is left out stays. */
export const updateFamilyInput = z
  .object({
    siblingVisits: z.boolean(),
    weekStart: z.enum(WEEK_STARTS),
    parts: z.array(dayPartSchema).superRefine((parts, ctx) => {
      const message = faultOfParts(parts);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
    shieldsEnabled: z.boolean(),
    weekendChallenge: z.boolean(),
    photoDays: z.number().int().min(0).max(MAX_PHOTO_DAYS),
    goalWithdrawals: z.enum(GOAL_WITHDRAWALS),
    locale: localeSchema,
  })
  .partial();

export const updateReminderSettingsInput = z.object({ reminderSettings: reminderSettingsSchema.partial() });

/** Another `email` needs `password` beside it; `pendingEmail: null` cancels a change that waits (rules: e-mail). */
export const updateProfileInput = z
  .object({
    email: emailText.pipe(validEmail),
    password: z.string().min(1).max(200),
    pendingEmail: z.null(),
    firstName: nameField,
    lastName: nameField,
    phoneNumber: phoneField,
    timeZone: timeZoneField,
    dayStartHour: z.number().int().min(0).max(5),
    locale: localeSchema.nullable(),
  })
  .partial();
