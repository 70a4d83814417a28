import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DueMissions, makeDueMissions } from '../../tests/testing/due-mission';
import { DEAD_QUEUE, jobStoreKinds, type TestJobStore } from '../../tests/testing/job-queues';
import { type MissionsWorker, startMissionsWorker } from '../../tests/testing/missions-worker';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { settle, until } from '../../tests/testing/until';
import type { JobQueue } from '../adapters/job-queue';

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

async function startWorker(
  queue: JobQueue,
  times: { everyMs: number; upkeepMs: number },
): Promise<{ worker: MissionsWorker; queue: JobQueue }> {
  closers.push(queue.close);
  const worker = await startMissionsWorker({ ports: missions.ports, queue, ...times });
  closers.push(worker.close);
  return { worker, queue };
}

describe.each(jobStoreKinds())('with jobs on $kind', ({ open }) => {
  let jobs: TestJobStore;
  beforeAll(async () => {
    jobs = await open(server);
  });
  afterAll(() => jobs.close());

  test('the queue wakes the sweep again and again', async () => {
    const { worker } = await startWorker(await jobs.openQueue(), { everyMs: 100, upkeepMs: NEVER_MS });
    await until(() => worker.stats.sweeps >= 2);
    const id = await missions.complete();
    await until(() => missions.isApproved(id));
    const { sweeps } = worker.stats;
    await until(() => worker.stats.sweeps > sweeps + 2);
    expect(worker.stats).toMatchObject({ failures: 0, approved: 1 });
  });

  test('what became due while no worker ran is approved at the start', async () => {
    const id = await missions.complete();
    await startWorker(await jobs.openQueue(), { everyMs: NEVER_MS, upkeepMs: NEVER_MS });
    await until(() => missions.isApproved(id));
  });
});

test('with a dead queue the upkeep sweeps by itself', async () => {
  const { worker } = await startWorker(DEAD_QUEUE, { everyMs: 50, upkeepMs: 100 });
  await until(() => worker.stats.sweeps >= 1);
  const id = await missions.complete();
  await until(() => missions.isApproved(id));
});

test('closing waits for the batch that is running', async () => {
  const id = await missions.complete();
  let isClosed = false;
  const { worker } = await startWorkerBehindLock(async () => {
    await settle();
    expect(isClosed).toBe(false);
  });
  await worker.close().then(() => {
    isClosed = true;
  });
  expect(await missions.isApproved(id)).toBe(true);
});

/** Starts a worker whose first batch waits for a lock that is held until `meanwhile` is done. */
async function startWorkerBehindLock(meanwhile: () => Promise<void>): Promise<{ worker: MissionsWorker }> {
  const { sql } = server.database;
  const waiting = async () => {
    const [row] =
      await sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return row?.n > 0;
  };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin = () => {};
  const locked = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const holder = sql.begin(async (tx) => {
    await tx`select 1 from children where id = ${missions.family.childId} for update`;
    begin();
    await held;
  });
  await locked;
  const started = await startWorker(DEAD_QUEUE, { everyMs: NEVER_MS, upkeepMs: NEVER_MS });
  await until(waiting);
  void meanwhile().finally(release);
  void holder;
  return started;
}
