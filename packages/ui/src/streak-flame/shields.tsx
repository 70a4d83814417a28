import { IceStar } from '../ice-star/ice-star';
import styles from './streak-flame.module.css';

type Props = {
  held: number;
  max: number;
  /** Width and height of a star in CSS pixels. */
  size: number;
  /** What it says to those who cannot see it. */
  label: string;
};

/** The shields of a flame: as many stars of ice as are held, and places for those that may come. */
export function Shields({ held, max, size, label }: Props) {
  if (max === 0) return null;
  return (
    <span className={styles.shields} role="img" aria-label={label}>
      {Array.from({ length: max }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <IceStar key={at} size={size} isEmpty={at >= held} />
      ))}
    </span>
  );
}
