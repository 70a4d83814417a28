import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows vanish when they are answered: it moves on to the row that took the place,
 * so that a keyboard need not start again at the top of the page.
 */
export function useKeptFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);
  const before = useRef(count);

  useLayoutEffect(() => {
    const hasShrunk = count < before.current;
    before.current = count;
    if (!hasShrunk || place.current === null || document.activeElement !== document.body) return;
    const row = list.current?.children[Math.min(place.current, count - 1)];
    // The last button is the friendly answer.
    const buttons = row?.querySelectorAll('button') ?? [];
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [count]);

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('li');
    place.current = row ? [...(list.current?.children ?? [])].indexOf(row) : null;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) place.current = null;
  };
  return { ref: list, onFocus, onBlur };
}
