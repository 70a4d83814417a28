import { mathHelp } from '@herohood/domain/games/math-help';
import type { MathQuestion } from '@herohood/domain/games/math-question';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import { mathText } from '../../../text/en/games';
import type { GameProps } from '../game';
import { AnswerPanel } from './answer-panel';
import { FightScene } from './fight-scene';
import { HelpCard } from './help-card';
import styles from './math-hero.module.css';
import { type Blow, useMathPlay } from './use-math-play';
import { useTypedAnswer } from './use-typed-answer';

const words = mathText;

/** Riddles of numbers; each one that is solved lets the hero hit the monster. */
export function MathHero(props: GameProps) {
  const { fight, question, blow, wrong, answer, isOpen } = useMathPlay(props);
  const { typed, type, erase, enter } = useTypedAnswer({ question, isOpen, onAnswer: answer });
  const solved = blow ? question.answer : null;
  // It stays while the solution is shown: then it is what there was to count.
  const needsHelp = blow ? blow.outcome.kind === 'missed' : fight.tries > 0;
  return (
    <div className={styles.game}>
      <div className={styles.scene}>
        <FightScene hero={props.hero} fight={fight} blow={blow} />
        {needsHelp && <HelpCard help={mathHelp(question)} />}
      </div>
      <div className={styles.desk}>
        <QuestionCard
          question={question}
          typed={typed}
          solved={solved}
          isMissed={blow?.outcome.kind === 'missed'}
        />
        <p className={styles.feedback} role="status" data-tone={blow?.outcome.kind ?? 'again'}>
          {feedbackOf({ blow, tries: fight.tries, place: fight.place, solution: solutionOf(question) })}
        </p>
        <AnswerPanel
          key={fight.place}
          question={question}
          solved={solved}
          wrong={wrong}
          isOpen={isOpen}
          onAnswer={answer}
          onDigit={type}
          onErase={erase}
          onEnter={enter}
        />
      </div>
    </div>
  );
}

const solutionOf = ({ text, answer }: { text: string; answer: string }) => text.replace('?', answer);

type Feedback = { blow: Blow | null; tries: number; place: number; solution: string };

function feedbackOf({ blow, tries, place, solution }: Feedback): string {
  if (blow === null) return tries > 0 ? words.again : '';
  if (blow.outcome.kind !== 'right') return words.missed(solution);
  if (blow.outcome.isBeaten) return words.beaten;
  return words.right[place % words.right.length]!;
}

type QuestionProps = {
  question: MathQuestion;
  /** What the child has typed so far. */
  typed: string;
  /** The answer, once it is on show. */
  solved: string | null;
  isMissed: boolean;
};

/** The riddle in large figures; what is asked is a box that fills. */
function QuestionCard({ question, typed, solved, isMissed }: QuestionProps) {
  const parts = question.text.split(' ');
  return (
    <div className={styles.question}>
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
      <ReadAloudButton name={words.question} words={spoken(question)} />
    </div>
  );
}

function spoken({ kind, text }: MathQuestion): string {
  if (kind === 'compare') {
    const [left, , right] = text.split(' ');
    return words.spokenCompare(left!, right!);
  }
  return text
    .split(' ')
    .map((part) => words.operators[part] ?? part)
    .join(' ');
}
