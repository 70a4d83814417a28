import { type PointerEvent, useRef, useState } from 'react';

type Point = { clientX: number; clientY: number };

/** Where it is now, and how far from where it was touched, in CSS pixels. */
type Pull = Point & { dx: number; dy: number };

/** Less than this is a finger that trembles. */
const LEAST_PULL = 8;

/**
 * Tells a tap from a pull by finger or mouse. `handlers` are spread on the element that is pulled; `pull` is null while it
 * is not. Keys tap, too.
 */
export function usePull({ onTap, onDrop }: { onTap: () => void; onDrop: (point: Point) => void }) {
  const start = useRef<Point | null>(null);
  const hasPulled = useRef(false);
  const [pull, setPull] = useState<Pull | null>(null);

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
        const { clientX, clientY } = event;
        const [dx, dy] = [clientX - start.current.clientX, clientY - start.current.clientY];
        if (!hasPulled.current && Math.hypot(dx, dy) < LEAST_PULL) return;
        hasPulled.current = true;
        setPull({ clientX, clientY, dx, dy });
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
