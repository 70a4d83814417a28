import * as z from 'zod';
import { idOf, instant, labelField, names } from '../fields';
import { shape } from '../shape';
import { AVATAR_CATALOGUE } from './avatar-catalogue';
import { GEAR_TYPES } from './gear';
import { GEAR_CATALOGUE } from './gear-catalogue';
import { RARITIES } from './rarity';

const raritySchema = z.enum(RARITIES);

/** An avatar as the shop lists it; `avatarType` is what a hero owns afterwards, `cost` in reward points. */
export const avatarItemSchema = shape('AvatarItem', {
  id: z.string(),
  avatarType: z.string(),
  name: z.string(),
  description: z.string(),
  cost: z.number().int(),
  rarity: raritySchema,
});
export type AvatarItem = z.infer<typeof avatarItemSchema>;

/** A piece of gear as the shop lists it; `requiredLevel` is the level from which a hero may buy it. */
export const gearItemSchema = shape('GearItem', {
  id: z.string(),
  name: z.string(),
  gearType: z.enum(GEAR_TYPES),
  description: z.string(),
  cost: z.number().int(),
  rarity: raritySchema,
  effect: z.string(),
  requiredLevel: z.number().int(),
  isActive: z.boolean(),
  createdAt: instant,
});
export type GearItem = z.infer<typeof gearItemSchema>;

/** The price that the hero saw: whatever number it is, one that differs from the shop's is a conflict (rules: server truth). */
const sentCost = z.number();

const cheapest = <Item extends { cost: number }>(items: readonly Item[]) =>
  items.reduce((least, item) => (item.cost < least.cost ? item : least));
const cheapestAvatar = cheapest(AVATAR_CATALOGUE);
const cheapestGear = cheapest(GEAR_CATALOGUE.filter(({ requiredLevel }) => requiredLevel === 1));

export const purchaseAvatarInput = z.object({
  id: idOf('hero'),
  avatarType: labelField.meta({ ...names('avatar'), examples: [cheapestAvatar.avatarType] }),
  cost: sentCost.meta({ examples: [cheapestAvatar.cost] }),
});

export const purchaseGearInput = z.object({
  id: idOf('hero'),
  gearId: labelField.meta({ ...names('gear'), examples: [cheapestGear.id] }),
  cost: sentCost.meta({ examples: [cheapestGear.cost] }),
});
