import type { GameId } from '@herohood/domain/games/catalogue';

/** The sections of the hero's home, in their order; the first one is the home itself and has no name in the address. */
export const tabs = ['missions', 'world', 'customize', 'rewards', 'games', 'progress'] as const;
export type Tab = (typeof tabs)[number];

/** The parts of the customize tab (rules: shop). */
export const shopSections = ['hero', 'avatars', 'gear'] as const;
export type ShopSection = (typeof shopSections)[number];

/** The parts of the hero's world (rules: the room). */
export const worldSections = ['room', 'album', 'visits'] as const;
export type WorldSection = (typeof worldSections)[number];

/** The pages of the hero's album. */
export const albumPages = ['badges', 'finds', 'postcards', 'praise', 'rewards'] as const;
export type AlbumPageId = (typeof albumPages)[number];

const games: Record<GameId, true> = { 'word-puzzle': true, 'math-hero': true, 'memory-master': true };

/** What the home's address may say after its question mark. */
export type HomeSearch = {
  tab?: Tab | undefined;
  /** The open part of the customize tab. */
  shop?: ShopSection | undefined;
  /** The open part of the hero's world. */
  world?: WorldSection | undefined;
  /** The open page of their album. */
  album?: AlbumPageId | undefined;
  /** The game whose stage is open. */
  game?: GameId | undefined;
  /** The mission whose tool is open. */
  tool?: string | undefined;
};

/** What the login's address may say: the family code that a parent has shared. */
export type LoginSearch = {
  code?: string | undefined;
  /** The session of the hero who played here last has ended: only the PIN is asked. */
  back?: 'yes' | undefined;
};

/** Reads the home's address; what names nothing that there is counts as not said. */
export function readHomeSearch({ tab, shop, world, album, game, tool }: Record<string, unknown>): HomeSearch {
  return {
    tab: tabs.find((each) => each === tab),
    shop: shopSections.find((each) => each === shop),
    world: worldSections.find((each) => each === world),
    album: albumPages.find((each) => each === album),
    game: typeof game === 'string' && Object.hasOwn(games, game) ? (game as GameId) : undefined,
    tool: typeof tool === 'string' && tool ? tool : undefined,
  };
}

export function readLoginSearch({ code, back }: Record<string, unknown>): LoginSearch {
  return {
    code: typeof code === 'string' && code ? code : undefined,
    back: back === 'yes' ? back : undefined,
  };
}

const LINK = 'link=';

/** The token in the part behind `#` of the address that a parent's code holds; null where there is none. */
export const readLinkToken = (hash: string): string | null =>
  hash.startsWith(LINK) ? hash.slice(LINK.length) || null : null;

/** An address's search as words: the family code 234567 is no number, and 23E456 not a very large one. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : '';
}
