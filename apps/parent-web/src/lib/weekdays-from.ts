import type { WeekStart } from '@herohood/domain/days/facts';
import type { Weekday } from '@herohood/domain/days/schedule';
import { weekdayOf, weekOf } from '@herohood/domain/days/week';

/** The family's week: the weekdays in its order (rules: schedules). */
export const weekdaysFrom = (weekStart: WeekStart): Weekday[] =>
  weekOf('1970-01-05', weekStart).map(weekdayOf);
