import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { ActButton } from '../layout/act-button';
import { Icon } from '../layout/icon';
import { appText } from '../text/en/app';
import { speakOfDialog } from './spoken-of';

export interface ToastText {
  title: string;
  message?: ReactNode;
}

/** Undoing must stay reachable for someone who reads the toast first. */
const SHORT_MS = 4_000;
const LONG_MS = 6_000;
const UNDO_MS = 8_000;

/** The newest error's. Never the same twice: Mantine would leave an element of the same id its old time to go. */
let errorId: string | null = null;

/** At most one toast is visible: a new one takes the place of the old. */
function show(options: Parameters<typeof notifications.show>[0]) {
  toast.clear();
  const closeButtonProps = { 'aria-label': appText.close };
  return notifications.show({ withBorder: true, radius: 'lg', closeButtonProps, ...options });
}

export const toast = {
  /** Takes the toast away: what it says no longer holds. */
  clear() {
    notifications.clean();
    notifications.cleanQueue();
  },
  success({ title, message }: ToastText) {
    show({ title, message, color: 'mint', icon: <Icon name="check" />, autoClose: SHORT_MS });
  },
  /** Takes an error away: it belongs to the screen on which it happened. */
  clearError() {
    if (errorId) notifications.hide(errorId);
  },
  /** It goes with the dialog that it speaks of, and with its screen. */
  error({ title, message }: ToastText) {
    const id = show({ title, message, color: 'coral', icon: <Icon name="x" />, autoClose: LONG_MS });
    errorId = id;
    speakOfDialog(() => notifications.hide(id));
  },
  /** A success that can be taken back for a few seconds. */
  undoable({ title, message, onUndo }: ToastText & { onUndo: () => void }) {
    const id = show({
      title,
      color: 'mint',
      icon: <Icon name="check" />,
      autoClose: UNDO_MS,
      message: (
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <Text size="sm" component="span">
            {message}
          </Text>
          <ActButton
            h={40}
            px="sm"
            variant="light"
            flex="none"
            icon="undo"
            onClick={() => {
              notifications.hide(id);
              onUndo();
            }}
          >
            {appText.undo}
          </ActButton>
        </Group>
      ),
    });
  },
};
