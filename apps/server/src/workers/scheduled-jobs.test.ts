import { setTimeout as delay } from 'node:timers/promises';
import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEAD_QUEUE, jobStoreKinds, type TestJobStore } from '../../tests/testing/job-queues';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { settle, until } from '../../tests/testing/until';
import type { JobQueue } from '../adapters/job-queue';
import { type ScheduledJob, startScheduledJobs } from './scheduled-jobs';

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

const job = (name: string, run: ScheduledJob['run'] = async () => {}, everyMs = 100): ScheduledJob => ({
  name,
  everyMs,
  run,
  counts: {},
});

async function start(queue: JobQueue, jobs: ScheduledJob[], upkeepMs = NEVER_MS) {
  closers.push(queue.close);
  const started = await startScheduledJobs({ jobs, ports: server.ports, queue, upkeepMs });
  closers.push(started.close);
  const runsOf = (name: string) => started.jobs.find((each) => each.name === name)?.stats.runs ?? 0;
  return { ...started, runsOf };
}

describe.each(jobStoreKinds())('with jobs on $kind', ({ open }) => {
  let store: TestJobStore;
  beforeAll(async () => {
    store = await open(server);
  });
  afterEach(() => store.empty());
  afterAll(() => store.close());

  test('one queue wakes every job, each at its own pace', async () => {
    const jobs = [job('quick'), job('slow', async () => {}, NEVER_MS)];
    const { runsOf } = await start(await store.openQueue(), jobs);
    await until(() => runsOf('quick') >= 4);
    expect(runsOf('slow')).toBeLessThanOrEqual(2); // at the start, and when its schedule was made
  });

  test('a run that takes long makes the other jobs not late', async () => {
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { runsOf } = await start(await store.openQueue(), [job('stuck', () => held), job('quick')]);
    await until(() => runsOf('quick') >= 5);
    expect(runsOf('stuck')).toBe(0);
    end();
    await until(() => runsOf('stuck') >= 1);
  });

  test('a job that fails is counted, tried again, and stops no other', async () => {
    let fails = 2;
    const failing = job('failing', async () => {
      if (fails-- > 0) throw new Error('not now');
    });
    const { jobs, runsOf } = await start(await store.openQueue(), [failing, job('quick')]);
    await until(() => runsOf('failing') >= 1 && runsOf('quick') >= 2);
    expect(jobs.map(({ stats }) => stats.failures)).toEqual([2, 0]);
  });
});

test('with a dead queue quick jobs run by themselves, and those of an hour not every round', async () => {
  const jobs = [job('quick', async () => {}, 10), job('hourly', async () => {}, NEVER_MS)];
  const { runsOf } = await start(DEAD_QUEUE, jobs, 30);
  await until(() => runsOf('quick') >= 5);
  expect(runsOf('hourly')).toBe(1);
});

test('closing asks what runs to end, starts no new run, and waits for what goes on beside the runs', async () => {
  const order: string[] = [];
  let isRunning = false;
  const long: ScheduledJob = {
    ...job('long', async (isStopping) => {
      isRunning = true;
      while (!isStopping()) await delay(5);
      order.push('run');
    }),
    settled: async () => {
      await settle();
      order.push('settled');
    },
  };
  const { close, runsOf } = await start(DEAD_QUEUE, [long]);
  await until(() => isRunning);
  await close();
  expect(order).toEqual(['run', 'settled']);
  expect(runsOf('long')).toBe(1);
});
