import type { ReactNode } from 'react';
import type { Rarity } from '../gear-art/gear-drawing';
import styles from './rarity-tile.module.css';

type Props = {
  rarity: Rarity;
  /** The thing itself. */
  children: ReactNode;
};

const GEM_WIDTH = 12;

/** Where a rarity's gems stand, side by side: from one to four of them. */
const gems: Record<Rarity, readonly number[]> = {
  common: [0],
  rare: [0, 12],
  epic: [0, 12, 24],
  legendary: [0, 12, 24, 36],
};

/** Where a rare thing stands: each rarity has a pattern of its own, so that colour alone tells nothing. */
export function RarityTile({ rarity, children }: Props) {
  return (
    <span className={styles.tile} data-rarity={rarity}>
      <span className={styles.pattern} aria-hidden />
      <span className={styles.thing}>{children}</span>
    </span>
  );
}

/** The name of a rarity after as many gems as it is worth. */
export function RarityBadge({ rarity, label }: { rarity: Rarity; label: string }) {
  return (
    <span className={styles.badge} data-rarity={rarity}>
      <svg viewBox={`0 0 ${gems[rarity].length * GEM_WIDTH} 12`} height="12" aria-hidden focusable={false}>
        {gems[rarity].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="m6 .5 5 5.500-5 5.500L1 6z" fill="currentColor" />
            <path d="m6 .5 5 5.500H1z" fill="#fff" opacity=".45" />
          </g>
        ))}
      </svg>
      {label}
    </span>
  );
}
