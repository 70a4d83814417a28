import { directionOf } from './locale';

export type Values = Record<string, unknown>;

/** Hebrew, Arabic and their neighbours. */
const FROM_RIGHT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
/** A letter that is read from the other side than the page. */
const FOREIGN = { ltr: new RegExp(`[${FROM_RIGHT}]`), rtl: new RegExp(`[^\\P{L}${FROM_RIGHT}]`, 'u') };
/** What <bdi> is to elements: what stands between keeps its own direction, and moves nothing beside it. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** Who reads it would take a mark beside it for a part of it. */
const LINK = /^https?:/;

/**
 * Sets apart what a sentence is filled in with and is read from the other side; everything else stays as it is.
 *
 * @param message the sentence, compiled: what it chooses its words by ('month') is not read, and stays as it is, too
 */
export function setApart(values: Values, locale: string, message: unknown): Values {
  const foreign = FOREIGN[directionOf(locale)];
  const isApart = ([, value]: [string, unknown]) =>
    typeof value === 'string' && foreign.test(value) && !LINK.test(value);
  const apart = Object.entries(values).filter(isApart);
  if (apart.length === 0) return values;
  const codes = new Set(chosenBy(message));
  const set = apart.filter(([name]) => !codes.has(name)).map(([name, value]) => [name, BEGIN + value + END]);
  return { ...values, ...Object.fromEntries(set) };
}

/** The names by which a compiled message selects: those of its parts that are `[name, 'select', forms]`, at any depth. */
function chosenBy(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.values(part).flatMap(chosenBy);
  const [name, kind] = Array.isArray(part) ? part : [];
  return typeof name === 'string' && kind === 'select' ? [name, ...within] : within;
}
