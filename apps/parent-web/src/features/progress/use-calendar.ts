import type { ChildReport } from '@herohood/domain/progress/schema';
import { trpc } from '../../lib/api';
import { reportText } from '../../text/en/progress';
import { calendarWeeks } from './calendar';

/** What a hero did in the weeks of the calendar, and what their habits are called. */
export function useCalendar(childId: string, report: ChildReport | undefined) {
  const today = report?.today;
  const calendar = trpc.missions.listCompletions.useQuery(
    { id: childId, from: today && calendarWeeks(today)[0], to: today },
    { enabled: today !== undefined },
  );
  const names = new Map(report?.habits.map(({ habitId, name }) => [habitId, name]));
  return { calendar, nameOf: (habitId: string) => names.get(habitId) ?? reportText.calendar.gone };
}
