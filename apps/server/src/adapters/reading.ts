import type { CalendarAnswer } from '@herohood/api/days/calendar/read-calendar';
import type { CalendarsPort, PicturesPort } from '@herohood/api/reading';
import { requestRefusal } from '@herohood/api/refusals';
import { createTurns, type TurnCaller } from '@herohood/api/turns';
import type { Logger } from '../log';
import type { DoReading, ReadingWork } from './read-here';

/** What a phone's picture of 25 megapixels unpacks to fits in memory twice. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
const MOST_OF_A_FAMILY = 2;
/** A list of pictures asks for many small ones at once. */
const MOST_SMALL_OF_A_FAMILY = 10;
const RETRY_AFTER_S = 5;

/**
 * Reads what families send, by turns that they share. Each kind of work has turns of its own: whoever opens a long list keeps
 * no hero from sending a picture.
 */
export function createReading(
  read: DoReading,
  log: Pick<Logger, 'info' | 'error'>,
): { pictures: PicturesPort; calendars: CalendarsPort } {
  const turnsOf = (said: 'busyWithPictures' | 'busy', mostOfOne = MOST_OF_A_FAMILY) =>
    createTurns({
      ...{ atOnce: AT_ONCE, most: MOST_WAITING, mostOfOne },
      refuse: () => requestRefusal('UNAVAILABLE', said, { retryAfter: RETRY_AFTER_S }),
    });
  const [large, small] = [turnsOf('busyWithPictures'), turnsOf('busyWithPictures', MOST_SMALL_OF_A_FAMILY)];
  const calendars = turnsOf('busy');

  async function picture(
    turns: typeof large,
    caller: TurnCaller,
    work: ReadingWork,
  ): Promise<Uint8Array | null> {
    return turns.inTurn(caller, async () => {
      try {
        return (await read(work)) as Uint8Array;
      } catch (err) {
        if (isWithoutLibrary(err)) {
          log.error({ err }, 'pictures cannot be read on this system: sharp has no files for it');
          throw requestRefusal('UNAVAILABLE', 'noPictures');
        }
        log.info({ reason: err instanceof Error ? err.message : 'unknown' }, 'a picture could not be read');
        return null;
      }
    });
  }

  return {
    pictures: {
      reencode: (caller, bytes, side) => picture(large, caller, { kind: 'reencode', bytes, side }),
      shrink: (caller, bytes) => picture(small, caller, { kind: 'shrink', bytes }),
    },
    calendars: {
      read: (caller, question) =>
        calendars.inTurn(caller, async () => {
          try {
            return (await read({ kind: 'calendar', question })) as CalendarAnswer;
          } catch (err) {
            log.info(
              { reason: err instanceof Error ? err.message : 'unknown' },
              'a calendar could not be read',
            );
            return { kind: 'tooMuch' };
          }
        }),
    },
  };
}

/** What sharp says when it finds no files of its own for this system. */
const isWithoutLibrary = (error: unknown) =>
  error instanceof Error && /could not load the "sharp" module/i.test(error.message);
