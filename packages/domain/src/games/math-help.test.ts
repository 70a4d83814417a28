import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HARDEST } from './difficulty';
import { type MathHelp, mathHelp } from './math-help';
import { dealQuestions, type MathQuestion } from './math-question';
import { seededRandom } from './random';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Counts what the help shows, as a child does, and so comes to the answer. */
function count(help: MathHelp, { kind, text }: MathQuestion): string {
  switch (help.kind) {
    case 'dots': {
      const looks = { all: ['first', 'second'], left: ['first'], open: ['open'], gone: ['gone'] }[help.ask];
      return String(sum(help.groups.filter(({ look }) => looks.includes(look)).map((group) => group.count)));
    }
    case 'rows':
      return String({ all: help.rows * help.perRow, rows: help.rows, row: help.perRow }[help.ask]);
    case 'jumps':
      if (kind === 'result') return String(help.stops[0]! + sum(help.jumps));
      return String(sum(help.jumps));
    case 'compare': {
      const [left, right] = [help.left, help.right];
      expect(text).toBe(`${left} ? ${right}`);
      return left === right ? '=' : left < right ? '<' : '>';
    }
  }
}

it('counting what the help shows leads to the answer of every question', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: HARDEST }), fc.integer(), (hard, seed) => {
      for (const question of dealQuestions(hard, seededRandom(seed))) {
        expect(count(mathHelp(question), question), question.text).toBe(question.answer);
      }
    }),
  );
});

it('at most 20 dots are to be counted one by one, and a table has at most 12 rows of 12', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: HARDEST }), fc.integer(), (hard, seed) => {
      for (const question of dealQuestions(hard, seededRandom(seed))) {
        const help = mathHelp(question);
        if (help.kind === 'dots')
          expect(sum(help.groups.map((group) => group.count))).toBeLessThanOrEqual(20);
        if (help.kind === 'rows') expect(Math.max(help.rows, help.perRow)).toBeLessThanOrEqual(12);
        if (help.kind === 'jumps') expect(help.jumps.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
