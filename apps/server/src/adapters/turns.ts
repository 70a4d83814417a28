import { type RequestSentence, requestRefusal } from '@herohood/api/refusals';

const RETRY_AFTER_S = 5;

/**
 * A queue for heavy work: `atOnce` run together, at most `most` wait for their turn, first come, first served. Whoever
 * finds no place is refused with 503 and `said`.
 */
export function createTurns({ atOnce, most, said }: { atOnce: number; most: number; said: RequestSentence }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    /** Does `work` when it is its turn. @throws DomainError UNAVAILABLE when it was not begun. */
    async inTurn<T>(work: () => Promise<T>): Promise<T> {
      if (running < atOnce) running += 1;
      else if (waiting.length >= most) {
        throw requestRefusal('UNAVAILABLE', said, { retryAfter: RETRY_AFTER_S });
      } else await new Promise<void>((begin) => waiting.push(begin));
      try {
        return await work();
      } finally {
        // Whoever is next takes this place over, so that nobody slips in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
