import type { Child } from '@herohood/domain/children/schema';
import type { GearType } from '@herohood/domain/shop/gear';
import { pointsMissing } from '@herohood/domain/shop/purchase';
import type { Rarity } from '@herohood/domain/shop/rarity';
import type { AvatarItem, GearItem } from '@herohood/domain/shop/schema';

/** Something on sale, of either shop. */
export type ShopItem = {
  kind: 'avatar' | 'gear';
  /** What the hero owns afterwards: an avatar's type, a piece's id. */
  key: string;
  name: string;
  description: string;
  /** Reward points. */
  cost: number;
  rarity: Rarity;
  /** The level from which it is sold. */
  requiredLevel: number;
  /** Only of gear: where it is worn, and what it stands for. */
  gearType?: GearType;
  effect?: string;
};

/** What a hero can do with an item now. */
export type Offer =
  | { kind: 'worn' | 'owned' | 'open' }
  | { kind: 'level'; requiredLevel: number }
  | { kind: 'short'; missing: number };

export function avatarShopItem({ avatarType, name, description, cost, rarity }: AvatarItem): ShopItem {
  return { kind: 'avatar', key: avatarType, name, description, cost, rarity, requiredLevel: 1 };
}

export function gearShopItem(item: GearItem): ShopItem {
  const { id, name, description, cost, rarity, requiredLevel, gearType, effect } = item;
  return { kind: 'gear', key: id, name, description, cost, rarity, requiredLevel, gearType, effect };
}

type Buyer = Pick<
  Child,
  'rewardPoints' | 'level' | 'avatarType' | 'unlockedAvatars' | 'unlockedGear' | 'equippedGear'
>;

/** What an item is to this hero. The level is asked before the points, as the server decides it. */
export function offerOf(item: ShopItem, hero: Buyer): Offer {
  const isAvatar = item.kind === 'avatar';
  if (isAvatar ? hero.avatarType === item.key : hero.equippedGear.includes(item.key)) return { kind: 'worn' };
  if ((isAvatar ? hero.unlockedAvatars : hero.unlockedGear).includes(item.key)) return { kind: 'owned' };
  const { requiredLevel } = item;
  if (hero.level < requiredLevel) return { kind: 'level', requiredLevel };
  const missing = pointsMissing(hero.rewardPoints, item.cost);
  return missing > 0 ? { kind: 'short', missing } : { kind: 'open' };
}

/** A piece that everybody understands as the sign of its type. */
export const signOf: Record<GearType, string> = {
  helmet: 'knights-helmet',
  armor: 'magic-armor',
  weapon: 'heros-sword',
  accessory: 'ring-of-wisdom',
};
