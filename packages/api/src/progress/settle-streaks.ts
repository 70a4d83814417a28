import type { Executor } from '@herohood/db/client';
import { FamilyGone } from '@herohood/db/family/family-id';
import {
  type CountedRow,
  listMarkedStreaks,
  type MarkedStreak,
  type SettledStreak,
  writeSettledStreaks,
} from '@herohood/db/progress/settle-queries';
import { listMarkedHeroes, type StreakHero } from '@herohood/db/progress/streak-queries';
import { retried } from '@herohood/db/retried';
import { dayRulesOn } from '@herohood/domain/days/since';
import { MILESTONES, milestonesAhead } from '@herohood/domain/progress/milestones';
import { NO_STREAK, stepStreak, type WalkedDay } from '@herohood/domain/progress/streak-fold';
import { addDays } from '@herohood/domain/time/family-day';
import type { Ports } from '../context';
import { walkDays } from './walk-days';

/** Who is overtaken more often than this is left to whoever comes next. */
const ATTEMPTS = 4;

/** Of those that a crash left behind; more come with the next sweep. */
const LEFT_AT_ONCE = 200;

type SettlePorts = Pick<Ports, 'db' | 'now' | 'live'>;

/**
 * Counts the streaks of those of the heroes anew who are marked, and brings the milestones that they reach (rules: streaks). What
 * changes while it counts makes it count again: nothing is written that was counted before a change.
 */
export async function settleStreaks(ports: SettlePorts, heroes: readonly StreakHero[]): Promise<void> {
  let left: readonly StreakHero[] = heroes;
  for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt += 1) {
    const marked = await listMarkedStreaks(ports.db, left);
    if (marked.length === 0) return;
    const settled: SettledStreak[] = [];
    for (const streak of marked) {
      const counted = await settledOf(ports.db, streak);
      if (counted) settled.push(counted);
    }
    const written = await retried(() => writeSettledStreaks(ports.db, settled, ports.now()));
    for (const { familyId, childId, hasNews } of written)
      if (hasNews) ports.live.changed({ familyId, childId });
    const done = new Set(written.map(({ childId }) => childId));
    left = settled.filter(({ childId }) => !done.has(childId));
  }
}

/** Counts streaks that nobody has asked for since an act changed them, or whose act's server died before it counted. Mostly there are few. */
export async function settleLeftStreaks(ports: SettlePorts): Promise<void> {
  await settleStreaks(ports, await listMarkedHeroes(ports.db, LEFT_AT_ONCE));
}

/** Null when the family has gone meanwhile. */
async function settledOf(db: Executor, streak: MarkedStreak): Promise<SettledStreak | null> {
  const { familyId, childId, no, rows, bestBefore } = streak;
  try {
    const counted = countedRows(rows, await walk(db, streak));
    const best = Math.max(bestBefore, ...counted.map(({ run }) => run));
    const ahead = milestonesAhead(best);
    const changed = counted.filter((row, at) => !isSame(row, rows[at]));
    return {
      ...{ familyId, childId, no, changed, ahead },
      reached: MILESTONES.filter((milestone) => !ahead.includes(milestone)),
    };
  } catch (error) {
    if (error instanceof FamilyGone) return null;
    throw error;
  }
}

async function walk(db: Executor, streak: MarkedStreak): Promise<WalkedDay[]> {
  const { base, rows } = streak;
  const [first, last] = [rows[0]?.day, rows.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  if (isUnbroken(streak)) return walkDone(streak);
  const worked = rows.map(({ day }) => day);
  const from = base ? addDays(base.day, 1) : first;
  return walkDays(db, streak, { before: base ?? NO_STREAK, from, until: last, worked });
}

/** Whether approved work stands on every day, and one is enough: then nothing else judges them. */
function isUnbroken({ isPlain, base, rows }: MarkedStreak): boolean {
  const days = [...(base ? [base.day] : []), ...rows.map(({ day }) => day)];
  return isPlain && days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? day, 1));
}

function walkDone({ base, rows, dayRules }: MarkedStreak): WalkedDay[] {
  let state = base ?? NO_STREAK;
  return rows.map(({ day }) => {
    state = stepStreak(state, 'done', dayRulesOn({ dayRules }, day).shieldsEnabled);
    return { day, kind: 'done', isShielded: false, state };
  });
}

function countedRows(rows: readonly CountedRow[], walked: readonly WalkedDay[]): CountedRow[] {
  const states = new Map(walked.map(({ day, state }) => [day, state]));
  const shielded = walked.filter(({ isShielded }) => isShielded).map(({ day }) => day);
  return rows.map(({ day }, at) => {
    const after = rows[at - 1]?.day ?? '';
    const { run, held, towardsShield } = states.get(day) ?? NO_STREAK;
    return {
      day,
      run,
      held,
      towardsShield,
      shielded: shielded.filter((each) => after < each && each <= day),
    };
  });
}

function isSame(counted: CountedRow, stored: CountedRow | undefined): boolean {
  return (
    counted.run === stored?.run &&
    counted.held === stored.held &&
    counted.towardsShield === stored.towardsShield &&
    counted.shielded.join() === stored.shielded.join()
  );
}
