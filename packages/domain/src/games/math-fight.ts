import type { MathQuestion } from './math-question';
import { MAX_SCORE } from './payout';

/** A fight against monsters: right answers hit, and what is missed costs nothing but the hit. */
export interface MathFight {
  questions: readonly MathQuestion[];
  /** Which question is asked; as many as there are: it is over. */
  place: number;
  /** Wrong answers to the present question. */
  tries: number;
  /** Questions in a row that were right at once. */
  streak: number;
  bestStreak: number;
  /** Of each question that was answered whether it was right at once. */
  answers: readonly boolean[];
  /** Full and half worths, one for each question that was answered. */
  worth: number;
  /** How many monsters were beaten before the present one. */
  beaten: number;
  /** What the present monster can still bear. */
  health: number;
}

/** `right`: it hits with `damage`; `again`: another try for half; `missed`: the answer is told and the next one comes. */
export type AnswerOutcome =
  | { kind: 'right'; damage: number; isBeaten: boolean }
  | { kind: 'again' }
  | { kind: 'missed' };

/** From so many right answers in a row on a hit counts double. */
export const COMBO_FROM = 3;
const COMBO_DAMAGE = 2;
const FIRST_HEALTH = 4;
const TRIES = 2;
const SECOND_TRY_WORTH = 0.5;

/** What a monster can bear when it comes: each one more than the one before. */
export function monsterHealth(beaten: number): number {
  return FIRST_HEALTH + beaten;
}

/** A fight before its first answer. */
export function openFight(questions: readonly MathQuestion[]): MathFight {
  return {
    questions,
    place: 0,
    tries: 0,
    streak: 0,
    bestStreak: 0,
    answers: [],
    worth: 0,
    beaten: 0,
    health: monsterHealth(0),
  };
}

/** Answers the present question. A fight that is over stays as it is and counts as missed. */
export function answerQuestion(
  fight: MathFight,
  answer: string,
): { fight: MathFight; outcome: AnswerOutcome } {
  const question = fight.questions[fight.place];
  if (!question) return { fight, outcome: { kind: 'missed' } };
  if (question.answer === answer) return hit(fight);
  const tries = fight.tries + 1;
  // Of three signs two wrong ones give the third away, but that is the same half.
  if (tries < TRIES) return { fight: { ...fight, tries, streak: 0 }, outcome: { kind: 'again' } };
  return {
    fight: { ...fight, place: fight.place + 1, tries: 0, streak: 0, answers: [...fight.answers, false] },
    outcome: { kind: 'missed' },
  };
}

function hit(fight: MathFight): { fight: MathFight; outcome: AnswerOutcome } {
  const isFirstTry = fight.tries === 0;
  const streak = isFirstTry ? fight.streak + 1 : 0;
  const place = fight.place + 1;
  // Whoever answers the last question rightly wins: no monster stays half beaten.
  const damage = place === fight.questions.length ? fight.health : streak >= COMBO_FROM ? COMBO_DAMAGE : 1;
  const isBeaten = damage >= fight.health;
  const beaten = fight.beaten + (isBeaten ? 1 : 0);
  return {
    fight: {
      ...fight,
      place,
      tries: 0,
      streak,
      bestStreak: Math.max(fight.bestStreak, streak),
      answers: [...fight.answers, isFirstTry],
      worth: fight.worth + (isFirstTry ? 1 : SECOND_TRY_WORTH),
      beaten,
      health: isBeaten ? monsterHealth(beaten) : fight.health - damage,
    },
    outcome: { kind: 'right', damage, isBeaten },
  };
}

/** Whether every question was answered. */
export function isFought({ place, questions }: MathFight): boolean {
  return place >= questions.length;
}

/** The score of a play, whole, 0–100: questions that were not reached count nothing. */
export function scoreFight({ worth, questions }: MathFight): number {
  return questions.length === 0 ? 0 : Math.round((worth / questions.length) * MAX_SCORE);
}
