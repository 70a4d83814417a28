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

/** Sets apart what a sentence is filled in with and is read from the other side; everything else stays as it is. */
export function setApart(values: Values, locale: string): Values {
  const foreign = FOREIGN[directionOf(locale)];
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && foreign.test(value) && !LINK.test(value) ? BEGIN + value + END : value,
    ]),
  );
}
