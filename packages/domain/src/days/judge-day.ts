import { isNeutral, marksOn } from './day-marks';
import { type DayMission, missionsOfDay } from './day-missions';
import type { HeroFacts } from './facts';
import type { MarkKind } from './marks';
import { streakRuleOn } from './since';

/** What a day is worth for the streak. `held`: work waits for a parent, and the day with it (rules: streaks). */
export type StreakKind = 'done' | 'held' | 'neutral' | 'repaired' | 'missed';

/** A hero's day in figures (rules: counting a day). */
export interface JudgedDay {
  day: string;
  marks: MarkKind[];
  /** What was owed, and what was done or sent beyond that. */
  due: number;
  /** Approved, of `due`. */
  done: number;
  /** Sent and not decided, of `due`. */
  waiting: number;
  streak: StreakKind;
}

/** Judges one day of a hero as if it were over (rules: counting a day, streaks). */
export function judgeDay(facts: HeroFacts, day: string): JudgedDay {
  const marks = marksOn(facts, day);
  const missions = missionsOfDay(facts, day);
  const sum = (figure: (mission: DayMission) => number) =>
    missions.reduce((total, mission) => total + figure(mission), 0);
  return {
    day,
    marks,
    due: sum((mission) => Math.max(owed(mission), mission.live.length)),
    done: sum(approved),
    waiting: sum(({ live }) => live.length) - sum(approved),
    streak: streakKind(facts, { day, marks, missions }),
  };
}

const owed = ({ isOwed, slots }: DayMission) => (isOwed ? slots : 0);
const approved = ({ live }: DayMission) => live.filter(({ isApproved }) => isApproved).length;

function streakKind(
  facts: HeroFacts,
  { day, marks, missions }: { day: string; marks: readonly MarkKind[]; missions: DayMission[] },
): StreakKind {
  const { neutralFrom, assignedFrom } = facts;
  if (isNeutral(marks)) return 'neutral';
  const isAnyDone = missions.some((mission) => approved(mission) > 0);
  // As it was before there were plans: also on days before the first habit, of which some may be done on a hero's behalf.
  const knowsPlans = !(neutralFrom && day < neutralFrom) && assignedFrom !== null && assignedFrom <= day;
  if (!knowsPlans) return isAnyDone ? 'done' : patchedOrMissed(facts, day);

  const due = missions.filter((mission) => owed(mission) > 0);
  const isAll = streakRuleOn(facts, day) === 'all' && due.length > 0;
  if (isAnyDone && (!isAll || due.every((mission) => approved(mission) >= owed(mission)))) return 'done';
  const isAnySent = missions.some(({ live }) => live.length > 0);
  if (isAnySent && (!isAll || due.every((mission) => mission.live.length >= owed(mission)))) return 'held';
  return due.length > 0 ? patchedOrMissed(facts, day) : 'neutral';
}

const patchedOrMissed = ({ repairs }: HeroFacts, day: string): StreakKind =>
  repairs.includes(day) ? 'repaired' : 'missed';
