import type { Child } from '@herohood/domain/children/schema';
import { CALENDAR_MONTHS } from '@herohood/domain/days/calendar-bounds';
import { addMonths, daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import type { CarePattern, MarkKind } from '@herohood/domain/days/marks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../lib/api';
import { pastKey } from './marks-of-days';

interface Asked {
  heroes: readonly Child[];
  heroId: string | null;
  month: string;
  today: string;
}

/** Each hero's two-homes plan, as far as they have one. */
export function useCarePatterns(heroes: readonly Child[]) {
  const answers = trpc.useQueries((t) => heroes.map(({ id }) => t.days.carePattern({ id })));
  const patterns = new Map<string, CarePattern>();
  for (const [at, { id }] of heroes.entries()) {
    const pattern = answers[at]?.data;
    if (pattern) patterns.set(id, pattern);
  }
  return { answers, patterns };
}

/** How the days that are over were marked, by hero and day: a two-homes plan of then may be another one now. */
function usePastMarks({ heroes, month, today }: Asked): ReadonlyMap<string, readonly MarkKind[]> {
  const first = addMonths(monthOf(today), -CALENDAR_MONTHS.back);
  const enabled = first <= month && daysOfMonth(month).from < today;
  const answers = trpc.useQueries((t) =>
    heroes.map(({ id }) => t.days.calendar({ id, month }, { enabled, placeholderData: keepPreviousData })),
  );
  return new Map(
    heroes.flatMap(({ id }, at) =>
      (answers[at]?.data ?? []).map(({ date, marks }) => [pastKey(id, date), marks] as const),
    ),
  );
}

/** What stands in a month of the family's calendar. While another month comes, the days keep what is known of them. */
export function useFamilyCalendar({ heroes, heroId, month, today }: Asked) {
  const marks = trpc.days.listMarks.useQuery(
    { from: daysOfMonth(month).from, until: daysOfMonth(month).until },
    { placeholderData: keepPreviousData },
  );
  const { patterns } = useCarePatterns(heroes);
  const past = usePastMarks({ heroes, heroId, month, today });
  return { marks, calendar: { heroes, heroId, marks: marks.data ?? [], patterns, past, today } };
}
