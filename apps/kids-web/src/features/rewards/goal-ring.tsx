import type { ReactNode } from 'react';
import styles from './goal-ring.module.css';

const RADIUS = 54;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring around a picture, filled as far as the goal is reached. Decoration: the figures stand beside it. */
export function GoalRing({ share, children }: { share: number; children: ReactNode }) {
  return (
    <div className={styles.ring} aria-hidden>
      <svg className={styles.track} viewBox="0 0 120 120" aria-hidden focusable={false}>
        <circle cx="60" cy="60" r={RADIUS} fill="#fff" stroke="rgb(31 42 82 / 10%)" strokeWidth="11" />
        <circle
          className={styles.fill}
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke="var(--sunshine-base)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={(1 - share) * ROUND}
          opacity={share > 0 ? 1 : 0}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
