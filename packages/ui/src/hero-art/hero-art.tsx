import { lazyPart } from '@herohood/browser/lazy-part';
import { Suspense } from 'react';
import { HeroFigure, type HeroLook } from './hero-figure';
import { atRest, type Pose } from './postures';

export { type Pose, poseOfGift, poses } from './postures';

// What a hero does beyond standing there is fetched when one first does it. Until it comes the hero stands there.
const PosedHero = lazyPart(() => import('./posed-hero'));
const ActingHero = lazyPart(() => import('../hero-acts/acting-hero'));

/** Whoever has an avatar, and what they wear. */
export type Dressed = { avatarType: string; avatarUrl?: string | null; equippedGear?: readonly string[] };

/** How they look, to be spread on `HeroArt`. */
export const lookOf = ({ avatarType, avatarUrl, equippedGear }: Dressed) => ({
  avatarType,
  avatarUrl,
  gear: equippedGear,
});

type Props = HeroLook & {
  /** What the hero does with the whole body. All but `stand` move, unless less motion is asked for. */
  pose?: Pose;
  /**
   * The picture of a habit (`habit.icon`): the hero does that mission, so that it can be seen without words. Wins over
   * `pose`. Give it for two or three seconds at the deed and leave it off afterwards.
   */
  act?: string;
};

/** A whole hero: body, head, the gear worn and what they do, in one drawing. */
export function HeroArt({ pose = 'stand', act, ...look }: Props) {
  if (act === undefined && (pose === 'stand' || pose === 'idle')) {
    return <HeroFigure {...look} pose={pose} posture={atRest[pose]} />;
  }
  return (
    <Suspense fallback={<HeroFigure {...look} pose="stand" posture={atRest.stand} />}>
      {act === undefined ? <PosedHero {...look} pose={pose} /> : <ActingHero {...look} act={act} />}
    </Suspense>
  );
}
