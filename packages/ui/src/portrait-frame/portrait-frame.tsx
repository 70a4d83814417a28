import type { ReactNode } from 'react';
import { frameDrawings } from './frame-drawings';
import styles from './portrait-frame.module.css';

type Props = {
  /** Id of the level gift, such as `frame-leaf`; one that is newer than this app is a plain ring. */
  id: string;
  /** Width and height of the frame in CSS pixels; what it holds is about seven tenths of that. */
  size: number;
  /** The portrait, as `<HeroArt crop="portrait" size={size * 0.74} />`. */
  children?: ReactNode;
};

/** A frame around a hero's portrait. Decoration. */
export default function PortraitFrame({ id, size, children }: Props) {
  const { ground, rim, things } = Object.hasOwn(frameDrawings, id) ? frameDrawings[id]! : plain;
  return (
    <span className={styles.frame} style={{ width: size, height: size }} data-frame={id}>
      <svg viewBox="0 0 100 100" className={styles.layer} aria-hidden focusable={false}>
        <circle cx="50" cy="50" r="40" fill={ground} />
      </svg>
      <span className={styles.portrait}>{children}</span>
      <svg viewBox="0 0 100 100" className={styles.layer} aria-hidden focusable={false}>
        <circle cx="50" cy="50" r="39" fill="none" stroke={rim} strokeWidth="7" />
        <circle cx="50" cy="50" r="35.500" fill="none" stroke="#fff" strokeWidth="1.600" opacity=".6" />
        {things}
      </svg>
    </span>
  );
}

const plain = { ground: '#eef7ff', rim: '#b9c3d6', things: null };
