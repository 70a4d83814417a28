import type { Executor } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { type StreakState, type WalkedDay, walkStreak } from '@herohood/domain/progress/streak-fold';
import { addDays } from '@herohood/domain/time/family-day';

/** So many days are read and judged at once: mostly there are fewer, and a pause of years ends its streak in the first of them. */
const DAYS_AT_ONCE = 31;

interface Walk {
  /** The streak as it stood before `from`. */
  before: StreakState;
  from: string;
  until: string;
  /** The days of these with approved work, oldest first: while no streak runs, no other day begins one. */
  worked: readonly string[];
}

/** Goes through days of a hero, both included, by all that judges them (rules: streaks). Days without a streak are left out. */
export async function walkDays(db: Executor, hero: StreakHero, walk: Walk): Promise<WalkedDay[]> {
  const { before, until, worked } = walk;
  const walked: WalkedDay[] = [];
  let state = before;
  let from: string | undefined = walk.from;
  while (from !== undefined && from <= until) {
    if (state.run === 0) {
      const next = worked.find((day) => day >= (from as string));
      if (next === undefined) break;
      from = next;
    }
    const range = { from, until: earlier(until, addDays(from, DAYS_AT_ONCE - 1)) };
    const facts = await readHeroFacts(db, hero, range);
    walked.push(...walkStreak(facts, state, range));
    state = walked.at(-1)?.state ?? state;
    from = addDays(range.until, 1);
  }
  return walked;
}

/** ISO days sort as they follow one another. */
const earlier = (a: string, b: string) => [a, b].sort()[0] ?? a;
