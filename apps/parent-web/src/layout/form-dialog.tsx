import { Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { Dialog, type DialogProps } from './dialog';
import { SaveFooter, type SaveFooterProps } from './dialog-footer';

type Props = Omit<DialogProps, 'opened' | 'color' | 'onSubmit'> &
  Omit<SaveFooterProps, 'onCancel' | 'children'> & {
    onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  };

/** A form in a dialog, with its answers below the fields. */
export function FormDialog({ onSubmit, isSaving, send, color, isOff, children, ...dialog }: Props) {
  return (
    <Dialog {...dialog} opened>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(event);
        }}
      >
        <Stack>
          {children}
          <SaveFooter isSaving={isSaving} send={send} color={color} isOff={isOff} onCancel={dialog.onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
