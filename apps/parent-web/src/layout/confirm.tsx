import { lazily } from '@herohood/ui/runtime/lazy-part';
import { createAtom, useSelector } from '@tanstack/react-store';
import { appText } from '../text/en/app';

export interface Question {
  title: string;
  body: string;
  confirmLabel: string;
  /** The safe answer where 'Cancel' would be ambiguous. */
  keepLabel?: string;
  onConfirm: () => void;
}

const ConfirmDialog = lazily(() =>
  import('./confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

const question = createAtom<Question | null>(null);

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

/** Stands once in the console and shows the question that was asked, if any. */
export function ConfirmHost() {
  const asked = useSelector(question);
  return asked ? <ConfirmDialog question={asked} onClose={() => question.set(null)} /> : null;
}
