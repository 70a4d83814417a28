import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addDueMissions,
  countApproved,
  countWaiting,
  holdFamily,
  isForgotten,
  urlUnderTest,
} from '../testing/due-rows';
import { makeFamily } from '../testing/family';
import { type ServerProcess, startProcess } from '../testing/server-process';
import { APP_SECRET, openTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

/** One batch of the sweep (workers/missions.ts). */
const BATCH = 500;
const TIMEOUT_MS = 60_000;

let server: TestServer;
let dataDir: string;
const workers: ServerProcess[] = [];
let early: string;
let late: string;

beforeAll(async () => {
  server = await openTestServer(appRouter);
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-worker-test-'));
});
beforeEach(async () => {
  // Oldest first: the first batch is the first hero's, the second the other's.
  early = await makeWaiting(BATCH, 400);
  late = await makeWaiting(60, 30);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker);
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A hero with so many missions that are due, of ten habits. */
async function makeWaiting(missions: number, daysAgo: number): Promise<string> {
  const { asParent, childId } = await makeFamily(server);
  for (let i = 0; i < 10; i++) await asParent('POST', '/api/habits/master', { name: `Habit ${i}` });
  await asParent('POST', '/api/habits/auto-assign-all');
  const days = missions / 10;
  expect(await addDueMissions(server.database.sql, childId, { days, daysAgo })).toBe(missions);
  return childId;
}

function startWorker(): ServerProcess {
  const worker = startProcess({
    ...{ DATA_DIR: dataDir, DATABASE_URL: urlUnderTest(server.database.url), APP_SECRET, PORT: '0' },
    ...{ ROLE: 'worker', LOG_LEVEL: 'error' },
  });
  workers.push(worker);
  return worker;
}

async function kill(worker: ServerProcess): Promise<void> {
  worker.kill('SIGKILL');
  await worker.ended;
}

const approved = async () => [
  await countApproved(server.database.sql, early),
  await countApproved(server.database.sql, late),
];

async function expectAllPaidOnce(): Promise<void> {
  const { sql } = server.database;
  await expectSoundLedgers(sql);
  const heroes = await sql`
    select c.id, c.total_xp, c.approved_count, f.auto_approved_count from children c
    join families f on f.id = c.family_id where c.id in ${sql([early, late])} order by c.approved_count desc`;
  expect([...heroes].map(({ id: _, ...counts }) => counts)).toEqual([
    { total_xp: BATCH * 10, approved_count: BATCH, auto_approved_count: BATCH },
    { total_xp: 600, approved_count: 60, auto_approved_count: 60 },
  ]);
}

test(
  'a worker killed between and inside batches: what it paid stays paid, the rest waits for others, each is paid once',
  async () => {
    const { sql } = server.database;
    const letGo = await holdFamily(sql, late);
    const first = startWorker();
    await until(async () => (await approved())[0] === BATCH && (await countWaiting(sql)) > 0, 30_000);
    await kill(first);
    expect(await approved()).toEqual([BATCH, 0]);

    const other = startWorker();
    await letGo();
    await until(async () => (await approved())[1] === 60, 30_000);
    await kill(other);
    await until(() => isForgotten(sql));
    await expectAllPaidOnce();
  },
  TIMEOUT_MS,
);

test(
  'a worker killed inside its first batch pays nothing; the next one pays all',
  async () => {
    const { sql } = server.database;
    const letGo = await holdFamily(sql, early);
    const first = startWorker();
    await until(async () => (await countWaiting(sql)) > 0, 30_000);
    await kill(first);
    await letGo();
    await until(() => isForgotten(sql));
    expect(await approved()).toEqual([0, 0]);

    startWorker();
    await until(async () => (await approved()).join() === `${BATCH},60`, 30_000);
    await expectAllPaidOnce();
  },
  TIMEOUT_MS,
);
