import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; onClose: () => void; children: ReactNode };

/** Marks the button that has the focus when a dialog opens. */
export const mainAct = { 'data-main-act': true } as const;

/**
 * A dialog: it takes the focus, keeps it among its buttons, closes on Escape, and gives the focus back to where it
 * was.
 */
export function FocusCard({ label, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);

  const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];
  const focusMain = () => {
    const all = buttons();
    const main = all.find(({ dataset }) => dataset.mainAct === 'true') ?? all[0];
    main?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  // At first, and whenever the button that had the focus has gone.
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) focusMain();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all.at((at + (event.shiftKey ? -1 : 1)) % all.length)?.focus();
  }

  return (
    <div ref={box} role="dialog" aria-modal aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
