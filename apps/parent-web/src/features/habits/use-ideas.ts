import { ageIn } from '@herohood/domain/children/age';
import type { Child } from '@herohood/domain/children/schema';
import { AGE_BANDS, type AgeBand, ageBandOf } from '@herohood/domain/habits/idea';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { plainWords } from '../../lib/plain-words';
import { useFamilyYear } from '../../lib/use-user';
import { type HabitStart, startOf } from './choices';

/** The place among the packs where a family's own templates are. */
export const OWN = 'own';

/** An idea or a template, as the list shows it. */
export interface Offer {
  id: string;
  start: HabitStart;
  isTemplate: boolean;
}

export interface Filter {
  /** A pack's id, `OWN`, or empty for all ideas. */
  pack: string;
  age: AgeBand | null;
  words: string;
}

/** The one band that all heroes are in; null when they are in several, or nobody said how old they are. */
function commonBand(heroes: readonly Child[], year: number): AgeBand | null {
  const bands = new Set(heroes.map(({ birthYear }) => ageBandOf(ageIn(year, birthYear))));
  return AGE_BANDS.find((band) => bands.size === 1 && bands.has(band)) ?? null;
}

/** Ideas and templates with what they are looked through by; `offers` is undefined while they are on their way. */
export function useIdeas(heroes: readonly Child[]) {
  const year = useFamilyYear();
  const [filter, setFilter] = useState<Filter>({ pack: '', age: commonBand(heroes, year), words: '' });
  const ideas = trpc.habits.listIdeas.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const packs = trpc.habits.listPacks.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const templates = trpc.habits.listTemplates.useQuery();
  const sought = plainWords(filter.words);
  const isSought = (start: HabitStart) => plainWords(`${start.name} ${start.description}`).includes(sought);

  const own = templates.data?.map(
    ({ id, description, ...fields }): Offer => ({
      ...{ id, isTemplate: true },
      start: { ...fields, description: description ?? '' },
    }),
  );
  const library = ideas.data
    ?.filter(({ ages }) => filter.age === null || ages.includes(filter.age))
    .filter((idea) => filter.pack === '' || idea.packs.includes(filter.pack))
    .map((idea): Offer => ({ id: idea.id, isTemplate: false, start: startOf(idea) }));
  const offers = filter.pack === OWN ? own : library;
  return {
    filter,
    setFilter: (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part })),
    templates: templates.data ?? [],
    /** Packs with habits in them; some have rewards only. */
    packs: (packs.data ?? []).filter(({ id }) => ideas.data?.some((idea) => idea.packs.includes(id))),
    query: {
      data: offers?.filter(({ start }) => isSought(start)),
      error: filter.pack === OWN ? templates.error : (ideas.error ?? packs.error),
      refetch: () => Promise.all([ideas.refetch(), packs.refetch(), templates.refetch()]),
    },
  };
}
