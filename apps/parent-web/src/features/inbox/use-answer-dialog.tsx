import { lazily } from '@herohood/ui/runtime/lazy-part';
import { type ReactNode, useState } from 'react';
import type { Answer } from './answer-words';
import type { useDecide } from './use-decide';
import type { Waiting } from './waiting';

const AnswerDialog = lazily(() => import('./answer-dialog').then((part) => ({ default: part.AnswerDialog })));

/** The dialog that asks for an answer's words, when one is asked for. */
export function useAnswerDialog({
  approve,
  reject,
}: Pick<ReturnType<typeof useDecide>, 'approve' | 'reject'>): {
  ask: (item: Waiting, answer: Answer) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ item: Waiting; answer: Answer } | null>(null);
  const dialog = asked ? (
    <AnswerDialog
      item={asked.item}
      answer={asked.answer}
      onSend={(words) => (asked.answer === 'praise' ? approve(asked.item, words) : reject(asked.item, words))}
      onClose={() => setAsked(null)}
    />
  ) : null;
  return { ask: (item, answer) => setAsked({ item, answer }), dialog };
}
