import type { LogPort } from '@herohood/api/context';

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
          await withLimit(close, limitMs).catch((err: unknown) =>
            log.warn({ err, name }, 'could not be closed'),
          );
        }
      })();
      return closing;
    },
  };
}

async function withLimit(close: () => Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${limitMs} ms`)), limitMs);
  });
  await Promise.race([close(), late]).finally(() => clearTimeout(timer));
}
