/** One long run, and what it promises. The same code runs with few rounds in `npm test`. */
export interface Torture {
  name: string;
  /** What must hold, as the table of docs/reliability.md says it. */
  promise: string;
  /** How much of it `npm run torture` does, in `unit`s. */
  rounds: number;
  unit: string;
  run: (options: TortureOptions) => Promise<TortureResult>;
}

export interface TortureOptions {
  rounds: number;
  /** Decides everything that is left to chance here; what the machine does in between stays its own. */
  seed: number;
  /** One line for whoever watches, and how many of the rounds are done. */
  say: (line: string, done: number) => void;
  /** What is started: `built` as operators do, `sources` without a build. */
  program: Program;
}

export type Program = 'built' | 'sources';

export interface TortureResult {
  /** Promises that were broken; each is a fault of the product. Empty: all held. */
  faults: string[];
  /** Times that were promised and not met. */
  misses: string[];
  /** What was measured, in words for the table. */
  figures: string;
  /** What could not be done on this machine, in words; empty when everything was. */
  left: string[];
}
