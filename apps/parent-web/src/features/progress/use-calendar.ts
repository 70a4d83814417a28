import { monthOf } from '@herohood/domain/days/calendar-months';
import type { CalendarKind } from '@herohood/domain/days/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { trpc } from '../../lib/api';
import { useUser } from '../../lib/use-user';
import { reportText } from '../../text/en/progress';
import { calendarWeeks } from './calendar';

/** What a hero did in the weeks of the calendar, what each of their days was, and what their habits are called. */
export function useCalendar(childId: string, report: ChildReport | undefined) {
  const { user } = useUser();
  const today = report?.today;
  const weeks = today ? calendarWeeks(today, user?.weekStart ?? 'mon') : [];
  const calendar = trpc.missions.listCompletions.useQuery(
    { id: childId, from: weeks[0], to: today },
    { enabled: today !== undefined },
  );
  const months = today ? [...weeks, today].map(monthOf) : [];
  const days = trpc.useQueries((t) =>
    [...new Set(months)].map((month) => t.days.calendar({ id: childId, month })),
  );
  const kinds = new Map<string, CalendarKind>(
    days.flatMap(({ data = [] }) => data.map(({ date, kind }) => [date, kind])),
  );
  const names = new Map(report?.habits.map(({ habitId, name }) => [habitId, name]));
  return {
    weeks,
    calendar,
    kinds,
    nameOf: (habitId: string) => names.get(habitId) ?? reportText.calendar.gone,
  };
}
