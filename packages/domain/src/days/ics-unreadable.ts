import type { Words } from '../words';
import { calendarFaults } from './ics-faults';

/** A part of a calendar file cannot be read; the words are for the parent who imports it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly words: Words;

  constructor(fault: keyof typeof calendarFaults, values: NonNullable<Words['values']> = {}) {
    super(fault);
    this.words = { id: calendarFaults[fault], values };
  }
}

/** The file asks for more work than any household's calendar. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';

  constructor() {
    super('This calendar repeats too much to be read.');
  }
}

/** Steps of one file: a family's whole life takes some ten thousand, and this many less than a second. */
const MOST_STEPS = 2_000_000;

/**
 * Counts the work that a file makes. Whoever wrote it chooses how often something repeats and since when, so every loop
 * that follows the file's numbers counts its rounds here.
 *
 * @throws (`spend`) TooMuchWork
 */
export class Effort {
  private left = MOST_STEPS;

  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new TooMuchWork();
  }
}
