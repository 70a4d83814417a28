import { setTimeout as delay } from 'node:timers/promises';
import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jobStoreKinds, type TestJobStore } from '../../tests/testing/job-stores';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { settle, until } from '../../tests/testing/until';
import type { JobQueue, JobStore } from '../adapters/queue';
import { REPEATING_QUEUE, type RepeatingWork, type RepeatingWorker, startRepeatingWork } from './repeating';

const NEVER_MS = 3_600_000;

let server: TestServer;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  server = await openTestServer(appRouter);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => server.close());

const work = (name: string, run: RepeatingWork['run'] = async () => {}, everyMs = 100): RepeatingWork => ({
  name,
  everyMs,
  run,
  counts: {},
});

interface Opened {
  worker: RepeatingWorker;
  queue: JobQueue;
  runsOf(name: string): number;
}

async function startWorker(store: JobStore, jobs: RepeatingWork[], upkeepMs = NEVER_MS): Promise<Opened> {
  const queue = await store.openQueue(REPEATING_QUEUE);
  closers.push(queue.close);
  const worker = await startRepeatingWork({ work: jobs, ports: server.ports, store, queue, upkeepMs });
  closers.push(worker.close);
  const runsOf = (name: string) => worker.work.find((each) => each.name === name)?.stats.runs ?? 0;
  return { worker, queue, runsOf };
}

describe.each(jobStoreKinds())('with jobs on $kind', ({ open }) => {
  let jobs: TestJobStore;
  beforeAll(async () => {
    jobs = await open(server);
  });
  afterEach(async () => {
    await jobs.empty();
    await jobs.store.prepare();
  });
  afterAll(() => jobs.close());

  test('one queue wakes every work, each at its own pace', async () => {
    const { runsOf } = await startWorker(jobs.store, [work('quick'), work('slow', async () => {}, NEVER_MS)]);
    await until(() => runsOf('quick') >= 4);
    expect(runsOf('slow')).toBeLessThanOrEqual(2); // at the start, and when its schedule was made
  });

  test('a turn that takes long makes the other work not late', async () => {
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { runsOf } = await startWorker(jobs.store, [work('stuck', () => held), work('quick')]);
    await until(() => runsOf('quick') >= 5);
    expect(runsOf('stuck')).toBe(0);
    end();
    await until(() => runsOf('stuck') >= 1);
  });

  test('a work that fails is counted, tried again, and stops no other', async () => {
    let fails = 2;
    const failing = work('failing', async () => {
      if (fails-- > 0) throw new Error('not now');
    });
    const { worker, runsOf } = await startWorker(jobs.store, [failing, work('quick')]);
    await until(() => runsOf('failing') >= 1 && runsOf('quick') >= 2);
    expect(worker.work.map(({ stats }) => stats.failures)).toEqual([2, 0]);
  });

  test('several servers keep one schedule of each work', async () => {
    const both = () => [work('first', async () => {}, 60_000), work('second', async () => {}, 60_000)];
    const { queue } = await startWorker(jobs.store, both(), 200);
    await startWorker(jobs.store, both(), 200);
    await until(async () => (await queue.counts()).delayed === 2);
  });

  test('a schedule of work that exists no more wakes nothing and harms nothing', async () => {
    const queue = await jobs.store.openQueue(REPEATING_QUEUE);
    closers.push(queue.close);
    await queue.keepRepeating({ name: 'of-an-older-version', everyMs: 50 });
    const { worker, runsOf } = await startWorker(jobs.store, [work('quick')]);
    await until(() => runsOf('quick') >= 4);
    expect(worker.work.map(({ stats }) => stats.failures)).toEqual([0]);
    expect((await queue.counts()).failed ?? 0).toBe(0);
  });
});

/** A queue that takes everything and never wakes anybody. */
const DEAD: JobStore = {
  kind: 'postgres',
  prepare: async () => {},
  openQueue: async () => ({ keepRepeating: async () => {}, counts: async () => ({}), close: async () => {} }),
  openWorker: async () => ({ close: async () => {} }),
  close: async () => {},
};

test('with a dead queue quick work goes on by itself, and work of an hour is not taken every round', async () => {
  const jobs = [work('quick', async () => {}, 10), work('hourly', async () => {}, NEVER_MS)];
  const { runsOf } = await startWorker(DEAD, jobs, 30);
  await until(() => runsOf('quick') >= 5);
  expect(runsOf('hourly')).toBe(1);
});

test('closing asks what runs to end, takes no new turn, and waits for what runs beside the turns', async () => {
  const order: string[] = [];
  let isRunning = false;
  const long: RepeatingWork = {
    ...work('long', async (isStopping) => {
      isRunning = true;
      while (!isStopping()) await delay(5);
      order.push('turn');
    }),
    settled: async () => {
      await settle();
      order.push('settled');
    },
  };
  const { worker, runsOf } = await startWorker(DEAD, [long]);
  await until(() => isRunning);
  await worker.close();
  expect(order).toEqual(['turn', 'settled']);
  expect(runsOf('long')).toBe(1);
});
