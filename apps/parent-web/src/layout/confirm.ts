import { createAtom } from '@tanstack/react-store';
import { appText } from '../text/en/app';

export interface Question {
  title: string;
  body: string;
  confirmLabel: string;
  /** The safe answer where 'Cancel' would be ambiguous. */
  keepLabel?: string;
  onConfirm: () => void;
}

/** What was asked and is not answered yet, if anything. */
export const question = createAtom<Question | null>(null);

/** Every destructive act asks first, and names what would be lost. */
export const confirmDestructive = (asked: Question): void => question.set(asked);

/** Closes a dialog, and asks before what was entered in it is lost. */
export function closeOrAsk({
  hasChanges,
  body,
  onClose,
}: {
  hasChanges: boolean;
  /** What would be lost. */
  body: string;
  onClose: () => void;
}): void {
  const { title, confirm } = appText.discard;
  if (hasChanges) confirmDestructive({ title, body, confirmLabel: confirm, onConfirm: onClose });
  else onClose();
}
