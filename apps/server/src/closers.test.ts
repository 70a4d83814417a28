import { expect, test } from 'vitest';
import { createClosers } from './closers';
import { createLogger } from './log';

const log = createLogger('silent');

test('what was opened last is closed first, and only once', async () => {
  const closed: string[] = [];
  const closers = createClosers();
  closers.add('database', 1_000, async () => closed.push('database'));
  closers.add('http', 1_000, async () => closed.push('http'));
  await Promise.all([closers.closeAll(log), closers.closeAll(log)]);
  expect(closed).toEqual(['http', 'database']);
});

test('one that fails, or hangs beyond its limit, does not keep the others open', async () => {
  const closed: string[] = [];
  const closers = createClosers();
  closers.add('database', 1_000, async () => closed.push('database'));
  closers.add('queue', 1, () => new Promise(() => {}));
  closers.add('worker', 1_000, () => Promise.reject(new Error('already gone')));
  await closers.closeAll(log);
  expect(closed).toEqual(['database']);
});
