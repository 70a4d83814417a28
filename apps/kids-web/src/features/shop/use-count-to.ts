import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../device/comfort';

/** How long figures run from one number to the next. */
const RUN_MS = 800;

/** A number that runs to its new value instead of jumping; at once for those who want less motion. */
export function useCountTo(goal: number): number {
  const [shown, setShown] = useState(goal);
  const last = useRef(goal);

  useEffect(() => {
    const from = last.current;
    if (from === goal) return;
    if (prefersReducedMotion()) {
      last.current = goal;
      setShown(goal);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - startedAt) / RUN_MS));
      const eased = 1 - (1 - share) ** 3;
      last.current = Math.round(from + (goal - from) * eased);
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal]);

  return shown;
}
