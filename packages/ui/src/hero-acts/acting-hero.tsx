import { HeroFigure, type HeroLook } from '../hero-art/hero-figure';
import { actOfHabit } from './act-of-habit';
import { acts } from './acts';

/** A hero who does a mission: gear that is held makes room for what the mission needs. */
export default function ActingHero({ act, ...look }: HeroLook & { act: string }) {
  const { posture, ...things } = acts[actOfHabit(act)];
  return <HeroFigure {...look} pose="act" posture={posture} things={things} />;
}
