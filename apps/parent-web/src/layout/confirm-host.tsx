import { lazily } from '@herohood/ui/runtime/lazy-part';
import { useSelector } from '@tanstack/react-store';
import { question } from './confirm';

const ConfirmDialog = lazily(() =>
  import('./confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

/** Stands once in the console and shows the question that was asked, if any. */
export function ConfirmHost() {
  const asked = useSelector(question);
  return asked ? <ConfirmDialog question={asked} onClose={() => question.set(null)} /> : null;
}
