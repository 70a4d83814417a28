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

it.each([
  [
    '3 + 4 = ?',
    {
      kind: 'dots',
      groups: [
        { count: 3, look: 'first' },
        { count: 4, look: 'second' },
      ],
      ask: 'all',
    },
  ],
  ['7 − 7 = ?', { kind: 'dots', groups: [{ count: 7, look: 'gone' }], ask: 'left' }],
  ['48 + 37 = ?', { kind: 'jumps', stops: [48, 50, 80, null], jumps: [2, 30, 5] }],
  ['85 − 37 = ?', { kind: 'jumps', stops: [85, 80, 50, null], jumps: [-5, -30, -2] }],
  ['40 + 20 = ?', { kind: 'jumps', stops: [40, null], jumps: [20] }],
  ['3 × 4 = ?', { kind: 'rows', rows: 3, perRow: 4, ask: 'all' }],
  ['12 ÷ 3 = ?', { kind: 'rows', rows: 3, perRow: 4, ask: 'row' }],
] as const)('%s is helped along', (text, help) => {
  expect(mathHelp({ kind: 'result', text })).toEqual(help);
});

it.each([
  ['38 + ? = 52', { kind: 'jumps', stops: [38, 40, 50, 52], jumps: [2, 10, 2] }],
  ['52 − ? = 38', { kind: 'jumps', stops: [38, 40, 50, 52], jumps: [2, 10, 2] }],
  ['12 ÷ ? = 4', { kind: 'rows', rows: 3, perRow: 4, ask: 'rows' }],
] as const)('%s is helped along, too', (text, help) => {
  expect(mathHelp({ kind: 'missing', text })).toEqual(help);
});
