import { serverNow } from '@herohood/browser/server-clock';
import type { WeekStart } from '@herohood/domain/days/facts';
import type { CarePattern, DayMarkRange } from '@herohood/domain/days/marks';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { useMemo, useState } from 'react';
import { trpc } from './api';
import { useUser } from './use-user';

/** So many days a schedule is looked at in advance. */
export const PREVIEW_DAYS = 14;

/** What of a family's calendar decides when a habit is due. */
export interface PlanCalendar {
  today: string;
  weekStart: WeekStart;
  /** Of the next days: the whole family's, and the hero's where one is asked about. */
  marks: readonly DayMarkRange[];
  carePattern: CarePattern | null;
}

/** The calendar of the next days for everybody, or for one hero; days off that are not known yet are none. */
export function usePlanCalendar(heroId?: string): PlanCalendar {
  const { user } = useUser();
  const [now] = useState(serverNow);
  const today = familyDay(now, user ?? { timeZone: 'UTC', dayStartHour: 0 });
  const isKnown = user !== undefined;
  const marks = trpc.days.listMarks.useQuery(
    { from: today, until: addDays(today, PREVIEW_DAYS - 1) },
    { enabled: isKnown },
  );
  const pattern = trpc.days.carePattern.useQuery({ id: heroId ?? '' }, { enabled: heroId !== undefined });
  const weekStart = user?.weekStart ?? 'mon';
  return useMemo(
    () => ({
      ...{ today, weekStart, carePattern: pattern.data ?? null },
      marks: (marks.data ?? []).filter(({ childId }) => childId === null || childId === heroId),
    }),
    [today, weekStart, pattern.data, marks.data, heroId],
  );
}
