import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type DayRange, rangeOf } from './month';

interface Painting {
  isPainting: boolean;
  onDragged: (range: DayRange) => void;
}

interface Drag {
  from: string;
  to: string;
}

const dayOf = (at: Element | null): string | null =>
  at?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;

/** The day under a finger or a mouse that moves; the pointer's own target stays where a finger was put down. */
const dayUnder = ({ clientX, clientY }: PointerEvent) => dayOf(document.elementFromPoint(clientX, clientY));

const isStretch = (drag: Drag | null): drag is Drag => drag !== null && drag.from !== drag.to;

/** Days are chosen by dragging from one to another; Escape lets go of them. A press on one day alone stays a click. */
export function useDrag({ isPainting, onDragged }: Painting) {
  const [shown, setShown] = useState<Drag | null>(null);
  // The pointer may be faster than what is drawn.
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);
  const put = (next: Drag | null) => {
    drag.current = next;
    setShown(next);
  };
  const isDragging = shown !== null;
  useEffect(() => {
    if (!isDragging) return;
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      drag.current = null;
      setShown(null);
      // The button that is let go of later is no click.
      hasDragged.current = true;
    };
    window.addEventListener('keydown', letGo);
    return () => window.removeEventListener('keydown', letGo);
  }, [isDragging]);
  return {
    range: isStretch(shown) ? rangeOf(shown.from, shown.to) : null,
    /** Whether what ends as a click now was the end of a drag. */
    wasDragged: () => hasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        hasDragged.current = false;
        const from = isPainting && event.button === 0 ? dayOf(event.target as Element) : null;
        if (from) put({ from, to: from });
      },
      onPointerMove: (event: PointerEvent) => {
        const to = drag.current ? dayUnder(event) : null;
        if (drag.current && to && to !== drag.current.to) put({ ...drag.current, to });
      },
      onPointerUp: () => {
        const done = drag.current;
        put(null);
        if (!isStretch(done)) return;
        hasDragged.current = true;
        onDragged(rangeOf(done.from, done.to));
      },
      onPointerCancel: () => put(null),
      onPointerLeave: () => put(null),
    },
  };
}
