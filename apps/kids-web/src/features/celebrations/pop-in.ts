import { useReducedMotion } from 'framer-motion';

type PopIn = {
  initial: false | { transform: string };
  animate: { transform: string };
  transition: { type: 'spring'; bounce: number; duration: number; delay: number };
};

/**
 * How things spring onto the screen: from a transform to their place. One `transform` instead of its parts, so that
 * the browser plays it without asking the page each frame. Those who want less motion find everything in place.
 *
 * @param from for example `translateY(60px) scale(0.7)`, with the same functions as `to`
 * @param timing seconds
 */
export function usePopIn(
  from: string,
  to: string,
  timing: { duration: number; delay?: number } = { duration: 0.6 },
): PopIn {
  const isStill = useReducedMotion();
  return {
    initial: isStill ? false : { transform: from },
    animate: { transform: to },
    transition: { type: 'spring', bounce: 0.45, delay: 0, ...timing },
  };
}
