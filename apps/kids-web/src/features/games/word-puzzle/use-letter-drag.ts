import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** A finger that moves less than this many CSS pixels taps. */
const TAP_PX = 8;

type Drag = { letter: number; x: number; y: number; dx: number; dy: number };

/** Drags letters with finger or mouse. `onDrop` hears the slot that a letter was let go over, or null: elsewhere. */
export function useLetterDrag(onDrop: (letter: number, slot: number | null) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // The click that follows a drag is not a tap.
  const hasMoved = useRef(false);
  const isMoved = drag !== null && Math.hypot(drag.dx, drag.dy) > TAP_PX;

  return function dragProps(letter: number, onTap: () => void) {
    const isDragged = isMoved && drag.letter === letter;
    const style: CSSProperties | undefined = isDragged
      ? { transform: `translate(${drag.dx}px, ${drag.dy}px) scale(1.12)`, zIndex: 5, transition: 'none' }
      : undefined;
    return {
      style,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        hasMoved.current = false;
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ letter, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag?.letter !== letter) return;
        const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
        if (Math.hypot(dx, dy) > TAP_PX) hasMoved.current = true;
        setDrag({ ...drag, dx, dy });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        setDrag(null);
        if (hasMoved.current) onDrop(letter, slotAt(event.clientX, event.clientY));
      },
      onPointerCancel() {
        setDrag(null);
      },
      onClick() {
        if (!hasMoved.current) onTap();
        hasMoved.current = false;
      },
    };
  };
}

/** The slot under a point of the window; the letter that is dragged lies over it. */
function slotAt(x: number, y: number): number | null {
  const slot = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-slot]'))
    .find((element) => element !== null);
  return slot ? Number(slot.dataset.slot) : null;
}
