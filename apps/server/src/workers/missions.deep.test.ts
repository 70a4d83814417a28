import { appRouter } from '@herohood/api/root';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { untilHolds } from '@herohood/testing/until-holds';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DueMissions, makeDueMissions } from '../../tests/testing/due-mission';
import { jobStoreKinds, type TestJobStore } from '../../tests/testing/job-queues';
import { type MissionsWorker, startMissionsWorker } from '../../tests/testing/missions-worker';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';
import type { JobQueue } from '../adapters/job-queue';

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

  test('missions approve themselves on when the store is lost', async () => {
    const { worker } = await startWorker(await jobs.openQueue(), { everyMs: 200, upkeepMs: 500 });
    await until(() => worker.stats.sweeps >= 2);
    await jobs.empty();
    const id = await missions.complete();
    await until(() => missions.isApproved(id));
  });

  test('two servers keep one schedule', async () => {
    const first = await startWorker(await jobs.openQueue(), { everyMs: 60_000, upkeepMs: 200 });
    await startWorker(await jobs.openQueue(), { everyMs: 60_000, upkeepMs: 200 });
    await untilHolds(async () => expect(await first.queue.counts()).toMatchObject({ delayed: 1 }));
  });

  test('three workers and a parent collide, the store is emptied meanwhile, and each mission is paid once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) ids.push(await missions.complete());
    for (let i = 0; i < 3; i += 1) await startWorker(await jobs.openQueue(), { everyMs: 50, upkeepMs: 200 });
    const approve = (id: string) => missions.family.asParent('POST', `/api/habit-completions/${id}/approve`);
    const [answers] = await Promise.all([Promise.all([...ids, ...ids].map(approve)), jobs.empty()]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const id of ids) await until(() => missions.isApproved(id));
    await expectSoundLedgers(server.database.sql);
    const awards = await server.database.sql`
      select completion_id, count(*)::int as n from xp_entries where completion_id = any(${ids}) group by 1`;
    expect(awards.map(({ n }) => n)).toEqual(ids.map(() => 1));
  });
});
