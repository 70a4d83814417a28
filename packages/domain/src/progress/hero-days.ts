import { marksOn } from '../days/day-marks';
import { missionsOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import type { HeroDay } from './schema';
import { countDay } from './weekly';

/** A hero with what judges a family day, and the names of their missions. */
export interface HeroOfDay {
  childId: string;
  emergencySince: Date | null;
  facts: HeroFacts;
  /** What the hero has, in the order in which it is told. */
  habits: { habitId: string; name: string; icon: string; color: string }[];
}

/** Each hero's family day: approved missions are done, pending ones wait, what else is due is open (rules: counting a day). */
export function heroDays(heroes: readonly HeroOfDay[], day: string): HeroDay[] {
  return heroes.map(({ childId, emergencySince, facts, habits }) => {
    const { approved, pending, total } = countDay(facts, day);
    const left = new Map(
      missionsOfDay(facts, day).map(({ habitId, isOwed, slots, live }) => [
        habitId,
        isOwed ? slots - live.length : 0,
      ]),
    );
    return {
      childId,
      done: approved,
      waiting: pending,
      total,
      open: habits.flatMap((habit) => {
        const times = left.get(habit.habitId) ?? 0;
        return times > 0 ? [{ ...habit, left: times }] : [];
      }),
      marks: marksOn(facts, day),
      emergencySince: emergencySince?.toISOString() ?? null,
    };
  });
}
