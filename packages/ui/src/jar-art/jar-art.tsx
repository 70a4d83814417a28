import { type ReactNode, useId } from 'react';
import styles from './jar-art.module.css';

/** The room inside of the glass, from its floor up. */
const FLOOR = 122;
const ROOM = 84;

type Props = {
  /** How full it is, 0–1. */
  share: number;
  size: number;
  /** What it is saved for, before the glass. */
  children?: ReactNode;
};

/** A jar of glass that fills up with golden stars. Decoration: the figures stand beside it. */
export function JarArt({ share, size, children }: Props) {
  const glass = useId();
  const level = FLOOR - ROOM * share;
  return (
    <div className={styles.jar} style={{ width: size }} aria-hidden data-full={share >= 1}>
      <svg viewBox="0 0 112 132" width="100%" aria-hidden focusable={false}>
        <clipPath id={glass}>
          <path d="M22 30h68c8 6 12 14 12 24v54c0 12-8 18-18 18H28c-10 0-18-6-18-18V54c0-10 4-18 12-24Z" />
        </clipPath>
        <path
          d="M22 30h68c8 6 12 14 12 24v54c0 12-8 18-18 18H28c-10 0-18-6-18-18V54c0-10 4-18 12-24Z"
          className={styles.glass}
        />
        <g clipPath={`url(#${glass})`}>
          <g className={styles.gold} style={{ transform: `translateY(${level}px)` }}>
            <path d="M0 4c14-7 26-7 40 0s26 7 40 0 26-7 40 0v130H0Z" fill="#f7b92c" />
            <path d="M0 8c14-7 26-7 40 0s26 7 40 0 26-7 40 0v130H0Z" fill="#ffce45" />
            {STARS.map(([x, y, r]) => (
              <path key={`${x} ${y}`} d={starAt(x, y, r)} fill="#fff" opacity=".62" />
            ))}
          </g>
        </g>
        <path
          d="M22 30h68c8 6 12 14 12 24v54c0 12-8 18-18 18H28c-10 0-18-6-18-18V54c0-10 4-18 12-24Z"
          fill="none"
          stroke="#7fb4dc"
          strokeWidth="5"
        />
        <path d="M20 58v42" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".9" />
        <rect x="17" y="8" width="78" height="22" rx="9" fill="#ff8571" />
        <rect x="17" y="8" width="78" height="9" rx="4.5" fill="#ffa594" />
      </svg>
      {children && <div className={styles.wish}>{children}</div>}
    </div>
  );
}

const STARS = [
  [26, 24, 7],
  [58, 38, 9],
  [88, 22, 6],
  [36, 58, 8],
  [78, 64, 7],
] as const;

/** A star of five points around a middle. */
function starAt(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? r : r * 0.45;
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
