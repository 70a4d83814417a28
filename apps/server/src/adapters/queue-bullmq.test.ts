import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../log';
import { watchOutage } from './outage';
import { wrapQueue, wrapWorker } from './queue-bullmq';

const log = createLogger('silent');

/** As much of a worker as its wrapper sees; it notes what was asked of it. */
class NotedWorker extends EventEmitter {
  readonly asked: string[] = [];
  waitUntilReady = async () => {};
  run = async () => void this.asked.push('run');
  pause = async () => void this.asked.push('pause');
  resume = async () => void this.asked.push('resume');
  close = async (): Promise<void> => void this.asked.push('close');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a worker whose store refuses rests before it asks again, instead of asking without end', async () => {
  const worker = new NotedWorker();
  await wrapWorker(worker, { log, outage: watchOutage(log, 'Redis') });
  for (let i = 0; i < 5; i++) worker.emit('error', new Error('the schema is gone'));
  expect(worker.asked).toEqual(['run', 'pause']);
  vi.advanceTimersByTime(2_000);
  expect(worker.asked).toEqual(['run', 'pause', 'resume']);
  worker.emit('error', new Error('the schema is gone'));
  expect(worker.asked.at(-1)).toBe('pause');
});

test('a worker that is closed while it rests does not wake up', async () => {
  const worker = new NotedWorker();
  const { close } = await wrapWorker(worker, { log, outage: watchOutage(log, 'Redis') });
  worker.emit('error', new Error('the schema is gone'));
  await close();
  vi.runAllTimers();
  expect(worker.asked).toEqual(['run', 'pause', 'close']);
});

test('a worker whose store does not answer is not started', async () => {
  const worker = new NotedWorker();
  worker.waitUntilReady = () => Promise.reject(new Error('no answer'));
  await expect(wrapWorker(worker, { log, outage: watchOutage(log, 'Redis') })).rejects.toThrow('no answer');
  expect(worker.asked).toEqual([]);
});

test('a worker that never lets go of its store does not hold up a stop', async () => {
  const worker = new NotedWorker();
  worker.close = () => new Promise<void>(() => {});
  const { close } = await wrapWorker(worker, { log, outage: watchOutage(log, 'Redis') });
  const closed = close();
  await vi.advanceTimersByTimeAsync(2_000);
  await closed;
});

test('a schedule is made once, and anew when it changes, is lost, or has had no job for two looks', async () => {
  const made: number[] = [];
  const stored: { every?: number; jobs: { repeatJobKey?: string }[] } = { jobs: [] };
  const queue = await wrapQueue(
    {
      on: () => {},
      waitUntilReady: async () => {},
      close: async () => {},
      getJobCounts: async () => ({}),
      getJobScheduler: async () => stored,
      getJobs: async () => stored.jobs,
      upsertJobScheduler: async (id, { every }) => {
        made.push(every);
        Object.assign(stored, { every, jobs: [{ repeatJobKey: id }] });
      },
    },
    watchOutage(log, 'Redis'),
  );
  const keep = (everyMs: number) => queue.keepRepeating({ name: 'sweep', everyMs });
  await keep(60_000);
  await keep(60_000);
  expect(made).toEqual([60_000]);
  await keep(30_000);
  expect(made).toEqual([60_000, 30_000]);

  const { jobs } = stored;
  stored.jobs = [{ repeatJobKey: 'another' }];
  await keep(30_000);
  stored.jobs = jobs;
  await keep(30_000);
  stored.jobs = [];
  await keep(30_000);
  expect(made).toHaveLength(2);
  await keep(30_000);
  expect(made).toHaveLength(3);

  stored.every = undefined;
  await keep(30_000);
  expect(made).toHaveLength(4);
});
