import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** A tap pours once; from here on it runs. */
const FIRST_MS = 450;
const NEXT_MS = 130;

type Props = {
  /** What one tap pours. */
  portion: number;
  /** No more than this. */
  most: number;
  onPour: (amount: number) => void;
};

const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** Tap for one portion, hold for more: by pointer, by key, or by what only clicks. Returns what has been poured by now. */
export function usePour({ portion, most, onPour }: Props) {
  const [amount, setAmount] = useState(0);
  const poured = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasPressed = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function add() {
    poured.current = Math.min(most, poured.current + portion);
    setAmount(poured.current);
  }

  function run() {
    add();
    timer.current = setTimeout(run, NEXT_MS);
  }

  function start() {
    if (poured.current > 0) return;
    wasPressed.current = true;
    add();
    timer.current = setTimeout(run, FIRST_MS);
  }

  function stop(isMeant: boolean) {
    clearTimeout(timer.current);
    const all = poured.current;
    poured.current = 0;
    setAmount(0);
    if (isMeant && all > 0) onPour(all);
  }

  const listeners = {
    onPointerDown: ({ button }: { button: number }) => {
      if (button === 0) start();
    },
    onPointerUp: () => stop(true),
    onPointerCancel: () => stop(false),
    onPointerLeave: () => stop(false),
    onBlur: () => stop(false),
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
      stop(true);
    },
    onClick() {
      // A screen reader's click comes alone.
      if (!wasPressed.current) onPour(Math.min(portion, most));
      wasPressed.current = false;
    },
  };
  return { amount, listeners };
}
