import * as z from 'zod';
import { plainDigits } from './digits';
import { REMINDER_MINUTES } from './habits/choices';
import { MAX_COST, MIN_COST } from './rewards/choices';

/** An id that no row carries; what a malformed id stands for, so that it answers 404 like any unknown one. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Someone else's, an unknown and a malformed id look the same (rules: errors): the last one becomes `NO_ID`. */
export const idField = z
  .string()
  .max(200)
  .transform((value) => (UUID.test(value) ? value.toLowerCase() : NO_ID));

/** What an id of a call can name. */
export type Entity =
  | 'hero'
  // Any hero of the family, a sibling too; and one who is not the caller.
  | 'familyHero'
  | 'sibling'
  | 'heroDevice'
  | 'ownDevice'
  | 'masterHabit'
  | 'habitTemplate'
  | 'dayMark'
  | 'assignment'
  | 'completion'
  | 'reward'
  | 'claim'
  | 'transaction'
  | 'goal'
  | 'proposal'
  | 'call'
  | 'play'
  // A UUID that a device made; it is a family's own.
  | 'tap'
  | 'joinRequest'
  | 'member'
  | 'invitation'
  | 'payment'
  | 'device'
  | 'event'
  | 'browser'
  | 'auditEntry'
  | 'media'
  | 'upload'
  | 'recording'
  | 'picture'
  // A completion or proposal that has a picture.
  | 'picturedMission'
  | 'picturedProposal'
  // What every family shares.
  | 'game'
  | 'gear'
  | 'avatar';

/**
 * What an id does that is somebody else's, unknown or malformed: refused with 404 unless this says otherwise. `invalid`:
 * refused with 400; `harmless`: it counts as one that nobody has, and the call goes on without it.
 */
export type Strangers = 'invalid' | 'harmless';

/**
 * Says what a field names (`x-entity`); the public OpenAPI document leaves it out. Tests make their cases of other families' and siblings'
 * ids from it, so a field that takes an id and does not say so fails them.
 */
export const names = (entity: Entity | readonly Entity[], strangers?: Strangers) => ({
  'x-entity': [entity].flat(),
  ...(strangers && { 'x-strangers': strangers }),
});

/** An id of one of these kinds of things. */
export const idOf = (...entities: Entity[]) => idField.meta(names(entities));

/** Input of every call that names one thing in its path and takes nothing else. */
export const idInput = (...entities: Entity[]) => z.object({ id: idOf(...entities) });

/** Times before computers kept them, or from the year 9000 on, are nobody's: what is reckoned from them must be a date of four digits, too. */
const isOfOurTime = (text: string) => {
  const ms = Date.parse(text);
  return ms >= 0 && ms < Date.UTC(9_000, 0, 1);
};

/** An instant on the wire: ISO 8601 with its offset from UTC. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(isOfOurTime, 'Please give a time from 1970 on.');

/** A family day on the wire: YYYY-MM-DD. */
export const day = z.iso.date().refine(isOfOurTime, 'Please give a day from 1970 on.');

/** A wall-clock time: HH:MM. */
export const clockTime = z
  .string()
  .overwrite(plainDigits)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 07:00.');

/** A printable line of text: trimmed, no control characters (NUL would not survive Postgres either). */
const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Please leave out control characters.')
    // Old browsers cannot tell; the server always can.
    .refine((value) => value.isWellFormed?.() ?? true, 'Please leave out broken characters.');

/** What turns the direction of the text around it, or closes such a turn: a name must not rearrange the sentence it stands in. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;
/** At least one letter, digit, sign or picture that can be seen; blanks, marks and fillers alone leave an empty button. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Cn}\p{Cc}\p{Z}\p{M}\u2800]/u;

/** Names: one line of 1–80 characters after trimming, of which one can be seen. */
export const nameField = plainText(80)
  .min(1, { error: 'Please enter a name.', abort: true })
  .refine((value) => VISIBLE.test(value), 'Please enter a name that can be seen.')
  .refine((value) => !TURNS.test(value), 'Please leave out characters that turn the text around.')
  .regex(/^[^\n\r\u0085\u2028\u2029]*$/, 'Please write the name on one line.');

/** Descriptions and feedback: at most 500 characters (rules: errors). */
export const longText = plainText(500);

/** Short labels such as icon or colour ids. */
export const labelField = plainText(60).min(1);

/** Whole XP of a habit: 1–1,000 (rules: errors). */
export const xpRewardField = z.number().int().min(1).max(1000);

/** Whole XP cost of a reward (rules: bounds). */
export const costField = z.number().int().min(MIN_COST).max(MAX_COST);

/** How long a reminder shows, in whole minutes (rules: reminders). */
export const reminderMinutes = z.number().int().min(REMINDER_MINUTES.min).max(REMINDER_MINUTES.max);

/** Fields that a client may send along and that are never believed (rules: server truth). */
export const ignored = z.unknown().optional();
