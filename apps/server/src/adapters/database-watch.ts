import type { LogPort } from '@herohood/api/context';
import { inTime } from '../timers';
import { watchOutage } from './outage';

/** The question is the smallest there is: later than this no call is answered either. */
const ANSWER_WITHIN_MS = 3_000;
/** Between two looks of a server that nobody else asks. */
const LOOK_MS = 10_000;

export interface DatabaseWatch {
  /** Resolves when the database has answered. @throws when it does not, or takes too long */
  ping(): Promise<void>;
  close(): void;
}

/** Asks the database now and then, so that the log has one line when it is away and one when it is back. */
export function watchDatabase(ask: () => Promise<unknown>, log: LogPort, lookMs = LOOK_MS): DatabaseWatch {
  const outage = watchOutage(log, 'Postgres');
  let isClosed = false;
  const ping = async () => {
    try {
      await inTime(ask(), ANSWER_WITHIN_MS, noAnswer);
      outage.end();
    } catch (error) {
      if (!isClosed) outage.begin(error);
      throw error;
    }
  };
  const timer = setInterval(() => void ping().catch(() => {}), lookMs);
  timer.unref();
  return {
    ping,
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

function noAnswer(): never {
  throw new Error(`There was no answer within ${ANSWER_WITHIN_MS} ms.`);
}
