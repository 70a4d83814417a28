import type { MathQuestion } from './math-question';

/** How a bunch of dots is drawn: of the first or second number, taken away, or to be found. */
export type DotLook = 'first' | 'second' | 'gone' | 'open';

/** What helps with a question that was answered wrongly; the answer itself is not in it, it is to be counted. */
export type MathHelp =
  | {
      kind: 'dots';
      groups: readonly { count: number; look: DotLook }[];
      ask: 'all' | 'open' | 'left' | 'gone';
    }
  /** So many rows of so many: a product, or what is shared. `ask`: what is counted. */
  | { kind: 'rows'; rows: number; perRow: number; ask: 'all' | 'rows' | 'row' }
  /** Jumps along the numbers: from the first stop to the last; null stands for what is asked. */
  | { kind: 'jumps'; stops: readonly (number | null)[]; jumps: readonly number[] }
  | { kind: 'compare'; left: number; right: number };

/** More dots than these are not counted but jumped over. */
const MOST_DOTS = 20;

/** The help for a question, worked out from what stands on the screen. */
export function mathHelp({ kind, text }: Pick<MathQuestion, 'kind' | 'text'>): MathHelp {
  const [left, operator, right, , result] = text.split(' ');
  const [a, b, c] = [Number(left), Number(right), Number(result)];
  if (kind === 'compare') return { kind: 'compare', left: a, right: b };
  const isMissing = kind === 'missing';
  switch (operator) {
    case '×':
      return isMissing
        ? { kind: 'rows', rows: a, perRow: c / a, ask: 'row' }
        : { kind: 'rows', rows: a, perRow: b, ask: 'all' };
    case '÷':
      return isMissing
        ? { kind: 'rows', rows: a / c, perRow: c, ask: 'rows' }
        : { kind: 'rows', rows: b, perRow: a / b, ask: 'row' };
    case '+':
      return isMissing ? addendHelp(a, c) : sumHelp(a, b);
    default:
      return isMissing ? subtrahendHelp(a, c) : differenceHelp(a, b);
  }
}

function sumHelp(a: number, b: number): MathHelp {
  if (a + b <= MOST_DOTS) return dots('all', [a, 'first'], [b, 'second']);
  return { kind: 'jumps', ...hidingLast(jumpUp(a, a + b)) };
}

function differenceHelp(a: number, b: number): MathHelp {
  if (a <= MOST_DOTS) return dots('left', [a - b, 'first'], [b, 'gone']);
  return { kind: 'jumps', ...hidingLast(jumpDown(a, a - b)) };
}

function addendHelp(a: number, sum: number): MathHelp {
  if (sum <= MOST_DOTS) return dots('open', [a, 'first'], [sum - a, 'open']);
  return { kind: 'jumps', ...jumpUp(a, sum) };
}

function subtrahendHelp(a: number, left: number): MathHelp {
  if (a <= MOST_DOTS) return dots('gone', [left, 'first'], [a - left, 'gone']);
  return { kind: 'jumps', ...jumpUp(left, a) };
}

function dots(ask: Extract<MathHelp, { kind: 'dots' }>['ask'], ...groups: [number, DotLook][]): MathHelp {
  return {
    kind: 'dots',
    ask,
    groups: groups.filter(([count]) => count > 0).map(([count, look]) => ({ count, look })),
  };
}

interface Jumps {
  stops: (number | null)[];
  jumps: number[];
}

/** To the next ten, over whole tens, and the rest: the jumps that are easy in the head. */
function jumpUp(from: number, to: number): Jumps {
  const nextTen = Math.min(to, Math.ceil(from / 10) * 10);
  const lastTen = Math.max(nextTen, Math.floor(to / 10) * 10);
  return throughStops(from, [nextTen, lastTen, to]);
}

function jumpDown(from: number, to: number): Jumps {
  const nextTen = Math.max(to, Math.floor(from / 10) * 10);
  const lastTen = Math.min(nextTen, Math.ceil(to / 10) * 10);
  return throughStops(from, [nextTen, lastTen, to]);
}

function throughStops(from: number, through: number[]): Jumps {
  const stops = [...new Set([from, ...through])];
  return { stops, jumps: stops.slice(1).map((stop, at) => stop - stops[at]!) };
}

function hidingLast({ stops, jumps }: Jumps): Jumps {
  return { stops: [...stops.slice(0, -1), null], jumps };
}
