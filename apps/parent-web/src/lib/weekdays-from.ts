import type { WeekStart } from '@herohood/domain/days/facts';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule-bounds';
import { weekdayOf, weekOf } from '@herohood/domain/days/week';
import { addDays } from '@herohood/domain/time/family-day';
import { headOf } from './format-day';

const A_MONDAY = '1970-01-05';

/** 'Mon', or the letter alone: as it stands where there are seven side by side. */
export const headOfWeekday = (day: Weekday): string => headOf(addDays(A_MONDAY, WEEKDAYS.indexOf(day)));

/** The family's week: the weekdays in its order (rules: schedules). */
export const weekdaysFrom = (weekStart: WeekStart): Weekday[] => weekOf(A_MONDAY, weekStart).map(weekdayOf);
