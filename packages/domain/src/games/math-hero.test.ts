import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HARDEST } from './difficulty';
import { answerQuestion, COMBO_FROM, isFought, openFight, scoreFight } from './math-fight';
import { dealQuestions, type MathQuestion, mathStage } from './math-question';
import { seededRandom } from './random';

const difficulty = fc.integer({ min: 1, max: HARDEST });
const seed = fc.integer();
const deal = (hard: number, from: number) => dealQuestions(hard, seededRandom(from));

/** Works a question out from what stands on the screen, as a child does. */
function solve({ text }: MathQuestion): string {
  const parts = text.split(' ');
  if (parts.length === 3) {
    const [left, right] = [Number(parts[0]), Number(parts[2])];
    return left === right ? '=' : left < right ? '<' : '>';
  }
  const [left, operator, right, , result] = parts;
  const apply = (a: number, b: number) =>
    ({ '+': a + b, '−': a - b, '×': a * b, '÷': a / b })[operator as '+']!;
  if (result === '?') return String(apply(Number(left), Number(right)));
  const fits = Array.from({ length: 1000 }, (_, each) => each).filter(
    (each) => apply(Number(left), each) === Number(result),
  );
  expect(fits, text).toHaveLength(1);
  return String(fits[0]);
}

describe('the questions', () => {
  it('have one answer, which the screen leads to: whole, not below zero, without remainder', () => {
    fc.assert(
      fc.property(difficulty, seed, (hard, from) => {
        for (const question of deal(hard, from)) {
          expect(question.answer).toMatch(/^(\d+|[<=>])$/);
          expect(solve(question)).toBe(question.answer);
        }
      }),
    );
  });

  it('stay within the numbers of their stage', () => {
    fc.assert(
      fc.property(difficulty, seed, (hard, from) => {
        const { sum, factor, divisor } = mathStage(hard);
        const largest = Math.max(sum, factor * factor, divisor * divisor);
        for (const { text, answer } of deal(hard, from)) {
          for (const number of `${text} ${answer}`.match(/\d+/g)!)
            expect(Number(number)).toBeLessThanOrEqual(largest);
          if (/[×÷]/.test(text)) expect(hard).toBeGreaterThanOrEqual(text.includes('×') ? 4 : 5);
        }
      }),
    );
  });

  it('offer the answer once among four different ones, or the three signs', () => {
    fc.assert(
      fc.property(difficulty, seed, (hard, from) => {
        for (const { kind, answer, choices } of deal(hard, from)) {
          if (kind === 'compare') expect(choices).toEqual(['<', '=', '>']);
          if (choices === null) continue;
          expect(choices.filter((choice) => choice === answer)).toHaveLength(1);
          expect(new Set(choices).size).toBe(kind === 'compare' ? 3 : 4);
          if (kind !== 'compare')
            for (const choice of choices) expect(Number(choice)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('are the same for the same seed, and none comes twice in a play', () => {
    fc.assert(
      fc.property(difficulty, seed, (hard, from) => {
        const questions = deal(hard, from);
        expect(deal(hard, from)).toEqual(questions);
        expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
      }),
    );
  });

  it('are 12 to 15, and a harder stage never asks for fewer or smaller ones', () => {
    for (let hard = 1; hard <= HARDEST; hard += 1) {
      const stage = mathStage(hard);
      expect(stage.questions).toBeGreaterThanOrEqual(12);
      expect(stage.questions).toBeLessThanOrEqual(15);
      if (hard === 1) continue;
      const easier = mathStage(hard - 1);
      for (const size of ['questions', 'sum', 'factor', 'divisor'] as const) {
        expect(stage[size]).toBeGreaterThanOrEqual(easier[size]);
      }
      expect(stage.chosenOfTen).toBeLessThanOrEqual(easier.chosenOfTen);
    }
  });
});

describe('a fight', () => {
  const start = () => openFight(deal(1, 7));
  const right = (fight: ReturnType<typeof start>) =>
    answerQuestion(fight, fight.questions[fight.place]!.answer);
  const wrong = (fight: ReturnType<typeof start>) => answerQuestion(fight, 'no');

  it('with every answer right at once scores 100, beats monsters, and its last blow is the end of one', () => {
    let fight = start();
    let last = right(fight);
    while (!isFought(fight)) {
      last = right(fight);
      fight = last.fight;
    }
    expect(scoreFight(fight)).toBe(100);
    expect(last.outcome).toMatchObject({ kind: 'right', isBeaten: true });
    expect(fight.beaten).toBeGreaterThan(1);
    expect(fight.bestStreak).toBe(12);
  });

  it('hits twice as hard from the third right answer in a row on', () => {
    let fight = start();
    for (let each = 1; each < COMBO_FROM; each += 1) {
      const next = right(fight);
      expect(next.outcome).toMatchObject({ damage: 1 });
      fight = next.fight;
    }
    expect(right(fight).outcome).toMatchObject({ damage: 2 });
  });

  it('a wrong answer ends the streak and may be tried again for half; the second one brings the next question', () => {
    const again = wrong(right(start()).fight);
    expect(again).toMatchObject({ outcome: { kind: 'again' }, fight: { place: 1, tries: 1, streak: 0 } });
    expect(right(again.fight).fight).toMatchObject({ place: 2, tries: 0, streak: 0, worth: 1.5 });
    expect(wrong(again.fight)).toMatchObject({ outcome: { kind: 'missed' }, fight: { place: 2, worth: 1 } });
    expect(right(again.fight).fight.answers).toEqual([true, false]);
    expect(wrong(again.fight).fight.answers).toEqual([true, false]);
  });

  it('scores whole numbers of 0–100 whatever is answered, and ends', () => {
    fc.assert(
      fc.property(
        difficulty,
        seed,
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        (...[hard, from, rights]) => {
          let fight = openFight(deal(hard, from));
          for (const isRight of rights) {
            if (isFought(fight)) break;
            const { fight: next, outcome } = isRight ? right(fight) : wrong(fight);
            expect(next.health).toBeGreaterThan(0);
            if (outcome.kind === 'right' && !outcome.isBeaten) expect(next.health).toBeLessThan(fight.health);
            expect(scoreFight(next)).toBeGreaterThanOrEqual(scoreFight(fight));
            fight = next;
          }
          const score = scoreFight(fight);
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
          expect(isFought(fight)).toBe(true);
          expect(answerQuestion(fight, '1')).toEqual({ fight, outcome: { kind: 'missed' } });
        },
      ),
    );
  });

  it('without a question is worth nothing', () => expect(scoreFight(openFight([]))).toBe(0));
});
