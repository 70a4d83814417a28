import { HARDEST } from './difficulty';
import { oneOf, type Random, wholeBetween } from './random';

export type Operator = '+' | '−' | '×' | '÷';

/**
 * One question. `text` is what stands on the screen, its parts apart by blanks, with one '?' for what is asked:
 * `3 + 4 = ?`, `3 + ? = 7`, `5 ? 8`. `answer` is a number of digits, or one of `<`, `=`, `>`.
 */
export interface MathQuestion {
  kind: 'result' | 'missing' | 'compare';
  text: string;
  answer: string;
  /** What can be chosen, the answer among it; null: the answer is typed. */
  choices: readonly string[] | null;
}

/** What may be asked at one difficulty; bounds are inclusive, 0 means 'not yet'. */
interface Stage {
  questions: number;
  /** The largest sum, and the largest number that anything is taken from. */
  sum: number;
  /** The largest factor of a multiplication, and of a division's quotient and divisor. */
  factor: number;
  divisor: number;
  kinds: readonly MathQuestion['kind'][];
  /** How many of ten answers are chosen and not typed. */
  chosenOfTen: number;
}

const EASY = ['result', 'result', 'compare'] as const;
const MIXED = ['result', 'result', 'missing', 'compare'] as const;
const HARD = ['result', 'missing'] as const;

const STAGES: readonly Stage[] = [
  { questions: 12, sum: 10, factor: 0, divisor: 0, kinds: EASY, chosenOfTen: 10 },
  { questions: 12, sum: 12, factor: 0, divisor: 0, kinds: MIXED, chosenOfTen: 10 },
  { questions: 12, sum: 20, factor: 0, divisor: 0, kinds: MIXED, chosenOfTen: 8 },
  { questions: 13, sum: 20, factor: 5, divisor: 0, kinds: MIXED, chosenOfTen: 7 },
  { questions: 13, sum: 30, factor: 5, divisor: 5, kinds: MIXED, chosenOfTen: 5 },
  { questions: 14, sum: 50, factor: 10, divisor: 5, kinds: MIXED, chosenOfTen: 3 },
  { questions: 14, sum: 100, factor: 10, divisor: 10, kinds: HARD, chosenOfTen: 2 },
  { questions: 15, sum: 100, factor: 10, divisor: 10, kinds: HARD, chosenOfTen: 0 },
  { questions: 15, sum: 200, factor: 12, divisor: 12, kinds: HARD, chosenOfTen: 0 },
  { questions: 15, sum: 500, factor: 12, divisor: 12, kinds: HARD, chosenOfTen: 0 },
];

/** A play begins with numbers this much smaller and ends with its difficulty's own. */
const START_SHARE = 0.5;
const SMALLEST_SUM = 5;
const SMALLEST_FACTOR = 3;
/** So often another question is sought when one was asked already. */
const FRESH_TRIES = 30;
const CHOICES = 4;

/** What a play of this difficulty asks for at most: how many questions, and with which numbers. */
export function mathStage(difficulty: number): Stage {
  return STAGES[Math.min(HARDEST, Math.max(1, difficulty)) - 1]!;
}

/** The questions of one play: 12 to 15, growing within their stage, none twice. No answer is below zero. */
export function dealQuestions(difficulty: number, random: Random): MathQuestion[] {
  const stage = mathStage(difficulty);
  const asked = new Set<string>();
  return Array.from({ length: stage.questions }, (_, place) => {
    const share = START_SHARE + ((1 - START_SHARE) * place) / (stage.questions - 1);
    const bounds = scaled(stage, share);
    let question = makeQuestion(bounds, random);
    for (let tries = 0; asked.has(question.text) && tries < FRESH_TRIES; tries += 1) {
      question = makeQuestion(bounds, random);
    }
    asked.add(question.text);
    return question;
  });
}

function scaled(stage: Stage, share: number): Stage {
  const part = (bound: number, least: number) =>
    bound === 0 ? 0 : Math.min(bound, Math.max(least, Math.round(bound * share)));
  return {
    ...stage,
    sum: part(stage.sum, SMALLEST_SUM),
    factor: part(stage.factor, SMALLEST_FACTOR),
    divisor: part(stage.divisor, SMALLEST_FACTOR),
  };
}

function makeQuestion(stage: Stage, random: Random): MathQuestion {
  const kind = oneOf(random, stage.kinds);
  if (kind === 'compare') return compare(stage, random);
  const { left, operator, right, result } = calculate(stage, random);
  const isChosen = wholeBetween(random, 1, 10) <= stage.chosenOfTen;
  const [answer, text] =
    kind === 'result'
      ? [result, `${left} ${operator} ${right} = ?`]
      : [right, `${left} ${operator} ? = ${result}`];
  const choices = isChosen ? choicesAround(answer, random) : null;
  return { kind, text, answer: String(answer), choices };
}

interface Calculation {
  left: number;
  operator: Operator;
  right: number;
  result: number;
}

function calculate({ sum, factor, divisor }: Stage, random: Random): Calculation {
  const operators: Operator[] = ['+', '−'];
  if (factor > 0) operators.push('×');
  if (divisor > 0) operators.push('÷');
  const operator = oneOf(random, operators);
  if (operator === '+') {
    const result = wholeBetween(random, 2, sum);
    const left = wholeBetween(random, 1, result - 1);
    return { left, operator, right: result - left, result };
  }
  if (operator === '−') {
    const left = wholeBetween(random, 2, sum);
    const right = wholeBetween(random, 1, left);
    return { left, operator, right, result: left - right };
  }
  // No nought and no one in products: 'what times nought is nought' has no one answer, and one is no question.
  if (operator === '×') {
    const [left, right] = [wholeBetween(random, 2, factor), wholeBetween(random, 2, factor)];
    return { left, operator, right, result: left * right };
  }
  const [result, right] = [wholeBetween(random, 2, divisor), wholeBetween(random, 2, divisor)];
  return { left: result * right, operator, right, result };
}

function compare({ sum }: Stage, random: Random): MathQuestion {
  const left = wholeBetween(random, 0, sum);
  // Chance alone would hardly ever make them equal.
  const right = wholeBetween(random, 1, 4) === 1 ? left : wholeBetween(random, 0, sum);
  const answer = left === right ? '=' : left < right ? '<' : '>';
  return { kind: 'compare', text: `${left} ? ${right}`, answer, choices: ['<', '=', '>'] };
}

/** Four different answers from small to large, the right one at any place among them. */
function choicesAround(answer: number, random: Random): string[] {
  const choices = new Set([answer]);
  // The wider the search the sooner it ends; near ones first make guessing hard.
  for (let reach = 2; choices.size < CHOICES; reach += 1) {
    const near = answer + wholeBetween(random, -reach, reach);
    if (near >= 0) choices.add(near);
  }
  return [...choices].sort((a, b) => a - b).map(String);
}
