import { expect, test } from 'vitest';
import { codeOf } from '../tests/testing/refused';
import { refusal } from './refusals';
import { createTurns } from './turns';

const refuse = () => refusal('UNAVAILABLE', 'tooManySignIns', { retryAfter: 5 });

/** A queue whose work ends when the test says so. */
function slowQueue(most: number, { atOnce = 1, mostOfOne = most } = {}) {
  const queue = createTurns({ atOnce, most, mostOfOne, refuse });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    queue,
    begun,
    ask: (name: string, address = name, isAnswered?: () => boolean) => {
      const done = queue.inTurn({ of: address, isAnswered }, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      });
      done.catch(() => {});
      return done;
    },
    async finishAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        // The next turn begins once this one's promises have settled.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

test('turns go round the addresses: a crowd behind one waits for nobody but itself', async () => {
  const { ask, begun, finishAll } = slowQueue(30);
  for (let i = 1; i <= 5; i++) ask(`crowd ${i}`, 'crowd');
  ask('Ada');
  ask('Ben');
  await finishAll();
  expect(begun).toEqual(['crowd 1', 'crowd 2', 'Ada', 'Ben', 'crowd 3', 'crowd 4', 'crowd 5']);
});

test('a full queue gives a newcomer the last place of the most crowded address', async () => {
  const { ask, begun, finishAll, queue } = slowQueue(4);
  ask('at work', 'crowd');
  const crowd = ['1', '2', '3', '4'].map((name) => ask(name, 'crowd'));
  const fifth = ask('5', 'crowd');
  expect(await codeOf(fifth)).toBe('UNAVAILABLE');
  const ada = ask('Ada');
  expect(await codeOf(crowd[3] as Promise<string>)).toBe('UNAVAILABLE');
  expect(queue.countWaiting()).toBe(4);
  await finishAll();
  expect(await ada).toBe('Ada');
  expect(begun).toEqual(['at work', '1', 'Ada', '2', '3']);
});

test('where nobody has more than the newcomer, the newcomer is refused with a time to come back', async () => {
  const { ask, finishAll } = slowQueue(3);
  ask('at work');
  const waiting = ['Ada', 'Ben', 'Cem'].map((name) => ask(name));
  await expect(ask('Dee')).rejects.toMatchObject({ code: 'UNAVAILABLE', flags: { retryAfter: 5 } });
  await finishAll();
  expect(await Promise.all(waiting)).toEqual(['Ada', 'Ben', 'Cem']);
});

test('whoever was answered meanwhile is passed over, and leaves room in a full queue', async () => {
  const { ask, begun, finishAll } = slowQueue(1);
  const answered = { gone: false };
  ask('at work');
  const gone = ask('gone', 'gone', () => answered.gone);
  answered.gone = true;
  const ada = ask('Ada');
  expect(await codeOf(gone)).toBe('UNAVAILABLE');
  await finishAll();
  expect(await ada).toBe('Ada');
  expect(begun).toEqual(['at work', 'Ada']);
});

test('several work at once, and of one no more wait than may', async () => {
  const { ask, begun, finishAll } = slowQueue(20, { atOnce: 2, mostOfOne: 2 });
  const crowd = ['1', '2', '3', '4', '5'].map((name) => ask(name, 'crowd'));
  expect(await codeOf(crowd[4] as Promise<string>)).toBe('UNAVAILABLE');
  ask('Ada');
  expect(begun).toEqual(['1', '2']);
  await finishAll();
  expect(begun).toEqual(['1', '2', '3', 'Ada', '4']);
});

test('work that fails lets the next one begin', async () => {
  const queue = createTurns({ atOnce: 1, most: 2, refuse });
  const failed = queue.inTurn({ of: 'a' }, () => Promise.reject(new Error('no memory')));
  const next = queue.inTurn({ of: 'b' }, async () => 'done');
  await expect(failed).rejects.toThrow('no memory');
  expect(await next).toBe('done');
  expect(await queue.inTurn({ of: 'c' }, async () => 'again')).toBe('again');
});
