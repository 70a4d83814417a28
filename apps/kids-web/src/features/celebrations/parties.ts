import type { Child } from '@herohood/domain/children/schema';
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

/** What fills the screen for a moment: things of one kind, at least one, of which some add up. */
export type Party<Kind extends PartyKind = PartyKind> = {
  [K in Kind]: { kind: K; items: readonly Item<K>[] };
}[Kind];

/** What every card gets. */
export type CardProps<Kind extends PartyKind> = {
  hero: Child;
  items: readonly Item<Kind>[];
  onClose: () => void;
};

/** What waits, and was told by no server. */
const own = createAtom<readonly OwnCelebration[]>([]);

export const celebrate = (fresh: OwnCelebration): void => own.set((waiting) => [...waiting, fresh]);
export const setOwnCelebrations = (waiting: readonly OwnCelebration[]): void => own.set(waiting);
export const useOwnCelebrations = (): readonly OwnCelebration[] => useSelector(own);

/** What a parent gives in several clicks is one party: a hero taps once for five approvals. */
const ADDS_UP = new Set<PartyKind>(['paid', 'praise', 'level', 'badge', 'bonus', 'shield', 'cheer']);
/** What adds up also while it is on show: more of it falls into the same chest. */
const GROWS = new Set<PartyKind>(['paid', 'bonus', 'cheer']);

const partyOf = (kind: PartyKind, items: readonly Item[]) => ({ kind, items }) as Party;

/** The parties of what there is to celebrate, in its order. */
export function partiesOf(items: readonly Item[]): Party[] {
  const parties: Party[] = [];
  for (const item of items) {
    const same = ADDS_UP.has(item.kind) ? parties.findIndex(({ kind }) => kind === item.kind) : -1;
    if (same < 0) parties.push(partyOf(item.kind, [item]));
    else parties[same] = partyOf(item.kind, [...parties[same]!.items, item]);
  }
  return parties;
}

/** The party on show with what has come to it; the same one where nothing has. */
export function grownBy(shown: Party, items: readonly Item[]): Party {
  const known = new Set(shown.items.map(({ id }) => id));
  const more = items.filter(({ id, kind }) => kind === shown.kind && !known.has(id));
  return more.length > 0 && GROWS.has(shown.kind) ? partyOf(shown.kind, [...shown.items, ...more]) : shown;
}

/** Names a party while it is the same one. */
export const keyOf = ({ kind, items: [first] }: Party): string => `${kind} ${first?.id}`;
