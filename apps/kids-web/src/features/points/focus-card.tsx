import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = { label: string; onClose: () => void; children: (close: () => void) => ReactNode };

/**
 * A dialog with one button: it takes the focus, keeps it (there is nowhere else to go), closes on Escape, and
 * gives the focus back to where it was.
 */
export function FocusCard({ label, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') event.preventDefault();
  }

  return (
    <div ref={box} role="dialog" aria-modal aria-label={label} onKeyDown={onKeyDown}>
      {children(onClose)}
    </div>
  );
}
