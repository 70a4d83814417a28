import type { Child } from '@herohood/domain/children/schema';
import { createAtom, useSelector } from '@tanstack/react-store';
import { useMemo } from 'react';
import { recall, remember } from '../../device/store';

type Style = Child['style'];

/** Counts what was kept here: whoever shows the hero reads it again. */
const changes = createAtom(0);

const keyOf = (heroId: string) => `style.${heroId}`;

/** What this hero has chosen here and the server has not taken yet; null when it has all. */
export function readWaitingStyle(heroId: string): Style | null {
  const kept = recall(keyOf(heroId)) as Partial<Style> | null;
  if (typeof kept !== 'object' || kept === null) return null;
  const { backdrop = null, frame = null, pose = null } = kept;
  return { backdrop, frame, pose };
}

/** Keeps a choice until the server has it, also after a reload; null: it has it, or wants none of it. */
export function keepWaitingStyle(heroId: string, style: Style | null): void {
  remember(keyOf(heroId), style);
  changes.set((n) => n + 1);
}

export const useWaitingStyle = (heroId: string): Style | null =>
  useSelector(changes, () => readWaitingStyle(heroId), {
    compare: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });

/** The hero with what they have chosen here, and whether that still waits for the server. */
export function useStyledHero(hero: Child): { hero: Child; isWaiting: boolean } {
  const waiting = useWaitingStyle(hero.id);
  const styled = useMemo(() => (waiting ? { ...hero, style: waiting } : hero), [hero, waiting]);
  return { hero: styled, isWaiting: waiting !== null };
}
