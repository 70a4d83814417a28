import type { CompletionStatus } from '../missions/schema';
import { lastDays } from '../time/family-day';
import type { DayCounts } from './weekly';

/** An assignment as the counting needs it: active means that it and its master are (ruling R8). */
export interface AssignedHabit {
  habitId: string;
  /** The family day of the assignment; the habit counts from then on (ruling R21). */
  assignedOn: string;
  isActive: boolean;
}

export interface CompletionOfDay {
  habitId: string;
  date: string;
  status: CompletionStatus;
}

export interface DayCountQuestion {
  today: string;
  days: number;
  habits: Iterable<AssignedHabit>;
  completions: Iterable<CompletionOfDay>;
}

/**
 * What `weeklyProgress` counts, from plain rows. A habit belongs to a day when it is active and was assigned by
 * then, or when it was done that day: switching a habit off must not turn the days it was done on into more than
 * all done.
 */
export function countDays(question: DayCountQuestion): DayCounts[] {
  const habits = [...question.habits].filter(({ isActive }) => isActive);
  const completions = [...question.completions];
  return lastDays(question.today, question.days).map((date) => {
    const ofDay = completions.filter((completion) => completion.date === date);
    const approved = ofDay.filter(({ status }) => status === 'approved');
    const pending = ofDay.filter(({ status }) => status === 'pending');
    const counted = new Set(
      habits.filter(({ assignedOn }) => assignedOn <= date).map((habit) => habit.habitId),
    );
    for (const { habitId } of [...approved, ...pending]) counted.add(habitId);
    return { date, approved: approved.length, pending: pending.length, total: counted.size };
  });
}
