import { expect, test } from 'vitest';
import { createLogger } from '../log';
import { createReading } from './reading';

const log = createLogger('silent');
const BYTES = Uint8Array.of(1);

test('pictures are read two at a time; of a family two wait, and nobody waits behind a crowd', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const { pictures } = createReading(
    (work) =>
      new Promise((resolve) => {
        begun.push(String((work as { side: number }).side));
        ends.push(() => resolve(BYTES));
      }),
    log,
  );
  const crowd = [1, 2, 3, 4, 5].map((side) => pictures.reencode({ of: 'crowd' }, BYTES, side));
  await expect(crowd[4]).rejects.toMatchObject({ code: 'UNAVAILABLE', flags: { retryAfter: 5 } });
  const ada = pictures.reencode({ of: 'ada' }, BYTES, 100);
  expect(begun).toEqual(['1', '2']);
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await ada).toBe(BYTES);
  expect(begun).toEqual(['1', '2', '3', '100', '4']);
});

test('what ends its reader is no picture, and a calendar that asks too much; without the library nothing is read', async () => {
  const ended = createReading(async () => Promise.reject(new Error('the reader ended')), log);
  expect(await ended.pictures.reencode({ of: 'a' }, BYTES, 1)).toBeNull();
  const question = {
    file: '',
    clock: { timeZone: 'UTC', dayStartHour: 0 },
    from: '2026-01-01',
    until: '2026-01-02',
  };
  expect(await ended.calendars.read({ of: 'a' }, question)).toEqual({ kind: 'tooMuch' });
  const without = createReading(
    async () => Promise.reject(new Error('Could not load the "sharp" module using …')),
    log,
  );
  await expect(without.pictures.shrink({ of: 'a' }, BYTES)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
