import { mathHelp } from '@herohood/domain/games/math-help';
import { mathText } from '../../../text/en/games';
import type { GameProps } from '../game';
import { AnswerPanel } from './answer-panel';
import { FightScene } from './fight-scene';
import { HelpCard } from './help-card';
import styles from './math-hero.module.css';
import { QuestionCard } from './question-card';
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
