import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../device/comfort';

const COUNT_MS = 900;

/** A whole number that counts to its new value when it changes; a screen reader finds the new one at once. */
export function CountUp({ value }: { value: number }) {
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);

  useLayoutEffect(() => {
    const from = shown.current;
    const element = digits.current;
    if (!element || from === value || prefersReducedMotion()) {
      shown.current = value;
      return;
    }
    let beginAt: number | null = null;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      beginAt ??= now;
      const part = Math.min(1, (now - beginAt) / COUNT_MS);
      shown.current = Math.round(from + (value - from) * (1 - (1 - part) ** 3));
      // Past React: forty renders of the wallet a second would cost frames.
      element!.textContent = String(shown.current);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    element.textContent = String(from);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return <span ref={digits}>{value}</span>;
}
