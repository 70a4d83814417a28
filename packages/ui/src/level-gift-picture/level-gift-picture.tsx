import BackdropArt from '../backdrop-art/backdrop-art';
import { HeroArt, poseOfGift } from '../hero-art/hero-art';
import HeroPortrait from '../hero-portrait/hero-portrait';
import { WorldPicture } from '../world-picture/world-picture';

type Props = {
  /** The gift: its kind, its id, and of furniture its picture. */
  gift: { kind: 'furniture' | 'backdrop' | 'pose' | 'frame'; id: string; art?: string };
  /** Whose gift it is: poses and frames are shown with them. */
  hero: { avatarType: string; avatarUrl: string | null };
  /** Width and height in CSS pixels. */
  size: number;
};

/** What a level gives, as a picture. Decoration: its name stands beside it. */
export function LevelGiftPicture({ gift, hero, size }: Props) {
  switch (gift.kind) {
    case 'furniture':
      return <WorldPicture art={gift.art ?? ''} size={size} />;
    case 'backdrop':
      return (
        <span
          style={{
            position: 'relative',
            display: 'block',
            width: size,
            height: size,
            borderRadius: '22%',
            overflow: 'hidden',
          }}
        >
          <BackdropArt id={gift.id} />
        </span>
      );
    case 'frame':
      return <HeroPortrait hero={hero} frame={gift.id} size={size} />;
    case 'pose':
      return (
        <HeroArt
          avatarType={hero.avatarType}
          avatarUrl={hero.avatarUrl}
          size={size}
          pose={poseOfGift(gift.id)}
        />
      );
  }
}
