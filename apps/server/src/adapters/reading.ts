import type { CalendarAnswer } from '@herohood/api/days/calendar/read-calendar';
import type { CalendarsPort, PicturesPort } from '@herohood/api/reading';
import { requestRefusal } from '@herohood/api/refusals';
import { createTurns, type TurnCaller } from '@herohood/api/turns';
import type { Logger } from '../log';
import type { DoReading, ReadingWork } from './read-here';
import { READERS } from './reader-process';

/** So many wait; what they have sent is in memory meanwhile. */
const MOST_WAITING = 40;
/** A list of pictures asks for all of its small ones at once. */
const MOST_OF_A_FAMILY = 30;
const RETRY_AFTER_S = 5;

/** Reads what families send: one queue for pictures and calendars, its turns shared out by family. */
export function createReading(
  read: DoReading,
  log: Pick<Logger, 'info' | 'error'>,
): { pictures: PicturesPort; calendars: CalendarsPort } {
  const turns = createTurns({
    ...{ atOnce: READERS, most: MOST_WAITING, mostOfOne: MOST_OF_A_FAMILY },
    refuse: () => requestRefusal('UNAVAILABLE', 'busy', { retryAfter: RETRY_AFTER_S }),
  });

  /** Null for what cannot be read, or took too much. */
  const inTurn = <Answer>(caller: TurnCaller, work: ReadingWork) =>
    turns.inTurn(caller, async () => {
      try {
        return (await read(work)) as Answer;
      } catch (err) {
        if (isWithoutLibrary(err)) {
          log.error({ err }, 'pictures cannot be read on this system: sharp has no files for it');
          throw requestRefusal('UNAVAILABLE', 'noPictures');
        }
        const reason = err instanceof Error ? err.message : 'unknown';
        log.info({ reason, kind: work.kind }, 'what was sent could not be read');
        return null;
      }
    });

  return {
    pictures: {
      reencode: (caller, bytes, side) => inTurn<Uint8Array>(caller, { kind: 'reencode', bytes, side }),
      shrink: (caller, bytes) => inTurn<Uint8Array>(caller, { kind: 'shrink', bytes }),
    },
    calendars: {
      read: async (caller, question) =>
        (await inTurn<CalendarAnswer>(caller, { kind: 'calendar', question })) ?? { kind: 'tooMuch' },
    },
  };
}

/** What sharp says when it finds no files of its own for this system. */
const isWithoutLibrary = (error: unknown) =>
  error instanceof Error && /could not load the "sharp" module/i.test(error.message);
