import type { ReactNode } from 'react';
import { useFocusTrap } from '../../layout/use-focus-trap';

type Props = {
  label: string;
  /** Lays it over the whole screen, where it scrolls when it is longer. */
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A celebration as a dialog: the focus stays on it until it is closed. */
export function FocusCard({ label, className, onClose, children }: Props) {
  return (
    <div
      {...useFocusTrap({ onClose })}
      className={className}
      role="dialog"
      aria-modal
      aria-label={label}
      data-party
    >
      {children}
    </div>
  );
}
