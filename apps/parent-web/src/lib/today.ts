import { fetchFirst } from '@herohood/browser/answers-age';
import type { ParentToday } from '@herohood/domain/home/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { trpc } from './api';

/** Asks for Today in the same request as who is signed in; what fails is asked again by the part that shows it. */
export function useFetchToday(): () => void {
  const utils = trpc.useUtils();
  const cache = useQueryClient();
  return useCallback(() => void fetchFirst(cache, () => utils.home.parentToday.fetch()), [cache, utils]);
}

/** The same as soon as a page stands. */
export function useFirstAnswers(): void {
  const fetchToday = useFetchToday();
  useEffect(fetchToday, [fetchToday]);
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
