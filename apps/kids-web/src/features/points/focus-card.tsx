import type { ReactNode } from 'react';
import { useFocusTrap } from '../../layout/use-focus-trap';

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A celebration as a dialog: the focus stays on it until it is closed. */
export function FocusCard({ label, onClose, children }: Props) {
  return (
    <div {...useFocusTrap({ onClose })} role="dialog" aria-modal aria-label={label}>
      {children}
    </div>
  );
}
