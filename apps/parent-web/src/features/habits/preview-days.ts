import { marksOn } from '@herohood/domain/days/day-marks';
import { missionOfDay } from '@herohood/domain/days/day-missions';
import type { DueState } from '@herohood/domain/days/due-state';
import type { FactCompletion, HeroFacts } from '@herohood/domain/days/facts';
import type { MarkKind } from '@herohood/domain/days/marks';
import type { HabitPlan } from '@herohood/domain/days/schedule';
import { addDays } from '@herohood/domain/time/family-day';
import { type PlanCalendar, PREVIEW_DAYS } from '../../lib/use-plan-calendar';

const HABIT = 'preview';

/** What a plan makes of one day to come. */
export interface PreviewDay {
  day: string;
  state: DueState;
  slots: number;
  marks: MarkKind[];
}

/**
 * The next days of a plan, judged as the server judges them (rules: schedules). Where the next day depends on what is done, it is taken to
 * be done on the day on which it is due; a quota leaves the choice to the hero.
 */
export function previewDays(
  plan: HabitPlan,
  { today, weekStart, marks, carePattern }: PlanCalendar,
): PreviewDay[] {
  const known: HeroFacts = {
    neutralFrom: null,
    assignedFrom: today,
    habits: [
      {
        habitId: HABIT,
        plans: [{ ...plan, fromDay: today }],
        periods: [{ fromDay: today, untilDay: null }],
        lastLiveBefore: null,
      },
    ],
    marks: [...marks],
    carePatterns: carePattern ? [{ pattern: carePattern, fromDay: today }] : [],
    dayRules: [{ fromDay: today, weekStart, shieldsEnabled: false }],
    streakRules: [],
    repairs: [],
    live: [],
  };
  const isDoneAtOnce = plan.schedule.kind === 'interval' || plan.schedule.kind === 'once';
  const live: FactCompletion[] = [];
  return Array.from({ length: PREVIEW_DAYS }, (_, ahead) => {
    const facts = { ...known, live: [...live] };
    const day = addDays(today, ahead);
    const marksOfDay = marksOn(facts, day);
    const [habit] = facts.habits;
    const mission = missionOfDay(facts, habit!, { day, marks: marksOfDay });
    if (isDoneAtOnce && mission.state === 'due') {
      live.push({ habitId: HABIT, day, slot: 1, isApproved: true });
    }
    return { day, state: mission.state, slots: mission.slots, marks: marksOfDay };
  });
}
