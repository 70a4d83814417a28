import { type DayRules, DEFAULT_DAY_RULES, type HeroFacts, type Since, type StreakRule } from './facts';
import { DAILY_PLAN, type HabitPlan } from './schedule';

/** The one of an ascending list that holds on a day; null before the first. */
export function newestSince<T>(versions: readonly Since<T>[], day: string): Since<T> | null {
  return versions.findLast(({ fromDay }) => fromDay <= day) ?? null;
}

/** A habit's plan on a day: the first one reaches backwards (rules: schedules). */
export function planOn(plans: readonly Since<HabitPlan>[], day: string): HabitPlan {
  return newestSince(plans, day) ?? plans[0] ?? DAILY_PLAN;
}

/** The family's rules of a day. */
export function dayRulesOn({ dayRules }: Pick<HeroFacts, 'dayRules'>, day: string): DayRules {
  return newestSince(dayRules, day) ?? DEFAULT_DAY_RULES;
}

/** What makes that day count as done. */
export function streakRuleOn({ streakRules }: Pick<HeroFacts, 'streakRules'>, day: string): StreakRule {
  return newestSince(streakRules, day)?.rule ?? 'any';
}
