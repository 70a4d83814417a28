import type { Child } from '@herohood/domain/children/schema';
import type { CarePattern } from '@herohood/domain/days/marks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../lib/api';
import { firstDayOf, lastDayOf } from './month';

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

/** What stands in a month of the family's calendar. While another month comes, the days keep what is known of them. */
export function useFamilyCalendar({ heroes, heroId, month, today }: Asked) {
  const marks = trpc.days.listMarks.useQuery(
    { from: firstDayOf(month), until: lastDayOf(month) },
    { placeholderData: keepPreviousData },
  );
  const { patterns } = useCarePatterns(heroes);
  return { marks, calendar: { heroes, heroId, marks: marks.data ?? [], patterns, today } };
}
