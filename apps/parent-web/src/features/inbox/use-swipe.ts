import { distanceAsRead } from '@herohood/browser/reading-direction';
import { type PointerEvent, useRef, useState } from 'react';

/** So far a finger must go before letting go answers, in pixels. */
const FAR = 88;
/** Below this a finger has not decided yet between scrolling and swiping. */
const DEAD = 8;

interface Start {
  x: number;
  y: number;
  isSwipe: boolean;
}

/** What a finger means that lets go here: in the direction of reading, or against it. */
type Swipe = 'on' | 'back';

const meaningOf = (dx: number): Swipe | null =>
  Math.abs(dx) < FAR ? null : distanceAsRead(dx) > 0 ? 'on' : 'back';

/** Follows a finger sideways over a row. A mouse selects text as ever, and scrolling stays the browser's. */
export function useSwipe(onSwipe: (swipe: Swipe) => void) {
  const start = useRef<Start | null>(null);
  const [dx, setDx] = useState(0);
  const end = () => {
    start.current = null;
    setDx(0);
  };
  const handlers = {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      if (pointerType === 'touch' && isPrimary) start.current = { x: clientX, y: clientY, isSwipe: false };
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      const began = start.current;
      if (!began) return;
      const [right, down] = [clientX - began.x, clientY - began.y];
      if (!began.isSwipe) {
        if (Math.abs(right) < DEAD || Math.abs(right) < Math.abs(down)) return;
        began.isSwipe = true;
        currentTarget.setPointerCapture(pointerId);
      }
      setDx(right);
    },
    onPointerUp({ clientX }: PointerEvent) {
      const began = start.current;
      const swipe = began?.isSwipe ? meaningOf(clientX - began.x) : null;
      end();
      if (swipe) onSwipe(swipe);
    },
    onPointerCancel: end,
  };
  return { dx, meaning: meaningOf(dx), handlers };
}
