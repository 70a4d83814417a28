import type { ReactNode } from 'react';
import { wardrobeText } from '../../text/en/shop';
import styles from './wardrobe-shelf.module.css';

type Props = {
  name: string;
  /** Where the name does not say what a tap does. */
  label?: string;
  isChosen: boolean;
  /** It says so in words, too. */
  isMarked?: boolean;
  picture: ReactNode;
  onTap: () => void;
};

/** Something that the hero owns, of a shelf: what they are, wear or have around them is chosen. */
export function WardrobeThing({ name, label, isChosen, isMarked = true, picture, onTap }: Props) {
  return (
    <li>
      <button
        type="button"
        className={styles.thing}
        aria-pressed={isChosen}
        aria-label={label}
        onClick={onTap}
      >
        <span className={styles.tile}>{picture}</span>
        <span className={styles.name}>{name}</span>
        {isMarked && isChosen && <span className={styles.mark}>{wardrobeText.wearing}</span>}
      </button>
    </li>
  );
}
