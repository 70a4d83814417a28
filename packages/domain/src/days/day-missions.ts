import { marksOn } from './day-marks';
import {
  type DueQuestion,
  type DueState,
  dueState,
  intervalDueOn,
  isDoneElsewhere,
  isExtra,
} from './due-state';
import type { FactCompletion, FactHabit, HeroFacts } from './facts';
import { liveMissions } from './live-missions';
import type { MarkKind } from './marks';
import { DAILY_PLAN, type HabitPlan } from './schedule';
import { dayRulesOn, planOn } from './since';

/** A habit on a hero's day. */
export interface DayMission {
  habitId: string;
  /** Its plan on that day. */
  plan: HabitPlan;
  /** What its plan says of the day, whoever has it then. */
  state: DueState;
  /** The hero had it on that day. */
  isAssigned: boolean;
  /** So often it can be done on that day; 0 when it is off. */
  slots: number;
  /** Undone it still stands in the day's total (rules: counting a day). */
  isOwed: boolean;
  /** It is due once and was sent or done on another of its days: it cannot be done on this one, whatever the day owed. */
  isDoneElsewhere: boolean;
  /** What was sent or approved of it on that day, by slot. */
  live: readonly FactCompletion[];
}

/**
 * All habits of the facts on one day, off ones too, in the order of the facts (rules: schedules). Days before `neutralFrom` know no plans: whatever the
 * hero had was due once.
 */
export function missionsOfDay(facts: HeroFacts, day: string): DayMission[] {
  const marks = marksOn(facts, day);
  return facts.habits.map((habit) => missionOfDay(facts, habit, { day, marks }));
}

/** One habit of the facts on one day. */
export function missionOfDay(
  facts: HeroFacts,
  habit: FactHabit,
  { day, marks }: { day: string; marks: readonly MarkKind[] },
): DayMission {
  const { habitId, periods, plans, lastLiveBefore } = habit;
  const { live, liveDays } = liveMissions(facts, { habitId, lastLiveBefore, day });
  const question: DueQuestion = {
    plan: facts.neutralFrom && day < facts.neutralFrom ? DAILY_PLAN : planOn(plans, day),
    day,
    marks,
    weekStart: dayRulesOn(facts, day).weekStart,
    liveDays,
  };
  const state = dueState(question);
  const period = periods.find(
    ({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day < untilDay),
  );
  const timesPerDay = isExtra(question) ? 1 : question.plan.timesPerDay;
  return {
    habitId,
    plan: question.plan,
    state,
    isAssigned: period !== undefined,
    slots: state === 'off' ? 0 : timesPerDay,
    isOwed: period !== undefined && state === 'due' && isOwedOn(question, period.fromDay),
    isDoneElsewhere: isDoneElsewhere(question),
    live,
  };
}

/**
 * A quota is judged by its week. A mission that waits since an earlier day was missed then, unless the hero has it only
 * since today (rules: counting a day).
 */
function isOwedOn(question: DueQuestion, assignedFrom: string): boolean {
  const { plan, day } = question;
  if (plan.schedule.kind === 'quota') return false;
  if (plan.schedule.kind !== 'interval') return true;
  return day === assignedFrom || intervalDueOn(question) === day;
}

/** Whether a mission was sent or approved as often as it can be done on its day. */
export function isDone({ live, slots }: DayMission): boolean {
  return slots > 0 && live.length >= slots;
}
