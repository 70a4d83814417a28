import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './card-dialog.module.css';
import { useOpenCard } from './open-cards';
import { useFocusTrap } from './use-focus-trap';

type Props = {
  label: string;
  /** Escape and a tap beside the card; not while something is on its way. */
  onClose?: () => void;
  children: ReactNode;
};

/** A card before everything else: the focus stays on it until it is closed. */
export function CardDialog({ label, onClose, children }: Props) {
  useOpenCard();
  const trap = useFocusTrap({ onClose });
  return createPortal(
    <div className={styles.veil}>
      {/* Beside the card is no button of its own: who does not see it has Escape and the card's buttons. */}
      <div className={styles.beside} onClick={onClose} aria-hidden />
      <div {...trap} className={styles.box} role="dialog" aria-modal aria-label={label}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
