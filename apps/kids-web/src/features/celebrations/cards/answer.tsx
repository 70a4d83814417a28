import Coin from '~icons/fluent-emoji-flat/coin';
import { ParentWords } from '../../../layout/parent-words';
import { celebrationText } from '../../../text/en/celebrations';
import { CelebrationCard } from '../celebration-card';
import card from '../celebration-card.module.css';
import type { CardProps } from '../parties';

const text = celebrationText.declined;

/** A parent turned points down that the hero waited for: what they were, and the parent's words. No party. */
export function AnswerCard({ items, onClose }: CardProps<'answer'>) {
  const { what, amount, words } = items[0]!;
  const message = text.message(what, amount);
  return (
    <CelebrationCard
      accent="coral"
      art={<Coin width={112} height={112} aria-hidden />}
      title={text.title}
      spoken={[message, words].filter(Boolean).join(' ')}
      act={text.close}
      onClose={onClose}
    >
      <p className={card.note}>{message}</p>
      {words && <ParentWords words={words} />}
    </CelebrationCard>
  );
}
