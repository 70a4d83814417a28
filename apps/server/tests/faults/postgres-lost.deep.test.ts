import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type DatabaseHandle } from '@herohood/db/client';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@herohood/embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cable, layCable } from '../testing/cable';
import { addDueMissions, countApproved } from '../testing/due-rows';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { type HttpFamily, makeHttpFamily } from '../testing/http-family';
import { type ServerProcess, startProcess } from '../testing/server-process';
import { until } from '../testing/until';

const TIMEOUT_MS = 90_000;
const DATABASE = 'herohood';

let folder: string;
let postgres: EmbeddedPostgres;
let cable: Cable;
let server: ServerProcess;
let url: string;
let family: HttpFamily;
let stream: EventStream;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-postgres-lost-'));
  // As root the database runs under another account, which must be able to enter the folder.
  await chmod(folder, 0o711);
  postgres = await startEmbeddedPostgres({ dataDir: folder, database: DATABASE });
  cable = await layCable(postgres.port);
  const throughCable = new URL(postgres.url);
  throughCable.port = String(cable.port);
  server = startProcess({
    ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: throughCable.href, PORT: '0', LOG_LEVEL: 'error' },
  });
  await until(() => server.stdout().includes('running at'), 30_000);
  url = /running at (\S+)/.exec(server.stdout())?.[1] as string;
  family = await makeHttpFamily(url, { habits: 12 });
  stream = await openEventStream(`${url}/api/sync/stream`, family.parentCookie);
}, TIMEOUT_MS);
afterAll(async () => {
  stream?.close();
  server?.kill('SIGKILL');
  await server?.ended;
  await cable?.pull();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

async function withDatabase<T>(act: (database: DatabaseHandle) => Promise<T>): Promise<T> {
  const database = createDatabase(postgres.url, { maxConnections: 2 });
  return act(database).finally(database.close);
}

/** Stops the database as a crash does: nothing is flushed, every connection breaks. */
async function crashPostgres(): Promise<void> {
  const file = await withDatabase(async ({ sql }) => {
    const [row] = await sql`show data_directory`;
    return join(row?.data_directory, 'postmaster.pid');
  });
  process.kill(Number.parseInt(await readFile(file, 'utf8'), 10), 'SIGQUIT');
  await cable.pull();
}

const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;

test(
  'the server outlives a crash of the database: 503 meanwhile, and then all is as it was acknowledged',
  async () => {
    const acknowledged = new Map<string, string>();
    const refused: number[] = [];
    const work = family.habits.map(async (habit, i) => {
      // Others follow once some are through, so that some meet the crash.
      if (i >= 6) await until(() => acknowledged.size >= 4);
      const { status, json } = await family.asChild('POST', `/api/habits/${habit}/complete`);
      if (status === 201) acknowledged.set(habit, json.id);
      else refused.push(status);
    });
    await until(() => acknowledged.size >= 4);
    await crashPostgres();
    await Promise.all(work);
    // Refused, never lost without a word and never a fault.
    expect(new Set([...refused, 503])).toEqual(new Set([503]));

    await until(async () => (await statusOf('/readyz')) === 503);
    expect(await statusOf('/healthz')).toBe(200);
    // Long enough that every connection has been refused several times, also the one that listens.
    for (let i = 0; i < 8; i++) {
      const call = await family.asParent('GET', '/api/children');
      expect([call.status, call.json.code]).toEqual([503, 'UNAVAILABLE']);
    }

    postgres = await startEmbeddedPostgres({ dataDir: folder, database: DATABASE });
    await cable.plug(postgres.port);
    await until(async () => (await statusOf('/readyz')) === 200, 30_000);
    for (const habit of family.habits) {
      const replay = () => family.asChild('POST', `/api/habits/${habit}/complete`);
      let again = await replay();
      // A connection that broke in the middle of a write may cost its next caller one more try.
      await until(async () => {
        if (again.status === 503) again = await replay();
        return again.status === 200 || again.status === 201;
      });
      if (acknowledged.has(habit)) expect(again.json.id).toBe(acknowledged.get(habit));
    }
    await withDatabase(({ sql }) => expectSoundLedgers(sql));
  },
  TIMEOUT_MS,
);

test(
  'news of other servers reach the open streams again',
  async () => {
    expect(stream.isOver()).toBe(false);
    const before = stream.count('event: sync');
    await withDatabase(async ({ sql }) => {
      const [row] = await sql`select family_id as id from children where id = ${family.childId}`;
      const message = JSON.stringify({ from: 'another server', changes: [{ familyId: row?.id }] });
      await until(async () => {
        await sql.notify('herohood_live', message);
        return stream.count('event: sync') > before;
      }, 30_000);
    });
  },
  TIMEOUT_MS,
);

test(
  'auto-approval goes on',
  async () => {
    await withDatabase(async ({ sql }) => {
      const due = await addDueMissions(sql, family.childId, { days: 1, daysAgo: 3 });
      // Today's own taps were done just now, an hour before they are due.
      await until(async () => (await countApproved(sql, family.childId)) === due, 60_000);
      await expectSoundLedgers(sql);
    });
  },
  TIMEOUT_MS,
);
