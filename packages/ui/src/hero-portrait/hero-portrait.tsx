import { HeroArt } from '../hero-art/hero-art';
import PortraitFrame from '../portrait-frame/portrait-frame';

type Props = {
  /** Who is on the picture. */
  hero: { avatarType: string; avatarUrl?: string | null; equippedGear?: readonly string[] };
  /** Id of the level gift around it, such as `frame-leaf`; null: none. */
  frame: string | null;
  /** Width and height in CSS pixels, with the frame. */
  size: number;
};

/** Head and shoulders of a hero, in the frame that they have chosen. Decoration: their name stands beside it. */
export default function HeroPortrait({ hero, frame, size }: Props) {
  const { avatarType, avatarUrl, equippedGear } = hero;
  const portrait = (width: number) => (
    <HeroArt {...{ avatarType, avatarUrl }} gear={equippedGear} size={width} crop="portrait" />
  );
  if (!frame) return portrait(size);
  return (
    <PortraitFrame id={frame} size={size}>
      {portrait(size * IN_FRAME)}
    </PortraitFrame>
  );
}

/** How much of a frame is its picture. */
const IN_FRAME = 0.74;
