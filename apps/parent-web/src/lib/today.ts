import type { ParentToday } from '@herohood/domain/home/schema';
import { fetchFirst } from '@herohood/ui/runtime/answers-age';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from './api';

/** Asks for Today before anything else of a page; what fails is asked again by the part that shows it. */
export function useFirstAnswers(): void {
  const utils = trpc.useUtils();
  const cache = useQueryClient();
  useEffect(() => void fetchFirst(cache, () => utils.home.parentToday.fetch()), [cache, utils]);
}

/** A part of Today as the server last told it. Whatever page shows the heroes, or what waits, reads it from this one answer. */
export const useToday = <Part>(part: (today: ParentToday) => Part, isAsked = true) =>
  trpc.home.parentToday.useQuery(undefined, { select: part, enabled: isAsked });

/** Changes what is shown of Today, until it is asked anew. Out of each change: puts back what was there before. */
export function useChangeToday() {
  const { parentToday } = trpc.useUtils().home;
  return (change: (today: ParentToday) => Partial<ParentToday>) => {
    const before = parentToday.getData();
    parentToday.setData(undefined, before && { ...before, ...change(before) });
    return () => void parentToday.setData(undefined, before);
  };
}
