import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { hasRedis, startRedis, type TestRedis } from '@herohood/testing/redis';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJobQueue } from '../../src/adapters/job-queue';
import { type Cable, layCable } from '../testing/cable';
import { type DueMissions, makeDueMissions } from '../testing/due-mission';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { type HttpFamily, makeHttpFamily } from '../testing/http-family';
import { startMissionsWorker } from '../testing/missions-worker';
import { type ServerProcess, startProcess } from '../testing/server-process';
import { openTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

const TIMEOUT_MS = 90_000;

// Says on standard error that these cases are skipped.
if (!hasRedis()) void startRedis();

describe.skipIf(!hasRedis())('Redis is lost and comes back empty', () => {
  let store: TestServer;
  let redis: TestRedis;
  let cable: Cable;
  let dataDir: string;
  let server: ServerProcess;
  let url: string;
  let family: HttpFamily;
  let stream: EventStream;
  let missions: DueMissions;
  const closers: (() => Promise<unknown>)[] = [];

  const openRedis = async () => {
    const started = await startRedis();
    if (!started) throw new Error('There is no Redis here.');
    return started;
  };
  const portOf = ({ url }: TestRedis) => Number(new URL(url).port || 6379);

  beforeAll(async () => {
    redis = await openRedis();
    cable = await layCable(portOf(redis));
    const redisUrl = `redis://127.0.0.1:${cable.port}`;
    store = await openTestServer(appRouter);
    dataDir = await mkdtemp(join(tmpdir(), 'herohood-redis-lost-'));
    server = startProcess({
      ...{ DATA_DIR: dataDir, DATABASE_URL: store.database.url, REDIS_URL: redisUrl, PORT: '0' },
      ...{ ROLE: 'server', LOG_LEVEL: 'info' },
    });
    await until(() => server.stdout().includes('running at'), 30_000);
    url = /running at (\S+)/.exec(server.stdout())?.[1] as string;
    family = await makeHttpFamily(url, { habits: 3 });
    stream = await openEventStream(`${url}/api/sync/stream`, family.parentCookie);

    // The worker's turns and its net come quicker here than in a process of its own.
    missions = await makeDueMissions(store);
    const queue = await openJobQueue({ databaseUrl: store.database.url, redisUrl, log: store.ports.log });
    const times = { everyMs: 100, upkeepMs: 400 };
    const worker = await startMissionsWorker({ ports: missions.ports, queue, ...times });
    closers.push(queue.close, worker.close);
  }, TIMEOUT_MS);
  afterAll(async () => {
    stream?.close();
    server?.kill('SIGKILL');
    await server?.ended;
    for (const close of closers.reverse()) await close();
    await cable?.pull();
    await redis?.stop();
    await store?.close();
    await rm(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  const queueAsTold = async () => {
    const body = (await (await fetch(`${url}/readyz`)).json()) as { queue: string };
    return body.queue;
  };
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;

  async function expectFamilyServed(habit: string | undefined): Promise<void> {
    const before = stream.count('event: sync');
    const done = await family.asChild('POST', `/api/habits/${habit}/complete`);
    expect(done.status).toBe(201);
    expect((await family.asParent('POST', `/api/habit-completions/${done.json.id}/approve`)).status).toBe(
      200,
    );
    await until(() => stream.count('event: sync') > before);
    const id = await missions.complete();
    await until(() => missions.isApproved(id), 30_000);
  }

  test(
    'families are served, news arrive and missions approve themselves before, meanwhile and afterwards',
    async () => {
      await until(async () => (await statusOf('/readyz')) === 200);
      await expectFamilyServed(family.habits[0]);

      await redis.stop();
      await cable.pull();
      await until(async () => (await queueAsTold()) === 'down');
      expect(await statusOf('/readyz')).toBe(200);
      expect(await statusOf('/healthz')).toBe(200);
      await expectFamilyServed(family.habits[1]);

      redis = await openRedis();
      await cable.plug(portOf(redis));
      await until(async () => (await queueAsTold()) === 'up', 30_000);
      await expectFamilyServed(family.habits[2]);
      await expectSoundLedgers(store.database.sql);
      const told = (message: string) => server.stderr().split(`"msg":"${message}"`).length - 1;
      // Each part that waits for Redis notices by itself that it is back.
      await until(() => told('Redis answers again') > 0, 30_000);
      expect([told('Redis does not answer'), told('Redis answers again')]).toEqual([1, 1]);
    },
    TIMEOUT_MS,
  );

  test('news of other servers reach the open streams again', async () => {
    const other = new Redis(redis.url);
    const [row] = await store.database.sql`select family_id as id from children where id = ${family.childId}`;
    const message = JSON.stringify({ from: 'another server', changes: [{ familyId: row?.id }] });
    const before = stream.count('event: sync');
    await until(async () => {
      await other.publish('herohood:live', message);
      return stream.count('event: sync') > before;
    }, 30_000);
    other.disconnect();
  });
});
