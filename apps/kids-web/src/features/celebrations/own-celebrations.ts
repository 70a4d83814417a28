import type { Celebration, CelebrationKind } from '@herohood/domain/home/celebration';
import { createAtom, useSelector } from '@tanstack/react-store';

/** What this device celebrates by itself: a trip that it has heard of, and a present that the hero opens here. */
export type OwnCelebration =
  | { kind: 'trip'; id: string; story: string; place: string; art: string }
  | ({ kind: 'opened' } & Omit<Celebration<'present'>, 'kind'>);

export type PartyKind = CelebrationKind | OwnCelebration['kind'];
type Items = { [Kind in PartyKind]: Extract<Celebration | OwnCelebration, { kind: Kind }> };

/** One thing to celebrate. */
export type Item<Kind extends PartyKind = PartyKind> = Items[Kind];

/** What fills the screen for a moment: things of one kind, of which some add up. */
export type Party<Kind extends PartyKind = PartyKind> = {
  [K in Kind]: { kind: K; items: readonly Item<K>[] };
}[Kind];

/** What waits, and was told by no server. */
const own = createAtom<readonly OwnCelebration[]>([]);

export const celebrate = (fresh: OwnCelebration): void => own.set((waiting) => [...waiting, fresh]);
export const setOwnCelebrations = (waiting: readonly OwnCelebration[]): void => own.set(waiting);
export const useOwnCelebrations = (): readonly OwnCelebration[] => useSelector(own);
