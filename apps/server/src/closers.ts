import type { LogPort } from '@herohood/api/context';
import { inTime } from './timers';

/** What was opened and must be closed, newest first. */
export interface Closers {
  /** `limitMs`: how long the close may take before the next one begins all the same. */
  add(name: string, limitMs: number, close: () => Promise<unknown>): void;
  /** Closes everything once, whatever fails; further calls wait for the same. */
  closeAll(log: LogPort): Promise<void>;
}

export function createClosers(): Closers {
  const closers: { name: string; limitMs: number; close: () => Promise<unknown> }[] = [];
  let closing: Promise<void> | null = null;
  return {
    add: (name, limitMs, close) => {
      closers.push({ name, limitMs, close });
    },
    closeAll: (log) => {
      closing ??= (async () => {
        for (const { name, limitMs, close } of closers.reverse()) {
          const late = () => {
            throw new Error(`took longer than ${limitMs} ms`);
          };
          const closed = (async () => close())();
          await inTime(closed, limitMs, late).catch((err: unknown) =>
            log.warn({ err, name }, 'could not be closed'),
          );
        }
      })();
      return closing;
    },
  };
}
