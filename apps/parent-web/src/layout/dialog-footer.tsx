import type { ReactNode } from 'react';
import classes from './dialog-footer.module.css';

/** A dialog's last line with its answers: it stays in reach while the form above it scrolls. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
