import { m, useReducedMotion } from 'framer-motion';
import type { ReactNode } from 'react';

type PopInProps = {
  /** For example `translateY(60px) scale(0.7)`. */
  from: string;
  /** With the same functions. */
  to: string;
  /** Seconds. */
  duration?: number;
  delay?: number;
  id?: string;
  className?: string | undefined;
  'data-accent'?: string;
  children: ReactNode;
};

/**
 * Springs onto the screen, from a transform to its place. One `transform` instead of its parts, so that the browser plays it without
 * asking the page each frame. Those who want less motion find everything in place.
 */
export function PopIn({ from, to, duration = 0.6, delay = 0, ...rest }: PopInProps) {
  const isStill = useReducedMotion();
  return (
    <m.div
      {...rest}
      initial={isStill ? false : { transform: from }}
      animate={{ transform: to }}
      transition={{ type: 'spring', bounce: 0.45, delay, duration }}
    />
  );
}
