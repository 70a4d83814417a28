import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a button is held: too long for an accident, short enough for the smallest. */
export const HOLD_MS = 800;

type Props = {
  /** Held long enough. */
  onHeld: () => void;
  /** Only tapped, by finger, key, voice or a screen reader: there must be a second way. */
  onTap: () => void;
};

const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

function forget(timer: { current: ReturnType<typeof setTimeout> | null }): void {
  if (timer.current !== null) clearTimeout(timer.current);
  timer.current = null;
}

/** Press and hold, by pointer or by key. Returns whether it is being held, and what the button listens with. */
export function useHold({ onHeld, onTap }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [isHolding, setIsHolding] = useState(false);
  const wasHeld = useRef(false);

  useEffect(() => () => forget(timer), []);

  function start() {
    if (timer.current !== null) return;
    wasHeld.current = false;
    setIsHolding(true);
    timer.current = setTimeout(() => {
      timer.current = null;
      wasHeld.current = true;
      setIsHolding(false);
      onHeld();
    }, HOLD_MS);
  }

  function stop() {
    forget(timer);
    setIsHolding(false);
  }

  const listeners = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onBlur: stop,
    // The long press of a finger would otherwise open the browser's own menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent) {
      if (!isKey(event)) return;
      event.preventDefault();
      if (!event.repeat) start();
    },
    onKeyUp(event: KeyboardEvent) {
      if (!isKey(event)) return;
      event.preventDefault();
      const isTap = timer.current !== null;
      stop();
      if (isTap) onTap();
    },
    onClick() {
      if (!wasHeld.current) onTap();
      wasHeld.current = false;
    },
  };
  return { isHolding, listeners };
}
