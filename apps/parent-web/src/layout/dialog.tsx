import { Modal, type ModalProps } from '@mantine/core';
import { type FocusEvent, useRef } from 'react';
import { useBackCloses } from '../lib/steps';
import { appText } from '../text/en/app';
import { closeOrAsk } from './confirm';

export interface DialogProps extends ModalProps {
  /** False where nothing of worth is typed, or `onClose` asks itself before what was entered is lost. */
  asks?: boolean;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Every dialog of the console: Mantine's Modal, which the browser's Back button closes as its cross does, and which asks before
 * typed text is lost.
 */
export function Dialog({ asks = true, onClose, ...modal }: DialogProps) {
  const typed = useTypedText();
  const close = () =>
    closeOrAsk({ hasChanges: asks && typed.isChanged(), body: appText.discard.typed, onClose });
  useBackCloses(close, modal.opened);
  return <Modal {...modal} onClose={close} onFocusCapture={typed.onFocusCapture} />;
}

/** Knows whether a text field differs from what it held when it was first entered. */
function useTypedText() {
  const before = useRef(new Map<TextField, string>());
  return {
    onFocusCapture({ target }: FocusEvent) {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    isChanged: () => [...before.current].some(([field, value]) => field.value !== value),
  };
}

const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'range'].includes(target.type));
