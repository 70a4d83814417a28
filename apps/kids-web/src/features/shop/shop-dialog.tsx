import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './shop-dialog.module.css';

type Props = {
  label: string;
  /** Escape and a tap beside the card; not while something is on its way. */
  onClose?: () => void;
  children: ReactNode;
};

/** Marks the button that has the focus when a dialog opens. */
export const firstAct = { 'data-first-act': true } as const;

const OPEN_ACTS = 'button:not(:disabled, [tabindex="-1"])';

/**
 * A card before everything else: it takes the focus and keeps it among its buttons, closes on Escape, and gives the
 * focus back to where it was.
 */
export function ShopDialog({ label, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const acts = () => [...(box.current?.querySelectorAll<HTMLButtonElement>(OPEN_ACTS) ?? [])];

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  // At first, and whenever the button that had the focus has gone or is busy.
  useEffect(() => {
    if (box.current?.contains(document.activeElement) && document.activeElement !== box.current) return;
    const all = acts();
    const first = all.find(({ dataset }) => dataset.firstAct === 'true') ?? all[0] ?? box.current;
    first?.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose?.();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const all = acts();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all.at((at + (event.shiftKey ? -1 : 1)) % all.length)?.focus();
  }

  return createPortal(
    <div className={styles.veil}>
      {/* Beside the card is no button of its own: who does not see it has Escape and the card's buttons. */}
      <div className={styles.beside} onClick={onClose} aria-hidden />
      <div
        ref={box}
        className={styles.box}
        role="dialog"
        aria-modal
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
