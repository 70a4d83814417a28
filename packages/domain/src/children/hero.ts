import { type Refusal, refuse } from '../refusal';
import type { Look } from './look';
import type { BaseAvatar } from './schema';

interface Base {
  avatarType: BaseAvatar;
  name: string;
}

const YOUNG_AVATARS: readonly Base[] = [
  { avatarType: 'robot', name: 'Robot' },
  { avatarType: 'princess', name: 'Princess' },
  { avatarType: 'ninja', name: 'Ninja' },
  { avatarType: 'animal', name: 'Magical animal' },
];
const OLDER_AVATARS: readonly Base[] = [
  { avatarType: 'hooded', name: 'Hoodie' },
  { avatarType: 'gamer', name: 'Gamer' },
  { avatarType: 'skater', name: 'Skater' },
  { avatarType: 'space', name: 'Space pilot' },
];

/** The base types, of which a parent may give any (rules: shop). */
export const BASE_AVATARS: readonly Base[] = [...YOUNG_AVATARS, ...OLDER_AVATARS];

/** Whom a new hero may choose to be: by their look, and whom a parent has given them (rules: the welcome). */
export function offeredAvatars(look: Look, unlockedAvatars: readonly string[]): readonly Base[] {
  if (look === 'older') return [...OLDER_AVATARS, ...YOUNG_AVATARS];
  return BASE_AVATARS.filter(
    (base) => YOUNG_AVATARS.includes(base) || unlockedAvatars.includes(base.avatarType),
  );
}

export const DEFAULT_AVATAR: BaseAvatar = 'robot';

export function isBaseAvatar(avatarType: string): avatarType is BaseAvatar {
  return BASE_AVATARS.some((base) => base.avatarType === avatarType);
}

/** What a new hero starts with, whatever was sent (rules: server truth, shop): `unlockedAvatars` are avatar types. */
export function newHero(avatarType: BaseAvatar): {
  avatarType: BaseAvatar;
  level: 1;
  xp: 0;
  totalXp: 0;
  rewardPoints: 0;
  unlockedAvatars: string[];
  unlockedGear: string[];
  equippedGear: string[];
} {
  return {
    avatarType,
    level: 1,
    xp: 0,
    totalXp: 0,
    rewardPoints: 0,
    unlockedAvatars: [...new Set<string>([DEFAULT_AVATAR, avatarType])],
    unlockedGear: [],
    equippedGear: [],
  };
}

/** `choose` carries what the hero owns afterwards. */
export type AvatarChoice =
  | { kind: 'choose'; avatarType: string; unlockedAvatars: string[] }
  | Refusal<'NOT_OWNED'>;

/**
 * Whether a hero may look like `avatarType`: a child chooses among what the hero owns, a parent also gives any
 * base type, which then stays the hero's (rules: shop).
 */
export function decideAvatarChoice(question: {
  by: 'parent' | 'child';
  avatarType: string;
  unlockedAvatars: readonly string[];
}): AvatarChoice {
  const { by, avatarType, unlockedAvatars } = question;
  const isOwned = unlockedAvatars.includes(avatarType);
  if (!isOwned && !(by === 'parent' && isBaseAvatar(avatarType))) return refuse('NOT_OWNED');
  return {
    kind: 'choose',
    avatarType,
    unlockedAvatars: isOwned ? [...unlockedAvatars] : [...unlockedAvatars, avatarType],
  };
}

/** Heroes by total XP, the highest first; of equals the one that came first stays first (rules: heroes). */
export function rankHeroes<Hero extends { totalXp: number }>(heroes: readonly Hero[]): Hero[] {
  return [...heroes].sort((a, b) => b.totalXp - a.totalXp);
}

/** Whether this hero is marked 'Top Scorer': only one who has more XP than everybody else, and never a single one. */
export function isTopScorer<Hero extends { id: string; totalXp: number }>(
  hero: Hero,
  heroes: readonly Hero[],
): boolean {
  return heroes.length > 1 && heroes.every(({ id, totalXp }) => id === hero.id || totalXp < hero.totalXp);
}
