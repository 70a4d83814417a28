import { Suspense } from 'react';
import { HeroArt } from '../hero-art/hero-art';
import { lazyPart } from '../runtime/lazy-part';

// Only heroes who have chosen a frame need one.
const PortraitFrame = lazyPart(() => import('../portrait-frame/portrait-frame'));

type Props = {
  /** Who is on the picture. */
  hero: { avatarType: string; avatarUrl?: string | null; equippedGear?: readonly string[] };
  /** Id of the level gift around it, such as `frame-leaf`; null: none. */
  frame: string | null;
  /** Width and height in CSS pixels, with the frame. */
  size: number;
};

/** Head and shoulders of a hero, in the frame that they have chosen. Decoration: their name stands beside it. */
export function HeroPortrait({ hero: { avatarType, avatarUrl, equippedGear }, frame, size }: Props) {
  const portrait = (width: number) => (
    <HeroArt {...{ avatarType, avatarUrl }} gear={equippedGear} size={width} crop="portrait" />
  );
  if (!frame) return portrait(size);
  return (
    <Suspense
      fallback={
        <span style={{ display: 'grid', width: size, height: size, placeItems: 'center' }}>
          {portrait(size * IN_FRAME)}
        </span>
      }
    >
      <PortraitFrame id={frame} size={size}>
        {portrait(size * IN_FRAME)}
      </PortraitFrame>
    </Suspense>
  );
}

/** How much of a frame is its picture. */
const IN_FRAME = 0.74;
