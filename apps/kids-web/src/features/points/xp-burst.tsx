import { m, useReducedMotion } from 'framer-motion';
import Star from '~icons/fluent-emoji-flat/star';
import type { Point } from './flight-path';
import styles from './xp-burst.module.css';

const stars = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
const FLIGHT_S = 0.85;
const STAGGER_S = 0.06;

/** Stars that scatter from a mission and gather in the XP bar. Nothing at all for those who want less motion. */
export function XpBurst({ from, to }: { from: Point; to: Point }) {
  const isStill = useReducedMotion();
  if (isStill) return null;
  return (
    <div className={styles.sky} aria-hidden>
      {stars.map((star, index) => {
        const turn = (index / stars.length) * 2 * Math.PI;
        const scatter = { x: from.x + Math.cos(turn) * 74, y: from.y + Math.sin(turn) * 54 };
        return (
          <m.span
            key={star}
            className={styles.star}
            initial={{ x: from.x, y: from.y, scale: 0, opacity: 1 }}
            animate={{
              x: [from.x, scatter.x, to.x],
              y: [from.y, scatter.y, to.y],
              scale: [0, 1.25, 0.5],
              opacity: [1, 1, 0],
            }}
            transition={{
              duration: FLIGHT_S,
              delay: index * STAGGER_S,
              times: [0, 0.35, 1],
              ease: 'easeInOut',
              opacity: { duration: FLIGHT_S, delay: index * STAGGER_S, times: [0, 0.85, 1] },
            }}
          >
            <Star width={38} height={38} />
          </m.span>
        );
      })}
    </div>
  );
}
