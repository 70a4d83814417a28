import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { type DueMissions, makeDueMissions } from '../../tests/testing/due-mission';
import { jobStoreKinds, type TestJobStore } from '../../tests/testing/job-queues';
import { startMissionsWorker } from '../../tests/testing/missions-worker';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';

const NEVER_MS = 3_600_000;

let server: TestServer;
let missions: DueMissions;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  server = await openTestServer(appRouter);
  missions = await makeDueMissions(server);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => server.close());

describe.each(jobStoreKinds())('with jobs on $kind', ({ open }) => {
  let jobs: TestJobStore;
  beforeAll(async () => {
    jobs = await open(server);
  });
  afterAll(() => jobs.close());

  test('what became due while no worker ran is approved at the start', async () => {
    const id = await missions.complete();
    const queue = await jobs.openQueue();
    closers.push(queue.close);
    const { ports } = missions;
    const worker = await startMissionsWorker({ ports, queue, everyMs: NEVER_MS, upkeepMs: NEVER_MS });
    closers.push(worker.close);
    await until(() => missions.isApproved(id));
  });
});
