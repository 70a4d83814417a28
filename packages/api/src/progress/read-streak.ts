import type { Executor } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import {
  findStoredStreak,
  listShieldedDays,
  type StoredStreak,
  type StreakHero,
} from '@herohood/db/progress/streak-queries';
import type { HeroFacts } from '@herohood/domain/days/facts';
import {
  NO_STREAK,
  type StreakState,
  type StreakToday,
  streakToday,
} from '@herohood/domain/progress/streak-fold';
import { addDays } from '@herohood/domain/time/family-day';
import type { Ports } from '../context';
import { found, refusal } from '../refusals';
import { settleStreaks } from './settle-streaks';
import { walkDays } from './walk-days';

/** Shields that were used longer ago are not told any more. */
export const SHIELDS_TOLD_DAYS = 400;
const ATTEMPTS = 4;

/** A hero's streak as it stands today (rules: streaks). */
export interface StreakNow extends StreakToday {
  /** The most days that it ever had. */
  best: number;
  /** The days on which a shield was used since the newest stored day. */
  used: string[];
  /** The newest stored day that it is counted from; null without any. */
  since: string | null;
  /** How many days it had on that day. */
  before: number;
}

/**
 * The streak that runs and the best one. What is marked is counted first. The days between the newest one with approved work and today
 * are judged as they stand, so that nothing has to be written when a day merely goes by.
 * `facts` are today's, where the caller reads them anyway.
 */
export async function readStreak(
  ports: Pick<Ports, 'db' | 'now' | 'live'>,
  hero: StreakHero,
  { today, facts }: { today: string; facts?: Promise<HeroFacts> },
): Promise<StreakNow> {
  const { db } = ports;
  const { newest, best, needsAll } = await settledStreak(ports, hero, today);
  const [last, before] = newest;
  // A day that needs all that is due is stored as if it were over, which today is not.
  const base = needsAll && last?.day === today ? before : last;
  const at: StreakState = base ?? NO_STREAK;
  if (base?.day === today) return { ...standing(at), best, used: [], since: base.day, before: at.run };
  const walked = await walkDays(db, hero, {
    ...{ before: at, from: base ? addDays(base.day, 1) : today, until: addDays(today, -1), worked: [] },
  });
  const yesterday = walked.at(-1)?.state ?? at;
  const used = walked.filter(({ isShielded }) => isShielded).map(({ day }) => day);
  const isOpen = yesterday.run > 0 || last?.day === today;
  const now = isOpen
    ? streakToday(await (facts ?? readHeroFacts(db, hero, { from: today, until: today })), yesterday, today)
    : standing(yesterday);
  return { ...now, best, used, since: base?.day ?? null, before: at.run };
}

const standing = (state: StreakState): StreakToday => ({ state, isAtRisk: false });

async function settledStreak(
  ports: Pick<Ports, 'db' | 'now' | 'live'>,
  hero: StreakHero,
  today: string,
): Promise<StoredStreak> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = found(await findStoredStreak(ports.db, hero, today), 'This hero');
    if (!stored.isMarked) return stored;
    await settleStreaks(ports, [hero]);
  }
  throw refusal('UNAVAILABLE', 'tooMuchAtOnce', { retryAfter: 1 });
}

/** The days from `from` on, on which a shield was used, oldest first (rules: streaks). */
export async function readUsedShields(
  db: Executor,
  hero: StreakHero,
  { from, streak }: { from: string; streak: StreakNow },
): Promise<string[]> {
  const { since, used } = streak;
  if (since === null) return used;
  const stored = await listShieldedDays(db, hero, from);
  return [...stored.flatMap(({ day, shielded }) => (day <= since ? shielded : [])), ...used].filter(
    (day) => day >= from,
  );
}
