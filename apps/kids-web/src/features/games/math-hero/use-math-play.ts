import {
  type AnswerOutcome,
  answerQuestion,
  isFought,
  type MathFight,
  openFight,
  scoreFight,
} from '@herohood/domain/games/math-fight';
import { dealQuestions } from '@herohood/domain/games/math-question';
import { seededRandom } from '@herohood/domain/games/random';
import { useState } from 'react';
import { type PlayOptions, useDelay, useReport } from '../game';
import { playGameSound } from '../game-sounds';

/** What the last answer did, while it is on show; the fight goes on with `next`. */
export type Blow = { outcome: AnswerOutcome; next: MathFight };

/** A hit is quick, a beaten monster a feast, and a solution wants to be read. */
const HIT_MS = 1100;
const BEATEN_MS = 1900;
const MISSED_MS = 2600;

/** The questions of one play, and the fight that they are. */
export function useMathPlay({ difficulty, seed, isPaused, onProgress, onEnd }: PlayOptions) {
  const [fight, setFight] = useState(() => openFight(dealQuestions(difficulty, seededRandom(seed))));
  const [blow, setBlow] = useState<Blow | null>(null);
  /** Answers to the present question that were wrong. */
  const [wrong, setWrong] = useState<string[]>([]);
  const question = fight.questions[Math.min(fight.place, fight.questions.length - 1)]!;
  const latest = blow?.next ?? fight;
  useReport(onProgress, {
    done: latest.place,
    total: fight.questions.length,
    score: scoreFight(latest),
    answers: latest.answers,
  });

  useDelay({ ms: blow && showMs(blow.outcome), isPaused, token: blow }, () => {
    if (!blow) return;
    if (isFought(blow.next)) return onEnd();
    setFight(blow.next);
    setBlow(null);
    setWrong([]);
  });

  function answer(given: string): void {
    if (isPaused || blow || given === '' || wrong.includes(given)) return;
    const { fight: next, outcome } = answerQuestion(fight, given);
    if (outcome.kind === 'again') {
      playGameSound('soft');
      setFight(next);
      setWrong([...wrong, given]);
      return;
    }
    playGameSound(soundOf(outcome));
    setBlow({ outcome, next });
  }

  return { fight, question, blow, wrong, answer, isOpen: !isPaused && blow === null };
}

function showMs(outcome: AnswerOutcome): number {
  if (outcome.kind !== 'right') return MISSED_MS;
  return outcome.isBeaten ? BEATEN_MS : HIT_MS;
}

function soundOf(outcome: AnswerOutcome) {
  if (outcome.kind !== 'right') return 'soft';
  if (outcome.isBeaten) return 'beaten';
  return outcome.damage > 1 ? 'combo' : 'right';
}
