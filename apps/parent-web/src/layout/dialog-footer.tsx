import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { appText } from '../text/en/app';
import classes from './dialog-footer.module.css';

/** A dialog's last line with its answers: it stays in reach while the form above it scrolls. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}

interface Props {
  isSaving: boolean;
  onCancel: () => void;
  /** Other answers, which stand before these two. */
  children?: ReactNode;
}

/** The answers of a form in a dialog: leave it, or send it. */
export function SaveFooter({ isSaving, onCancel, children }: Props) {
  return (
    <DialogFooter>
      {children}
      <Button variant="default" onClick={onCancel}>
        {appText.cancel}
      </Button>
      <Button type="submit" loading={isSaving}>
        {appText.save}
      </Button>
    </DialogFooter>
  );
}
