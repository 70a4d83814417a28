import type { Words } from '@herohood/domain/words';
import { calendarFaults } from '../../text/en/calendar';

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

/** Dates that one file may bring, each counted when it is found and when it is marked: a family's whole life has some ten thousand. */
const MOST_DATES = 100_000;

/** Counts the dates that a file brings. @throws (`spend`) TooMuchWork */
export class Effort {
  private left = MOST_DATES;

  spend(dates: number): void {
    this.left -= dates;
    if (this.left < 0) throw new TooMuchWork();
  }
}

const MOST_SHOWN = 60;

/** What a file wrote, at most so long as a sentence can hold. */
export const shortened = (text: string) =>
  text.length > MOST_SHOWN ? `${cutText(text, MOST_SHOWN)}…` : text;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, of at most so many UTF-16 units; never half of what people see as one letter. */
export function cutText(text: string, most: number): string {
  // What comes later does not change where a letter begins.
  const next = letters.segment(text.slice(0, most + 2)).containing(most);
  return next ? text.slice(0, next.index) : text;
}
