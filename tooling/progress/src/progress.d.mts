export interface ProgressOptions {
  /** What is being done, as a line says it: 'Building the apps'. */
  doing: string;
  /** How many steps it has; 0: nobody knows yet. */
  total: number;
  /** What a step is, in the plural: 'rows'. */
  unit: string;
  /** Where it shows; default: standard error, because standard output may go into a file. */
  stream?: NodeJS.WriteStream;
}

export interface Progress {
  /** So many steps are done; `of` corrects the total. */
  at(done: number, of?: number): void;
  /** A line of its own, above the bar where there is one. */
  line(text: string): void;
  /** The end, well or not: the line is left, or cleared away on a terminal. */
  end(): void;
}

/**
 * Shows how far a long piece of work is: a bar on a terminal, a plain line now and then elsewhere (after 15 seconds, then at
 * growing distances). Short work says nothing in a log.
 */
export function showProgress(options: ProgressOptions): Progress;
