import { sql } from 'drizzle-orm';
import { childHabits, masterHabits } from './tables';

/** Whether a hero sees an assignment: it and its habit are active, and neither is deleted (rules: habits). */
export const isShownToHero = sql<boolean>`(${childHabits.isActive} and ${childHabits.deletedAt} is null and ${masterHabits.isActive} and ${masterHabits.deletedAt} is null)`;
