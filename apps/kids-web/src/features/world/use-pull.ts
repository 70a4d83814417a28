import { type PointerEvent, useRef, useState } from 'react';

type Point = { clientX: number; clientY: number };

/** Less than this is a finger that trembles. */
const LEAST_PULL = 8;

/**
 * Tells a tap from a pull by finger or mouse. `handlers` are spread on the element that is pulled; `pull` is the point of
 * the window at which it is while it is pulled. Keys tap, too.
 */
export function usePull({ onTap, onDrop }: { onTap: () => void; onDrop: (point: Point) => void }) {
  const start = useRef<Point | null>(null);
  const hasPulled = useRef(false);
  const [pull, setPull] = useState<Point | null>(null);

  function end() {
    start.current = null;
    setPull(null);
  }

  return {
    pull,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        start.current = { clientX: event.clientX, clientY: event.clientY };
        hasPulled.current = false;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (!start.current) return;
        const x = event.clientX - start.current.clientX;
        const y = event.clientY - start.current.clientY;
        if (!hasPulled.current && Math.hypot(x, y) < LEAST_PULL) return;
        hasPulled.current = true;
        setPull({ clientX: event.clientX, clientY: event.clientY });
      },
      onPointerUp(event: PointerEvent) {
        if (start.current && hasPulled.current) onDrop(event);
        end();
      },
      onPointerCancel: end,
      // What follows a pull is no tap.
      onClick() {
        if (!hasPulled.current) onTap();
        hasPulled.current = false;
      },
    },
  };
}
