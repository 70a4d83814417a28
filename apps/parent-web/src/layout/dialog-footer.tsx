import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { appText } from '../text/en/app';

/** A dialog's last line with its answers: it stays in reach while the form above it scrolls. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="dialog-footer">{children}</div>;
}

export interface SaveFooterProps {
  isSaving: boolean;
  onCancel: () => void;
  /** What sends the form; absent: 'Save'. */
  send?: string | undefined;
  color?: string | undefined;
  /** Nothing can be sent yet. */
  isOff?: boolean | undefined;
  /** Other answers, which stand before these two. */
  children?: ReactNode;
}

/** The answers of a form in a dialog: leave it, or send it. */
export function SaveFooter({
  isSaving,
  onCancel,
  send = appText.save,
  color,
  isOff = false,
  children,
}: SaveFooterProps) {
  return (
    <DialogFooter>
      {children}
      <Button variant="default" onClick={onCancel}>
        {appText.cancel}
      </Button>
      <Button type="submit" color={color} disabled={isOff} loading={isSaving}>
        {send}
      </Button>
    </DialogFooter>
  );
}
