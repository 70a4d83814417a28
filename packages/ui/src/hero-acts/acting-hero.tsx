import { HeroFigure, type HeroLook } from '../hero-art/hero-figure';
import type { Posture, Things } from '../hero-art/postures';
import { Air, BigHeart, Bubbles } from './act-air';
import { actOfHabit, type HeroAct } from './act-of-habit';
import {
  Apple,
  Ball,
  Bowl,
  Broom,
  Brush,
  Cat,
  Guitar,
  Ladle,
  Plant,
  Shirt,
  Sponge,
  Toothbrush,
  WateringCan,
} from './act-things';
import { Easel, Notebook, OpenBook, Pencil } from './paper-things';

/** What each act looks like. */
const acts: Record<HeroAct, Things & { posture: Posture }> = {
  brush: {
    posture: { mood: 'awake', hand: [79, 58], offhand: [42, 92], right: 'rub' },
    hand: <Toothbrush />,
    before: <Bubbles at={[56, 58]} />,
  },
  wash: {
    posture: { mood: 'happy', hand: [86, 60], offhand: [40, 62], right: 'rub', left: 'rub' },
    hand: <Sponge />,
    before: <Bubbles at={[84, 44]} isMany />,
  },
  dress: {
    posture: { mood: 'happy', hand: [84, 80], offhand: [44, 80], figure: 'sway' },
    lap: <Shirt />,
  },
  eat: {
    posture: { mood: 'happy', hand: [76, 66], offhand: [46, 93], head: 'nod', right: 'rub' },
    hand: <Apple />,
    before: <Air of="crumbs" />,
  },
  cook: {
    posture: { mood: 'happy', hand: [73, 80], offhand: [47, 92], right: 'rub', head: 'look' },
    hand: <Ladle />,
    lap: <Bowl />,
  },
  tidy: {
    posture: { mood: 'happy', hand: [76, 80], offhand: [64, 90], right: 'rub', left: 'rub', figure: 'sway' },
    hand: <Broom />,
    before: <Air of="dust" />,
  },
  feed: {
    posture: { mood: 'happy', hand: [96, 88], offhand: [41, 94], tilt: 5, right: 'rub' },
    hand: <Bowl isSmall />,
    before: <Cat />,
  },
  water: {
    posture: { mood: 'happy', hand: [95, 82], offhand: [41, 94], tilt: 4, right: 'rock' },
    hand: <WateringCan />,
    before: <Plant />,
  },
  read: {
    posture: { mood: 'awake', hand: [82, 88], offhand: [46, 88], head: 'nod' },
    lap: <OpenBook />,
  },
  learn: {
    posture: { mood: 'awake', hand: [74, 86], offhand: [48, 92], tilt: -4, right: 'rub' },
    lap: <Notebook />,
    hand: <Pencil />,
  },
  paint: {
    posture: { mood: 'happy', hand: [98, 74], offhand: [44, 92], tilt: 4, right: 'rub' },
    behind: <Easel />,
    hand: <Brush />,
  },
  music: {
    posture: { mood: 'happy', hand: [70, 92], offhand: [36, 80], right: 'rub', figure: 'sway' },
    lap: <Guitar />,
    before: <Air of="notes" />,
  },
  move: {
    posture: { mood: 'happy', hand: [101, 60], offhand: [27, 60], legs: [18, 18], figure: 'jump' },
    before: <Ball />,
  },
  help: {
    posture: { mood: 'happy', hand: [77, 86], offhand: [51, 86], figure: 'breathe', head: 'look' },
    lap: <BigHeart />,
    before: <Air of="hearts" />,
  },
  calm: {
    posture: { mood: 'asleep', hand: [67, 88], offhand: [61, 88], figure: 'breathe' },
    before: <Air of="leaves" />,
  },
  do: {
    posture: { mood: 'happy', hand: [96, 60], offhand: [40, 88], right: 'pump', left: 'rock', figure: 'hop' },
    before: <Air of="sparks" />,
  },
};

/** A hero who does a mission: gear that is held makes room for what the mission needs. */
export default function ActingHero({ act, ...look }: HeroLook & { act: string }) {
  const { posture, ...things } = acts[actOfHabit(act)];
  return <HeroFigure {...look} pose="act" posture={posture} things={things} />;
}
