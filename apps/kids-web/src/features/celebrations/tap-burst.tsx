import { type CSSProperties, useEffect, useState } from 'react';
import Sparkle from '~icons/fluent-emoji-flat/sparkles';
import Star from '~icons/fluent-emoji-flat/star';
import { middleOf, type Point } from '../points/public';
import styles from './tap-burst.module.css';

const pieces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const REACH = { x: 128, y: 84 };

type Burst = Point & { id: number };

/** A small burst over the card of the mission that was tapped just now. Nothing for those who want less motion. */
export function TapBurst({ cardId }: { cardId: string | null }) {
  const [burst, setBurst] = useState<Burst | null>(null);

  useEffect(() => {
    const from = cardId ? middleOf(cardId) : null;
    if (from) setBurst((last) => ({ ...from, id: (last?.id ?? 0) + 1 }));
  }, [cardId]);

  if (!burst) return null;
  return (
    <div
      key={burst.id}
      className={styles.burst}
      style={{ insetInlineStart: burst.x, top: burst.y }}
      aria-hidden
      onAnimationEnd={(event) => event.target === event.currentTarget && setBurst(null)}
    >
      {pieces.map((piece, index) => {
        const turn = ((index + 0.5) / pieces.length) * 2 * Math.PI;
        const Picture = index % 2 ? Sparkle : Star;
        const place = {
          '--x': `${Math.cos(turn) * REACH.x}px`,
          '--y': `${Math.sin(turn) * REACH.y}px`,
        } as CSSProperties;
        return (
          <span key={piece} className={styles.piece} style={place}>
            <Picture width={30} height={30} />
          </span>
        );
      })}
    </div>
  );
}
