import type { MathQuestion } from '@herohood/domain/games/math-question';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { mathText } from '../../../text/en/games';
import styles from './question-card.module.css';

type Props = {
  question: MathQuestion;
  /** What the child has typed so far. */
  typed: string;
  /** The answer, once it is on show. */
  solved: string | null;
  isMissed: boolean;
};

/** The riddle in large figures; what is asked is a box that fills. */
export function QuestionCard({ question, typed, solved, isMissed }: Props) {
  const parts = question.text.split(' ');
  return (
    <div className={styles.card}>
      <p
        key={question.text}
        className={styles.text}
        role="math"
        aria-label={question.text}
        data-long={question.text.length > 11}
      >
        {parts.map((part, at) =>
          part === '?' ? (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
              key={at}
              className={styles.box}
              data-solved={solved !== null}
              data-missed={isMissed}
            >
              {solved ?? (typed === '' ? '?' : typed)}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
            <span key={at}>{part}</span>
          ),
        )}
      </p>
      <ReadAloudButton name={mathText.question} words={spoken(question)} />
    </div>
  );
}

function spoken({ kind, text }: MathQuestion): string {
  if (kind === 'compare') {
    const [left, , right] = text.split(' ');
    return mathText.spokenCompare(left!, right!);
  }
  return text
    .split(' ')
    .map((part) => mathText.operators[part] ?? part)
    .join(' ');
}
