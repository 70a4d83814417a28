import type { TortureOptions } from './torture';

/** What `npm test` has built a moment ago, which starts in a third of the time; else the sources as they are. */
const program = process.env.TESTED_PROGRAM === 'built' ? 'built' : 'sources';

/** The same run with few rounds and without a word, for `npm test`. Another seed each time. */
export function shortForm(rounds: number): TortureOptions {
  return { rounds, seed: Math.floor(Math.random() * 2 ** 31), say: () => {}, program };
}
