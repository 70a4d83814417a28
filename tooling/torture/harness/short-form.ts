import type { TortureOptions } from './torture';

/** The same run with few rounds, from the sources and without a word, for `npm test`. Another seed each time. */
export function shortForm(rounds: number): TortureOptions {
  return { rounds, seed: Math.floor(Math.random() * 2 ** 31), say: () => {}, program: 'sources' };
}
