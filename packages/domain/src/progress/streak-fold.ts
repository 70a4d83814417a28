import { isNeutral } from '../days/day-marks';
import { missionsOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { judgeDay, type StreakKind } from '../days/judge-day';
import { dayRulesOn } from '../days/since';
import { addDays } from '../time/family-day';

/** A streak as it stands after a day: its done days, the shields held, and the done days since the last shield (rules: streaks). */
export interface StreakState {
  run: number;
  held: number;
  towardsShield: number;
}

/** Before the first done day, and after a day that ended a run. */
export const NO_STREAK: StreakState = { run: 0, held: 0, towardsShield: 0 };

/** So many done days of a run earn a shield, and so many are held at most (rules: streaks). */
const DAYS_PER_SHIELD = 7;
export const MOST_SHIELDS = 2;

/** A day that a streak went through. */
export interface WalkedDay {
  day: string;
  kind: StreakKind;
  /** A shield was used on it. */
  isShielded: boolean;
  /** As it stands after the day. */
  state: StreakState;
}

/** One more day of a streak. Without shields none is earned or used on it (rules: streaks). */
export function stepStreak(state: StreakState, kind: StreakKind, shieldsOn: boolean): StreakState {
  if (kind === 'done') {
    const { held, towardsShield } = state;
    const run = state.run + 1;
    if (!shieldsOn) return { run, held, towardsShield };
    if (towardsShield + 1 < DAYS_PER_SHIELD) return { run, held, towardsShield: towardsShield + 1 };
    return { run, held: Math.min(held + 1, MOST_SHIELDS), towardsShield: 0 };
  }
  if (kind !== 'missed') return state;
  return isKept(state, shieldsOn) ? { ...state, held: state.held - 1 } : NO_STREAK;
}

/** Goes through the days `from` to `until`, both over and included, from how the streak stood before them (rules: streaks). */
export function walkStreak(
  facts: HeroFacts,
  before: StreakState,
  { from, until }: { from: string; until: string },
): WalkedDay[] {
  const walked: WalkedDay[] = [];
  let state = before;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const { streak: kind } = judgeDay(facts, day);
    const shieldsOn = dayRulesOn(facts, day).shieldsEnabled;
    const isShielded = kind === 'missed' && isKept(state, shieldsOn);
    state = stepStreak(state, kind, shieldsOn);
    walked.push({ day, kind, isShielded, state });
  }
  return walked;
}

const isKept = ({ held }: StreakState, shieldsOn: boolean) => shieldsOn && held > 0;

/** A streak while its newest day runs. `isAtRisk`: it stands until the day ends, and something that is due is not done yet. */
export interface StreakToday {
  state: StreakState;
  isAtRisk: boolean;
}

/** A streak on a day that is not over: what is done counts, and nothing else counts against it (rules: streaks). */
export function streakToday(facts: HeroFacts, before: StreakState, today: string): StreakToday {
  const { streak: kind, marks } = judgeDay(facts, today);
  if (kind === 'done') {
    return { state: stepStreak(before, kind, dayRulesOn(facts, today).shieldsEnabled), isAtRisk: false };
  }
  const isDue = missionsOfDay(facts, today).some(
    ({ isOwed, slots, live }) => isOwed && live.filter(({ isApproved }) => isApproved).length < slots,
  );
  return { state: before, isAtRisk: before.run > 0 && isDue && !isNeutral(marks) };
}
