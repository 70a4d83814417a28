import { marksOn } from '../days/day-marks';
import { type DayMission, missionOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import type { MarkKind } from '../days/marks';
import { PARTS_OF_DAY, type PartOfDay } from '../days/parts';
import { dayRulesOn } from '../days/since';
import { weekOf } from '../days/week';
import { daysBetween, type FamilyClock, familyDay, localMinutes } from '../time/family-day';
import type { BoardMission } from './board-schema';
import type { Completion } from './schema';
import { todayStatus } from './today-status';

/** Boards reach this many days back and ahead (rules: the board). */
export const BOARD_DAYS = 31;

/** Whether there is a board of a day. */
export const hasBoard = (day: string, today: string): boolean =>
  Math.abs(daysBetween(today, day)) <= BOARD_DAYS;

/** What a board shows of a habit, besides what its plan says and what was done of it. */
type BoardHabit = Omit<
  BoardMission,
  'slot' | 'slots' | 'due' | 'week' | keyof ReturnType<typeof statusOf>
> & {
  /** It and its master are on now. */
  isActive: boolean;
};

/** A completion of the board's day, whatever became of it. */
type BoardTry = Pick<
  Completion,
  'id' | 'habitId' | 'slot' | 'status' | 'feedback' | 'completedAt' | 'xpEarned' | 'promisedXp' | 'photoUrl'
>;

interface BoardQuestion {
  facts: HeroFacts;
  day: string;
  today: string;
  /** In the order in which the hero was given them. */
  habits: readonly BoardHabit[];
  /** Newest first. */
  tries: readonly BoardTry[];
}

/**
 * The missions of a hero's day, in the order of the day (rules: the board). What was sent or done stays, whatever became of its plan or its
 * habit. Of days that are over it shows what the hero had then, from today on what they have now.
 */
export function boardOf({ facts, day, today, habits, tries }: BoardQuestion): {
  marks: MarkKind[];
  missions: BoardMission[];
} {
  const marks = marksOn(facts, day);
  const known = new Map(facts.habits.map((habit) => [habit.habitId, habit]));
  const missions = habits.flatMap((habit) => {
    const fact = known.get(habit.habitId);
    if (!fact) return [];
    const mission = missionOfDay(facts, fact, { day, marks });
    const own = tries.filter(({ habitId }) => habitId === habit.habitId);
    const isThere = day < today ? mission.isAssigned : habit.isActive;
    return slotsOf(mission, { isThere, own }).map((slot) => ({ habit, mission, own, slot }));
  });
  const partOf = ({ habit }: (typeof missions)[number]) => ORDER.indexOf(habit.partOfDay);
  missions.sort((a, b) => partOf(a) - partOf(b));
  const weeks = new Map(missions.map(({ mission }) => [mission.habitId, weekFigures(facts, day, mission)]));
  return {
    marks,
    missions: missions.map(({ habit: { isActive: _, ...shown }, mission, own, slot }) => ({
      ...shown,
      ...slot,
      due: mission.state === 'due' ? 'due' : 'optional',
      ...statusOf(own.filter((attempt) => attempt.slot === slot.slot)),
      week: weeks.get(mission.habitId) ?? null,
    })),
  };
}

/** What may be done at any time comes last. */
const ORDER: PartOfDay[] = [...PARTS_OF_DAY.filter((part) => part !== 'any'), 'any'];

const isLive = ({ status }: BoardTry) => status === 'pending' || status === 'approved';

/** What can be done, and what was: a plan that asks for less since this morning hides nothing. */
function slotsOf(
  { slots, isDoneElsewhere }: DayMission,
  { isThere, own }: { isThere: boolean; own: readonly BoardTry[] },
): { slot: number; slots: number }[] {
  const open = isThere && !isDoneElsewhere ? slots : 0;
  const done = own.filter(isLive).map(({ slot }) => slot);
  const all = Math.max(open, ...done);
  return Array.from({ length: all }, (_, i) => ({ slot: i + 1, slots: all })).filter(
    ({ slot }) => slot <= open || done.includes(slot),
  );
}

function statusOf(tries: readonly BoardTry[]) {
  const status = todayStatus(tries.map((attempt) => attempt.status));
  const shown = tries.find((attempt) => attempt.status === status);
  return {
    status,
    completionId: shown?.id ?? null,
    feedback: shown?.feedback ?? null,
    completedAt: shown?.completedAt ?? null,
    xpEarned: shown?.xpEarned ?? null,
    promisedXp: shown?.promisedXp ?? null,
    photoUrl: shown?.photoUrl ?? null,
  };
}

function weekFigures(facts: HeroFacts, day: string, { habitId, plan }: DayMission): BoardMission['week'] {
  if (plan.schedule.kind !== 'quota') return null;
  const days = weekOf(day, dayRulesOn(facts, day).weekStart);
  const done = facts.live.filter((live) => live.habitId === habitId && days.includes(live.day)).length;
  return { times: plan.schedule.times, done };
}

/** What the family's clocks show now, in minutes from the midnight with which a day began (rules: the board). */
export function minuteOf(day: string, now: Date, { timeZone }: FamilyClock): number {
  const shown = familyDay(now, { timeZone, dayStartHour: 0 });
  return daysBetween(day, shown) * 24 * 60 + localMinutes(now, timeZone);
}
