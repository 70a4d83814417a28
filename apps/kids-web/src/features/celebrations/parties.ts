import type { Child } from '@herohood/domain/children/schema';
import type { Item, Party, PartyKind } from './own-celebrations';

/** What every card gets: the things of one kind that it tells, of which there is at least one. */
export type CardProps<Kind extends PartyKind> = {
  hero: Child;
  items: readonly Item<Kind>[];
  onClose: () => void;
};

/** What a parent gives in several clicks is one party: a hero taps once for five approvals. */
const ADDS_UP: ReadonlySet<PartyKind> = new Set([
  ...['paid', 'praise', 'level', 'badge', 'bonus', 'shield', 'cheer'],
] as const);
/** What adds up also while it is on show: more of it falls into the same chest. */
const GROWS: ReadonlySet<PartyKind> = new Set(['paid', 'bonus', 'cheer']);

const partyOf = (items: readonly [Item, ...Item[]]) => ({ kind: items[0].kind, items }) as Party;

/** The parties of what there is to celebrate, in its order. */
export function partiesOf(items: readonly Item[]): Party[] {
  const parties: Party[] = [];
  for (const item of items) {
    const same = ADDS_UP.has(item.kind) ? parties.findIndex(({ kind }) => kind === item.kind) : -1;
    const before = parties[same]?.items;
    const [first = item, ...others] = before ?? [];
    const party = partyOf(before ? [first, ...others, item] : [item]);
    if (same >= 0) parties[same] = party;
    else parties.push(party);
  }
  return parties;
}

/** The party on show with what has come to it; the same one where nothing has. */
export function grownBy(shown: Party, items: readonly Item[]): Party {
  const known = new Set(shown.items.map(({ id }) => id));
  const more = items.filter(({ id, kind }) => kind === shown.kind && !known.has(id));
  const [first, ...others] = shown.items as readonly Item[];
  return first && more.length > 0 && GROWS.has(shown.kind) ? partyOf([first, ...others, ...more]) : shown;
}

/** Names a party while it is the same one. */
export const keyOf = ({ kind, items: [first] }: Party): string => `${kind} ${first?.id}`;
