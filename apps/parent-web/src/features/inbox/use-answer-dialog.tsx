import type { SentPraise } from '@herohood/domain/praise/schema';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { useDecide } from './use-decide';
import type { Waiting } from './waiting';

const AnswerDialog = lazily(() => import('./answer-dialog').then((part) => ({ default: part.AnswerDialog })));

/** What an answer with words is: a yes with praise, or a no. */
export type Answer = 'praise' | 'reject';

/** Draws the sheet that asks for praise; it records a voice, which this feature knows nothing of. */
export type PraiseSheet = ComponentType<{
  item: Waiting;
  /** Answers whether it worked; the sheet stays open otherwise. */
  onSend: (praise: SentPraise) => Promise<boolean>;
  onClose: () => void;
}>;

/** The dialog that asks for an answer's words, when one is asked for. */
export function useAnswerDialog(
  { approve, reject }: Pick<ReturnType<typeof useDecide>, 'approve' | 'reject'>,
  Praise: PraiseSheet,
): {
  ask: (item: Waiting, answer: Answer) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ item: Waiting; answer: Answer } | null>(null);
  const close = () => setAsked(null);
  const dialog =
    asked?.answer === 'praise' ? (
      <Praise item={asked.item} onSend={(praise) => approve(asked.item, praise)} onClose={close} />
    ) : asked ? (
      <AnswerDialog item={asked.item} onSend={(words) => reject(asked.item, words)} onClose={close} />
    ) : null;
  return { ask: (item, answer) => setAsked({ item, answer }), dialog };
}
