import { useId } from 'react';
import { goalsText } from '../../text/en/goals';
import classes from './goals.module.css';

/** The inside of the jar, on its grid of 64 by 72. */
const INSIDE = { top: 16, bottom: 66 };
const GLASS = 'M14 14h36c6 5 8 9 8 16v26c0 6-4 10-10 10H16C10 66 6 62 6 56V30c0-7 2-11 8-16z';
/** What was saved is seen from the first XP on. */
const LEAST = 3;

/** A jar that fills with what was saved. */
export function Jar({ name, saved, target }: { name: string; saved: number; target: number }) {
  const id = useId();
  const share = Math.min(1, saved / target);
  const height = saved > 0 ? Math.max(LEAST, share * (INSIDE.bottom - INSIDE.top)) : 0;
  return (
    <svg
      className={classes.jar}
      viewBox="0 0 64 72"
      role="img"
      aria-label={goalsText.jar(name, Math.floor(share * 100))}
      data-full={share === 1 || undefined}
    >
      <path className={classes.glass} d={GLASS} />
      <clipPath id={id}>
        <path d={GLASS} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className={classes.fill} x="4" y={INSIDE.bottom - height} width="56" height={height + 6} />
      </g>
      <path className={classes.shine} d="M14 30v20" />
      <rect className={classes.lid} x="12" y="5" width="40" height="9" rx="4" />
    </svg>
  );
}
