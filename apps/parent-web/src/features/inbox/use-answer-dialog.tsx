import { lazily } from '@herohood/browser/lazy-part';
import type { SentPraise } from '@herohood/domain/praise/schema';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Worth } from './use-answers';
import type { useDecide } from './use-decide';
import type { Waiting, WaitingProposal } from './waiting';

const AnswerDialog = lazily(async () => (await import('./answer-dialog')).AnswerDialog);

const PictureDialog = lazily(async () => (await import('./picture-dialog')).PictureDialog);

/** What stands before an answer: praise or an amount with a yes, what a proposal is worth, the words of a no, or a look at the picture. */
export type Answer = 'praise' | 'price' | 'reject' | 'look';

/** Draws the sheet that asks for praise and the amount; it records a voice, which this feature knows nothing of. */
export type PraiseSheet = ComponentType<{
  item: Waiting;
  /** Answers whether it worked; the sheet stays open otherwise. */
  onSend: (praise: SentPraise, percent: number) => Promise<boolean>;
  onClose: () => void;
}>;

/** Draws the sheet that asks what a proposal is worth; it knows of rewards and habits, which this feature does not. */
export type ProposalSheet = ComponentType<{
  item: WaitingProposal;
  onSend: (worth: Worth) => Promise<boolean>;
  onDecline: () => void;
  onClose: () => void;
}>;

/** The dialog that asks for an answer's words, when one is asked for. */
export function useAnswerDialog(
  { approve, reject }: Pick<ReturnType<typeof useDecide>, 'approve' | 'reject'>,
  { Praise, Price }: { Praise: PraiseSheet; Price: ProposalSheet },
): {
  ask: (item: Waiting, answer: Answer) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ item: Waiting; answer: Answer } | null>(null);
  const close = () => setAsked(null);
  const dialog =
    asked?.answer === 'praise' ? (
      <Praise
        item={asked.item}
        onSend={(praise, percent) => approve(asked.item, { praise, percent })}
        onClose={close}
      />
    ) : asked?.answer === 'look' ? (
      <PictureDialog
        item={asked.item}
        onApprove={() => {
          close();
          void approve(asked.item);
        }}
        onReject={() => setAsked({ item: asked.item, answer: 'reject' })}
        onClose={close}
      />
    ) : asked?.answer === 'price' && asked.item.kind === 'proposal' ? (
      <Price
        item={asked.item}
        onSend={(worth) => approve(asked.item, worth)}
        onDecline={() => setAsked({ item: asked.item, answer: 'reject' })}
        onClose={close}
      />
    ) : asked ? (
      <AnswerDialog item={asked.item} onSend={(words) => reject(asked.item, words)} onClose={close} />
    ) : null;
  return { ask: (item, answer) => setAsked({ item, answer }), dialog };
}
