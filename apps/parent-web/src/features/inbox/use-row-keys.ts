import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** What the keys do to the row that has the focus, by the row's id. */
interface Acts {
  approve: (id: string) => void;
  reject: (id: string) => void;
  undoLast: () => void;
}

const ROW = '[data-waiting]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * The keyboard in the inbox: j and k go from row to row, a approves, r sends back, u takes back. They count while the focus
 * is in the inbox; j also enters it when nothing has the focus. Rows vanish when they are answered: the focus moves on to
 * the one that took the place.
 */
export function useRowKeys(count: number, acts: Acts) {
  const inbox = useRef<HTMLDivElement>(null);
  const place = useRef<{ index: number; isRow: boolean } | null>(null);
  const before = useRef(count);
  const rows = () => [...(inbox.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];

  useLayoutEffect(() => {
    const hasShrunk = count < before.current;
    before.current = count;
    const left = place.current;
    if (!hasShrunk || !left || document.activeElement !== document.body) return;
    const all = rows();
    const row = all[Math.min(left.index, all.length - 1)];
    // The last button is the friendly answer.
    const target = left.isRow ? row : [...(row?.querySelectorAll('button') ?? [])].at(-1);
    target?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'j' || hasModifier(event) || document.activeElement !== document.body) return;
      rows()[0]?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (hasModifier(event) || isTyping(event.target)) return;
    const all = rows();
    const row = (event.target as HTMLElement).closest<HTMLElement>(ROW);
    const index = row ? all.indexOf(row) : -1;
    const id = row?.dataset.waiting;
    const keys: Record<string, () => void> = {
      j: () => all[Math.min(index + 1, all.length - 1)]?.focus(),
      k: () => all[Math.max(index - 1, 0)]?.focus(),
      a: () => id && acts.approve(id),
      r: () => id && acts.reject(id),
      u: acts.undoLast,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>(ROW);
    place.current = row ? { index: rows().indexOf(row), isRow: row === target } : null;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) place.current = null;
  };
  return { ref: inbox, onKeyDown, onFocus, onBlur };
}

const hasModifier = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  event.ctrlKey || event.metaKey || event.altKey;
