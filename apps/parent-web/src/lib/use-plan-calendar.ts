import type { WeekStart } from '@herohood/domain/days/facts';
import type { CarePattern, DayMarkRange } from '@herohood/domain/days/marks';
import { familyDay } from '@herohood/domain/time/family-day';
import { useMemo, useState } from 'react';
import { useUser } from './use-user';

/** So many days a schedule is looked at in advance. */
export const PREVIEW_DAYS = 14;

/** What of a family's calendar decides when a habit is due. */
export interface PlanCalendar {
  today: string;
  weekStart: WeekStart;
  /** Of the next days. */
  marks: readonly DayMarkRange[];
  carePattern: CarePattern | null;
}

/** The calendar of the next days. */
export function usePlanCalendar(): PlanCalendar {
  const { user } = useUser();
  const [now] = useState(() => new Date());
  const today = familyDay(now, user ?? { timeZone: 'UTC', dayStartHour: 0 });
  const weekStart = user?.weekStart ?? 'mon';
  return useMemo(() => ({ today, weekStart, marks: [], carePattern: null }), [today, weekStart]);
}
