import { giftsUpTo, type LevelGift } from './level-gifts';

/** The gifts of levels that a hero chooses one of: where they stand, what is around their picture, how they rest. */
export const STYLE_KINDS = ['backdrop', 'frame', 'pose'] as const;
export type StyleKind = (typeof STYLE_KINDS)[number];

/** The gift's id for each kind; null: the usual one (rules: level gifts). */
export type Style = Record<StyleKind, string | null>;

const gifts = new Map(giftsUpTo(Number.POSITIVE_INFINITY).map((gift) => [gift.id, gift]));

/** The ids of all gifts of that kind, in the order of the levels. */
export function styleIds(kind: StyleKind): string[] {
  return [...gifts.values()].flatMap((gift) => (gift.kind === kind ? [gift.id] : []));
}

/** What a hero of that level has of their choice: what no level gave them, or gives no more, is the usual one again. */
export function ownedStyle(chosen: Style, level: number): Style {
  const own = (kind: StyleKind) => (isGiven(kind, chosen[kind], level) ? chosen[kind] : null);
  return { backdrop: own('backdrop'), frame: own('frame'), pose: own('pose') };
}

/** A choice with the last of these gifts of each kind in it; the same one when none of them is to be chosen. */
export function styleWith(style: Style, given: readonly LevelGift[]): Style {
  const chosen = { ...style };
  for (const { kind, id } of given) if (kind !== 'furniture') chosen[kind] = id;
  return STYLE_KINDS.some((kind) => chosen[kind] !== style[kind]) ? chosen : style;
}

/** Whether a hero of that level may choose this: each part is the usual one or was given to them (rules: level gifts). */
export function ownsStyle(chosen: Style, level: number): boolean {
  return STYLE_KINDS.every((kind) => chosen[kind] === null || isGiven(kind, chosen[kind], level));
}

function isGiven(kind: LevelGift['kind'], id: string | null, level: number): boolean {
  const gift = id === null ? undefined : gifts.get(id);
  return gift?.kind === kind && gift.level <= level;
}
