import { type ComponentType, lazy, type SVGProps } from 'react';

export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * How a picture of the set becomes a whole hero:
 * `face` gets a suit with arms and legs, `bust` (head and shoulders) only what is below, `whole` stands by itself.
 */
export type Build = 'face' | 'bust' | 'whole';

export type Suit = { main: string; dark: string; cape: string };

export type AvatarKind = {
  Head: Picture;
  build: Build;
  suit: Suit;
};

const suits = {
  sky: { main: '#3aa8ff', dark: '#1c78d6', cape: '#ff6b5c' },
  rose: { main: '#8b55d9', dark: '#6a39b5', cape: '#ff9ed2' },
  night: { main: '#321b41', dark: '#1d0f28', cape: '#f8312f' },
  leaf: { main: '#27b37a', dark: '#16845a', cape: '#ffb02e' },
  sun: { main: '#ff9a3d', dark: '#d96f14', cape: '#7a5cff' },
  ice: { main: '#e6e6f0', dark: '#b4acbc', cape: '#ff6b5c' },
  sea: { main: '#00a6ed', dark: '#0074ba', cape: '#ffd34d' },
} satisfies Record<string, Suit>;

const face = { build: 'face' } as const;
const bust = { build: 'bust' } as const;
const whole = { build: 'whole' } as const;

/** Every avatar that can be drawn. Pictures are fetched when a hero of that kind first appears. */
export const avatarKinds = {
  robot: { ...face, suit: suits.sky, Head: lazy(() => import('~icons/fluent-emoji-flat/robot')) },
  princess: { ...bust, suit: suits.rose, Head: lazy(() => import('~icons/fluent-emoji-flat/princess')) },
  ninja: { ...bust, suit: suits.night, Head: lazy(() => import('~icons/fluent-emoji-flat/ninja')) },
  animal: { ...face, suit: suits.rose, Head: lazy(() => import('~icons/fluent-emoji-flat/unicorn')) },
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

export type AvatarKey = keyof typeof avatarKinds;

/** The kind behind a stored avatar type; an unknown one (a newer shop than this app) is drawn as the robot. */
export function avatarKindOf(avatarType: string): AvatarKind {
  return Object.hasOwn(avatarKinds, avatarType) ? avatarKinds[avatarType as AvatarKey] : avatarKinds.robot;
}
