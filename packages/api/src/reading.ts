import type { CalendarAnswer, CalendarQuestion } from './days/calendar/read-calendar';
import type { TurnCaller } from './turns';

/** Reads calendar files where their work can be ended. */
export interface CalendarsPort {
  /** `tooMuch` also when it took too long or too much memory. Rejects with `UNAVAILABLE` while too many wait. */
  read(caller: TurnCaller, question: CalendarQuestion): Promise<CalendarAnswer>;
}

/** Unpacks pictures and packs them anew, which takes a core for a moment; only a few at once, turns shared out by family. */
export interface PicturesPort {
  /**
   * A JPEG of the same picture: upright, its longest side at most `side` pixels, without a word about where and with what it
   * was made. Null when the bytes cannot be unpacked. Rejects with `UNAVAILABLE` while too many wait.
   */
  reencode(caller: TurnCaller, bytes: Uint8Array, side: number): Promise<Uint8Array | null>;
  /** The same as small as a list shows it: a square cut out of its middle. */
  shrink(caller: TurnCaller, bytes: Uint8Array): Promise<Uint8Array | null>;
}
