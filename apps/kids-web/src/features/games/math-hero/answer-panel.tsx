import type { MathQuestion } from '@herohood/domain/games/math-question';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { mathText } from '../../../text/en/games';
import styles from './answer-panel.module.css';

type Props = {
  question: MathQuestion;
  /** The answer, once it is on show. */
  solved: string | null;
  /** Answers that were wrong. */
  wrong: readonly string[];
  isOpen: boolean;
  onAnswer: (answer: string) => void;
  onDigit: (digit: string) => void;
  onErase: () => void;
  onEnter: () => void;
};

const words = mathText;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Neighbouring answers differ in colour; the colour says nothing else. */
const ACCENTS = ['turquoise', 'sunshine', 'purple', 'coral'] as const;

/** The ways to answer: a few to choose from, or a pad of digits. The keyboard works for both. */
export function AnswerPanel(props: Props) {
  return props.question.choices ? (
    <Choices {...props} choices={props.question.choices} />
  ) : (
    <Pad {...props} />
  );
}

function Choices({
  choices,
  question,
  solved,
  wrong,
  isOpen,
  onAnswer,
}: Props & { choices: readonly string[] }) {
  return (
    <fieldset className={styles.choices} aria-label={words.answers} data-kind={question.kind}>
      {choices.map((choice, at) => (
        <ChunkyButton
          key={choice}
          kind="big"
          accent={solved === choice ? 'mint' : ACCENTS[at % ACCENTS.length]}
          className={styles.choice}
          data-faded={wrong.includes(choice) || (solved !== null && solved !== choice)}
          aria-disabled={!isOpen || wrong.includes(choice)}
          aria-label={words.signs[choice]}
          onClick={() => onAnswer(choice)}
        >
          {choice}
        </ChunkyButton>
      ))}
    </fieldset>
  );
}

function Pad({ isOpen, onDigit, onErase, onEnter }: Props) {
  const digit = (name: string) => (
    <ChunkyButton
      key={name}
      accent="turquoise"
      className={styles.key}
      aria-label={words.digit(name)}
      aria-disabled={!isOpen}
      onClick={() => onDigit(name)}
    >
      {name}
    </ChunkyButton>
  );
  return (
    <fieldset className={styles.pad} aria-label={words.pad}>
      {DIGITS.map(digit)}
      <ChunkyButton accent="coral" className={styles.key} aria-label={words.erase} onClick={onErase}>
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden focusable={false}>
          <path
            d="M11 6h16v20H11l-8-10z"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path d="m15 12 8 8m0-8-8 8" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      </ChunkyButton>
      {digit('0')}
      <ChunkyButton accent="mint" className={styles.key} aria-disabled={!isOpen} onClick={onEnter}>
        <bdi>{words.enter}</bdi>
      </ChunkyButton>
    </fieldset>
  );
}
