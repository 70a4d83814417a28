import * as z from 'zod';
import { childSchema } from '../children/schema';
import { controlsSchema } from '../controls/schema';
import { joinRequestSchema } from '../family/schema';
import { instant } from '../fields';
import { callSchema } from '../inbox/schema';
import { boardSchema } from '../missions/board-schema';
import { pendingHabitSchema } from '../missions/schema';
import { rewardTransactionSchema } from '../points/schema';
import { heroDaySchema } from '../progress/schema';
import { proposalSchema } from '../proposals/schema';
import { rewardClaimSchema } from '../rewards/schema';
import { shape } from '../shape';

/** A hero's streak with its shields: held now, and at most; 0 where their family has none. */
const homeStreakSchema = shape('HomeStreak', {
  days: z.number().int(),
  /** It ends with today unless what is due is done (rules: streaks). */
  isAtRisk: z.boolean(),
  shields: z.object({ held: z.number().int(), max: z.number().int() }),
});

/** All that the first view of a hero's home paints. */
export const homeTodaySchema = shape('HomeToday', {
  /** Up to which instant of the family's events it holds everything (rules: sync). */
  asOf: instant,
  hero: childSchema,
  board: boardSchema,
  /** They have missions, though perhaps none of them is due today. */
  hasHabits: z.boolean(),
  streak: homeStreakSchema,
  controls: controlsSchema,
  /** Whether the family's plan has games. */
  hasGames: z.boolean(),
});
export type HomeToday = z.infer<typeof homeTodaySchema>;

/** All that the first view of a parent's Today paints; of a helper's, who looks after missions alone, the lists of the rest are empty. */
export const parentTodaySchema = shape('ParentToday', {
  /** Up to which instant of the family's events it holds everything (rules: sync). */
  asOf: instant,
  /** Oldest first, as their days are. */
  heroes: z.array(childSchema),
  days: z.array(heroDaySchema),
  /** What waits for a parent: missions, proposals and claims the oldest first, points the newest. */
  missions: z.array(pendingHabitSchema),
  claims: z.array(rewardClaimSchema),
  points: z.array(rewardTransactionSchema),
  proposals: z.array(proposalSchema),
  /** Claims that were approved and not handed out yet, the oldest promise first. */
  owedClaims: z.array(rewardClaimSchema),
  /** Calls that no parent has seen, and newcomers who wait to be let in. */
  calls: z.array(callSchema),
  joinRequests: z.array(joinRequestSchema),
});
export type ParentToday = z.infer<typeof parentTodaySchema>;
