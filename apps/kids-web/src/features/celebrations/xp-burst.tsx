import { m, useReducedMotion } from 'framer-motion';
import type { ComponentType, SVGProps } from 'react';
import type { Point } from '../points/public';
import styles from './xp-burst.module.css';

const pieces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
const FLIGHT_S = 0.85;
const STAGGER_S = 0.06;

type Props = { from: Point; to: Point; picture: ComponentType<SVGProps<SVGSVGElement>> };

/** Stars or coins that scatter from somewhere and gather in the wallet. Nothing for those who want less motion. */
export function XpBurst({ from, to, picture: Picture }: Props) {
  const isStill = useReducedMotion();
  if (isStill) return null;
  return (
    <div className={styles.sky} aria-hidden>
      {pieces.map((piece, index) => {
        const turn = (index / pieces.length) * 2 * Math.PI;
        const scatter = { x: from.x + Math.cos(turn) * 74, y: from.y + Math.sin(turn) * 54 };
        // One `transform` instead of x, y and scale: the browser then moves it without asking the page each frame.
        const path = [at(from, 0.01), at(scatter, 1.25), at(to, 0.5)];
        return (
          <m.span
            key={piece}
            className={styles.star}
            initial={{ transform: path[0], opacity: 1 }}
            animate={{ transform: path, opacity: [1, 1, 0] }}
            transition={{
              duration: FLIGHT_S,
              delay: index * STAGGER_S,
              times: [0, 0.35, 1],
              ease: 'easeInOut',
              opacity: { duration: FLIGHT_S, delay: index * STAGGER_S, times: [0, 0.85, 1] },
            }}
          >
            <Picture width={38} height={38} />
          </m.span>
        );
      })}
    </div>
  );
}

const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
