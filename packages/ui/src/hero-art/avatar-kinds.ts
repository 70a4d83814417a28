import { type ComponentType, lazy, type SVGProps } from 'react';
import type { HeroPartProps } from './face';

export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * How a hero is made: `drawn` by this package from head to tail; from a picture of the set that is a `face`, or the
 * head of a `bust`, on a body of ours; or from one that shows somebody `whole` and stands by itself.
 */
export type Build = 'drawn' | 'face' | 'bust' | 'whole';

/** Colours of the body: trunk and arms, legs, and what is put on: cape, gloves and shoes. */
export type Suit = { main: string; dark: string; cape: string };

export type DrawnKind = { build: 'drawn'; suit: Suit; Parts: ComponentType<HeroPartProps> };
export type PicturedKind = { build: 'face' | 'bust' | 'whole'; suit: Suit; Head: Picture };
export type AvatarKind = DrawnKind | PicturedKind;

const suits = {
  metal: { main: '#aaa1c0', dark: '#9a93ad', cape: '#3aa8ff' },
  dress: { main: '#ffc83d', dark: '#ffc83d', cape: '#8b55d9' },
  shadow: { main: '#57428c', dark: '#332357', cape: '#6b4fa8' },
  fur: { main: '#e6d4fb', dark: '#e6d3fa', cape: '#b48be0' },
  sky: { main: '#3aa8ff', dark: '#1c78d6', cape: '#ff6b5c' },
  rose: { main: '#8b55d9', dark: '#6a39b5', cape: '#ff9ed2' },
  night: { main: '#321b41', dark: '#1d0f28', cape: '#f8312f' },
  leaf: { main: '#27b37a', dark: '#16845a', cape: '#ffb02e' },
  sun: { main: '#ff9a3d', dark: '#d96f14', cape: '#7a5cff' },
  ice: { main: '#d3d3e4', dark: '#b4acbc', cape: '#ff6b5c' },
  sea: { main: '#00a6ed', dark: '#0074ba', cape: '#ffd34d' },
  hood: { main: '#2f7a9c', dark: '#2c3a5e', cape: '#ff8a45' },
  neon: { main: '#6a5be0', dark: '#23264d', cape: '#2ed1c6' },
  street: { main: '#f2603c', dark: '#4d5f86', cape: '#ffce45' },
  orbit: { main: '#eef1fb', dark: '#b9c3dc', cape: '#ff7a45' },
} satisfies Record<string, Suit>;

const drawn = { build: 'drawn' } as const;
const face = { build: 'face' } as const;
const bust = { build: 'bust' } as const;
const whole = { build: 'whole' } as const;

/** Every avatar that can be drawn. Pictures are fetched when a hero of that kind first appears. */
export const avatarKinds = {
  robot: { ...drawn, suit: suits.metal, Parts: lazy(() => import('./heroes/robot')) },
  princess: { ...drawn, suit: suits.dress, Parts: lazy(() => import('./heroes/princess')) },
  ninja: { ...drawn, suit: suits.shadow, Parts: lazy(() => import('./heroes/ninja')) },
  animal: { ...drawn, suit: suits.fur, Parts: lazy(() => import('./heroes/animal')) },
  hooded: { ...drawn, suit: suits.hood, Parts: lazy(() => import('./heroes/hooded')) },
  gamer: { ...drawn, suit: suits.neon, Parts: lazy(() => import('./heroes/gamer')) },
  skater: { ...drawn, suit: suits.street, Parts: lazy(() => import('./heroes/skater')) },
  space: { ...drawn, suit: suits.orbit, Parts: lazy(() => import('./heroes/space')) },
  fox: { ...face, suit: suits.leaf, Head: lazy(() => import('~icons/fluent-emoji-flat/fox')) },
  panda: { ...face, suit: suits.sun, Head: lazy(() => import('~icons/fluent-emoji-flat/panda')) },
  tiger: { ...face, suit: suits.sky, Head: lazy(() => import('~icons/fluent-emoji-flat/tiger-face')) },
  cat: { ...face, suit: suits.rose, Head: lazy(() => import('~icons/fluent-emoji-flat/cat-face')) },
  rabbit: { ...face, suit: suits.sea, Head: lazy(() => import('~icons/fluent-emoji-flat/rabbit-face')) },
  frog: { ...face, suit: suits.sun, Head: lazy(() => import('~icons/fluent-emoji-flat/frog')) },
  lion: { ...face, suit: suits.leaf, Head: lazy(() => import('~icons/fluent-emoji-flat/lion')) },
  wolf: { ...face, suit: suits.night, Head: lazy(() => import('~icons/fluent-emoji-flat/wolf')) },
  alien: { ...face, suit: suits.sea, Head: lazy(() => import('~icons/fluent-emoji-flat/alien')) },
  koala: { ...face, suit: suits.leaf, Head: lazy(() => import('~icons/fluent-emoji-flat/koala')) },
  astronaut: { ...bust, suit: suits.ice, Head: lazy(() => import('~icons/fluent-emoji-flat/astronaut')) },
  prince: { ...bust, suit: suits.sea, Head: lazy(() => import('~icons/fluent-emoji-flat/prince')) },
  wizard: { ...bust, suit: suits.sea, Head: lazy(() => import('~icons/fluent-emoji-flat/person-mage')) },
  mage: { ...bust, suit: suits.sea, Head: lazy(() => import('~icons/fluent-emoji-flat/person-mage')) },
  fairy: { ...whole, suit: suits.leaf, Head: lazy(() => import('~icons/fluent-emoji-flat/person-fairy')) },
  superhero: {
    ...bust,
    suit: suits.sky,
    Head: lazy(() => import('~icons/fluent-emoji-flat/person-superhero')),
  },
  elf: { ...bust, suit: suits.leaf, Head: lazy(() => import('~icons/fluent-emoji-flat/person-elf')) },
  unicorn: { ...face, suit: suits.rose, Head: lazy(() => import('~icons/fluent-emoji-flat/unicorn')) },
  dragon: { ...face, suit: suits.sun, Head: lazy(() => import('~icons/fluent-emoji-flat/dragon-face')) },
  dino: { ...whole, suit: suits.leaf, Head: lazy(() => import('~icons/fluent-emoji-flat/t-rex')) },
  octopus: { ...whole, suit: suits.sun, Head: lazy(() => import('~icons/fluent-emoji-flat/octopus')) },
  owl: { ...whole, suit: suits.sun, Head: lazy(() => import('~icons/fluent-emoji-flat/owl')) },
  penguin: { ...whole, suit: suits.ice, Head: lazy(() => import('~icons/fluent-emoji-flat/penguin')) },
} satisfies Record<string, AvatarKind>;

/** The body under a picture of the family's own. */
export const underOwnPicture: AvatarKind = avatarKinds.tiger;

export type AvatarKey = keyof typeof avatarKinds;

/** The kind behind a stored avatar type; an unknown one (a newer shop than this app) is drawn as the robot. */
export function avatarKindOf(avatarType: string): AvatarKind {
  return Object.hasOwn(avatarKinds, avatarType) ? avatarKinds[avatarType as AvatarKey] : avatarKinds.robot;
}
