import * as z from 'zod';
import { day, instant } from '../fields';
import { praiseSchema } from '../praise/schema';
import { rewardTypeSchema } from '../rewards/schema';
import { shape } from '../shape';

const ofClaim = { claimId: z.string(), name: z.string(), icon: z.string(), type: rewardTypeSchema };
const words = z.string().nullable();
const whole = z.number().int();

const celebrated = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  // Its id is its own: what was shown under it is not shown again.
  shape(`Celebrated${kind[0]?.toUpperCase()}${kind.slice(1)}`, {
    kind: z.literal(kind),
    id: z.string(),
    ...fields,
  });

/**
 * What there is to be happy about, or an answer that a hero must hear, in the order in which a hero is told. What stands in one
 * place here has one select (`packages/api/src/home/read-celebrations.ts`) and one card (`features/celebrations/celebration-stage.tsx` of the kids app).
 */
const celebrationSchema = z.discriminatedUnion('kind', [
  /** A mission that a yes has paid, or, without a habit, what the hero did besides. `words`: a parent's. */
  celebrated('paid', {
    habitId: z.string().nullable(),
    name: z.string(),
    xp: whole,
    promisedXp: whole,
    points: whole,
    words,
    find: z.object({ findId: z.string(), set: z.string() }).nullable(),
  }),
  /** What a parent said with a yes. */
  celebrated('praise', { ...praiseSchema.shape, from: z.string() }),
  celebrated('level', { level: whole }),
  /** `isWaiting`: a parent must still say yes to its points (rules: XP and points). */
  celebrated('streak', { days: whole, points: whole, isWaiting: z.boolean() }),
  /** `story` says why. */
  celebrated('badge', { badge: z.string(), name: z.string(), story: z.string() }),
  /** Points that no mission has paid; `words`: what a parent said with them. */
  celebrated('bonus', { amount: whole, description: z.string(), words }),
  /** A claim that a parent has said yes to. */
  celebrated('present', ofClaim),
  /** The hero has got what they claimed. */
  celebrated('thanks', ofClaim),
  /** Points that a parent has turned down. */
  celebrated('answer', { what: z.string(), amount: whole, words }),
  /** A jar is full. */
  celebrated('goal', { goalId: z.string(), name: z.string() }),
  /** An ice star has kept the flame over a day; `held` are left. */
  celebrated('shield', { day, streak: whole, held: whole }),
  /** A run of so many days is over. */
  celebrated('rested', { streak: whole }),
  /** What a sibling has left. */
  celebrated('cheer', { fromName: z.string(), cheer: z.string() }),
  /** A claim that a parent has turned down: what it held is back. Told kindly, and no party. */
  celebrated('refund', { name: z.string(), cost: whole }),
]);

export type CelebrationKind = z.infer<typeof celebrationSchema>['kind'];
/** One thing of one of these kinds. */
export type Celebration<Kind extends CelebrationKind = CelebrationKind> = Extract<
  z.infer<typeof celebrationSchema>,
  { kind: Kind }
>;

/** All kinds, in the order in which a hero is told. */
export const CELEBRATION_KINDS = celebrationSchema.options.map(({ shape: { kind } }) => kind.value);

/** `since`: the cursor of an earlier answer, or `asOf` of the home. */
export const celebrationsInput = z.object({ since: instant });

/** What became of the hero after `since` and still stands. */
export const celebrationsSchema = shape('Celebrations', {
  /** From here the next question goes on, once all of this was shown. */
  cursor: instant,
  celebrations: z.array(celebrationSchema),
});
export type Celebrations = z.infer<typeof celebrationsSchema>;

/** What is older than this is no news any more, or was seen on another device. */
export const NEWS_DAYS = 4;
