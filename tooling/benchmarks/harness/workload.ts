/** What a workload is told about its run. */
export interface Bench {
  /** A short look (`--quick`): smaller sizes and fewer rounds, in well under a minute. */
  isQuick: boolean;
  /** Prints one line of progress. */
  say: (line: string) => void;
}

/** What is promised of a figure. */
export type Target = { least: number } | { most: number };

/** One line of the table. */
export interface Row {
  /** What was measured, in words for the table. */
  workload: string;
  /** What it was held against, in words for the table. */
  baseline: string;
  /** Of the ratio, or of the absolute figure when `unit` is given. Null where a figure is found and none is promised. */
  target: Target | null;
  /** The median of the paired ratios, or the absolute figure when `unit` is given. */
  ratio: number;
  range: [low: number, high: number];
  /** Set for a row without a baseline: what `ratio` is counted in. */
  unit?: string;
  /** Absolute figures of both sides, rounds and sizes. */
  detail: string;
}

/** One thing that the product promises to be fast at. */
export interface Workload {
  /** Its name on the command line. */
  name: string;
  title: string;
  /** Whether `--quick` without names runs it. */
  inQuick: boolean;
  /** @throws when something went wrong; a missed target is no fault, but a row like any other */
  run: (bench: Bench) => Promise<Row[]>;
}
