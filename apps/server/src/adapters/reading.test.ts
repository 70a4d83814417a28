import { expect, test } from 'vitest';
import { createLogger } from '../log';
import { createReading } from './reading';

const log = createLogger('silent');
const BYTES = Uint8Array.of(1);
const QUESTION = {
  file: '',
  clock: { timeZone: 'UTC', dayStartHour: 0 },
  ...{ from: '2026-01-01', until: '2026-01-02' },
};

test('two are read at once, whatever they are; of a family thirty wait, and nobody waits behind a crowd', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const { pictures, calendars } = createReading(
    (work) =>
      new Promise((resolve) => {
        begun.push(work.kind === 'reencode' ? String(work.side) : work.kind);
        ends.push(() => resolve(BYTES));
      }),
    log,
  );
  const crowd = Array.from({ length: 32 }, (_, at) => pictures.reencode({ of: 'crowd' }, BYTES, at));
  const oneMore = pictures.shrink({ of: 'crowd' }, BYTES);
  await expect(oneMore).rejects.toMatchObject({ code: 'UNAVAILABLE', flags: { retryAfter: 5 } });
  const others = [pictures.shrink({ of: 'ada' }, BYTES), calendars.read({ of: 'ben' }, QUESTION)];
  expect(begun).toEqual(['0', '1']);
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([...crowd, ...others]);
  expect(begun.slice(2, 6)).toEqual(['2', 'shrink', 'calendar', '3']);
});

test('what ends its reader is no picture, and a calendar that asks too much; without the library nothing is read', async () => {
  const ended = createReading(async () => Promise.reject(new Error('the reader ended')), log);
  expect(await ended.pictures.reencode({ of: 'a' }, BYTES, 1)).toBeNull();
  expect(await ended.calendars.read({ of: 'a' }, QUESTION)).toEqual({ kind: 'tooMuch' });
  const without = createReading(
    async () => Promise.reject(new Error('Could not load the "sharp" module using …')),
    log,
  );
  await expect(without.pictures.shrink({ of: 'a' }, BYTES)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
