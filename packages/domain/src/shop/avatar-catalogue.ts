import type { Rarity } from './rarity';

/** An avatar of the shop. Its `id` is the `avatarType` that a hero owns; `art` names a fluent-emoji-flat picture. */
export interface AvatarEntry {
  id: string;
  avatarType: string;
  name: string;
  description: string;
  cost: number;
  rarity: Rarity;
  art: string;
}

type Row = [id: string, name: string, description: string, cost: number, rarity: Rarity, art: string];

const ROWS: readonly Row[] = [
  ['fox', 'Clever Fox', 'Always has a plan', 25, 'common', 'fox'],
  ['panda', 'Cosy Panda', 'Calm, kind and never in a hurry', 25, 'common', 'panda'],
  ['koala', 'Sleepy Koala', 'Well rested for every mission', 25, 'common', 'koala'],
  ['penguin', 'Polar Penguin', 'Slides through every task', 30, 'common', 'penguin'],
  ['owl', 'Wise Owl', 'Reads one more page each night', 30, 'common', 'owl'],
  ['tiger', 'Swift Tiger', 'First to be ready in the morning', 40, 'rare', 'tiger-face'],
  ['wolf', 'Loyal Wolf', 'Never leaves a friend behind', 40, 'rare', 'wolf'],
  ['octopus', 'Busy Octopus', 'Eight arms for eight missions', 45, 'rare', 'octopus'],
  ['lion', 'Brave Lion', 'A roar that chases fears away', 50, 'rare', 'lion'],
  ['alien', 'Friendly Alien', 'Came far to learn good habits', 60, 'epic', 'alien'],
  ['dino', 'Mighty Dino', 'Small arms, giant heart', 65, 'epic', 't-rex'],
  ['fairy', 'Forest Fairy', 'Leaves sparkles where she helps', 70, 'epic', 'person-fairy'],
  ['mage', 'Star Mage', 'Turns effort into magic', 75, 'epic', 'person-mage'],
  ['astronaut', 'Space Explorer', 'No mission is too far', 80, 'epic', 'astronaut'],
  ['superhero', 'Super Guardian', 'Protects the whole family', 120, 'legendary', 'person-superhero'],
  ['dragon', 'Golden Dragon', 'The oldest friend of all heroes', 150, 'legendary', 'dragon-face'],
];

const YEARLY_ROWS: readonly Row[] = [
  ['rabbit', 'Moon Rabbit', 'One hop ahead of every chore', 90, 'epic', 'rabbit-face'],
  ['elf', 'Moonlight Elf', 'Walks softly and finishes what they begin', 120, 'legendary', 'person-elf'],
  ['prince', 'Crown Prince', 'Keeps his word, every day', 140, 'legendary', 'prince'],
];

const entryOf = ([id, name, description, cost, rarity, art]: Row): AvatarEntry => ({
  id,
  avatarType: id,
  name,
  description,
  cost,
  rarity,
  art,
});

/** What the avatar shop sells to every family, beyond the base types (rules: shop). */
export const AVATAR_CATALOGUE: readonly AvatarEntry[] = ROWS.map(entryOf);

/** What it sells to families with a yearly plan alone: the 'Exclusive avatars' of that plan (rules: plans). */
export const YEARLY_AVATARS: readonly AvatarEntry[] = YEARLY_ROWS.map(entryOf);

/** The shop's avatar of a type; undefined for base and unknown types. */
export function avatarByType(avatarType: string): AvatarEntry | undefined {
  return [...AVATAR_CATALOGUE, ...YEARLY_AVATARS].find((avatar) => avatar.avatarType === avatarType);
}

/** Whether an avatar is bought with a yearly plan only. Who has bought one keeps it (rules: plans). */
export function needsYearlyPlan(avatarType: string): boolean {
  return YEARLY_AVATARS.some((avatar) => avatar.avatarType === avatarType);
}
