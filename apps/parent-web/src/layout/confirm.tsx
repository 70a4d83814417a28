import { lazily } from '@herohood/ui/runtime/lazy-part';
import { useSyncExternalStore } from 'react';

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

let question: Question | null = null;
const listeners = new Set<() => void>();

function ask(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every destructive act asks first, and names what would be lost. */
export function confirmDestructive(asked: Question): void {
  ask(asked);
}

/** Stands once in the console and shows the question that was asked, if any. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(subscribe, () => question);
  return asked ? <ConfirmDialog question={asked} onClose={() => ask(null)} /> : null;
}
