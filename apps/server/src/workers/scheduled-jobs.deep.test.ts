import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jobStoreKinds, type TestJobStore } from '../../tests/testing/job-queues';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';
import type { JobQueue } from '../adapters/job-queue';
import { type ScheduledJob, startScheduledJobs } from './scheduled-jobs';

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

const NEVER_MS = 3_600_000;

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

  test('several servers keep one schedule of each job', async () => {
    const both = () => [job('first', async () => {}, 60_000), job('second', async () => {}, 60_000)];
    const queue = await store.openQueue();
    await start(queue, both(), 200);
    await start(await store.openQueue(), both(), 200);
    await until(async () => (await queue.counts()).delayed === 2);
  });

  test('a schedule of a job that exists no more wakes nothing and harms nothing', async () => {
    const queue = await store.openQueue();
    await queue.schedule({ name: 'of-an-older-version', everyMs: 50 });
    const { jobs, runsOf } = await start(queue, [job('quick')]);
    await until(() => runsOf('quick') >= 4);
    expect(jobs.map(({ stats }) => stats.failures)).toEqual([0]);
    expect((await queue.counts()).failed ?? 0).toBe(0);
  });

  test('a store that is lost under a running server leaves the jobs running, and serves the next start', async () => {
    const { runsOf } = await start(await store.openQueue(), [job('quick')], 200);
    await until(() => runsOf('quick') >= 2);
    await store.empty();
    const before = runsOf('quick');
    await until(() => runsOf('quick') >= before + 3);
    const next = await start(await store.openQueue(), [job('quick')]);
    await until(() => next.runsOf('quick') >= 4);
  });
});
