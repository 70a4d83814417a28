import { type Dressed, HeroArt, lookOf } from '../hero-art/hero-art';
import { frameDrawings } from './frame-drawings';
import styles from './hero-portrait.module.css';

type Props = {
  /** Who is on the picture. */
  hero: Dressed;
  /** Id of the level gift around it, such as `frame-leaf`: one that is newer than this app is a plain ring. Null: none. */
  frame: string | null;
  /** Width and height in CSS pixels, with the frame. */
  size: number;
};

/** How much of a frame is its picture. */
const IN_FRAME = 0.74;

/** Head and shoulders of a hero, in the frame that they have chosen. Decoration: their name stands beside it. */
export default function HeroPortrait({ hero, frame, size }: Props) {
  if (!frame) return <HeroArt {...lookOf(hero)} size={size} crop="portrait" />;
  const { ground, rim, things } = Object.hasOwn(frameDrawings, frame) ? frameDrawings[frame]! : plain;
  return (
    <span className={styles.frame} style={{ width: size, height: size }} data-frame={frame}>
      <svg viewBox="0 0 100 100" className={styles.layer} aria-hidden focusable={false}>
        <circle cx="50" cy="50" r="40" fill={ground} />
      </svg>
      <span className={styles.portrait}>
        <HeroArt {...lookOf(hero)} size={size * IN_FRAME} crop="portrait" />
      </span>
      <svg viewBox="0 0 100 100" className={styles.layer} aria-hidden focusable={false}>
        <circle cx="50" cy="50" r="39" fill="none" stroke={rim} strokeWidth="7" />
        <circle cx="50" cy="50" r="35.500" fill="none" stroke="#fff" strokeWidth="1.600" opacity=".6" />
        {things}
      </svg>
    </span>
  );
}

const plain = { ground: '#eef7ff', rim: '#b9c3d6', things: null };
