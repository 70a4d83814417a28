import { type Refusal, refuse } from '../refusal';
import type { BaseAvatar } from './schema';

/** The four base types, with an art key of the fluent-emoji-flat set (rules: heroes). */
export const BASE_AVATARS: readonly { avatarType: BaseAvatar; name: string; art: string }[] = [
  { avatarType: 'robot', name: 'Robot', art: 'robot' },
  { avatarType: 'princess', name: 'Princess', art: 'princess' },
  { avatarType: 'ninja', name: 'Ninja', art: 'ninja' },
  // The shop sells a lion, and a bought avatar must not look like one that everybody has.
  { avatarType: 'animal', name: 'Magical animal', art: 'unicorn' },
];

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
