import { Button, Text } from '@mantine/core';
import { appText } from '../text/en/app';
import type { Question } from './confirm';
import { Dialog } from './dialog';
import { DialogFooter } from './dialog-footer';

/** The safe answer has the focus. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { title, body, confirmLabel, keepLabel = appText.cancel, onConfirm } = question;
  return (
    <Dialog opened onClose={onClose} title={title} role="alertdialog" aria-label={title}>
      <Text size="sm" mb="lg">
        {body}
      </Text>
      <DialogFooter>
        <Button variant="default" onClick={onClose} data-autofocus>
          {keepLabel}
        </Button>
        <Button
          color="coral"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
