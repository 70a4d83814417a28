import * as z from 'zod';
import { childSchema } from '../children/schema';
import { controlsSchema } from '../controls/schema';
import { instant } from '../fields';
import { boardSchema } from '../missions/board-schema';
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
