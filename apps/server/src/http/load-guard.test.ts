import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentError } from '@herohood/api/errors';
import { appRouter } from '@herohood/api/root';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';

const MOST_IN_WORK = 12;
const LONG_MS = 60_000;

let server: TestServer;
let family: TestFamily;

async function open(timeLimitMs: number): Promise<void> {
  server = await openTestServer(appRouter, { load: { mostInWork: MOST_IN_WORK, timeLimitMs } });
  family = await makeFamily(server);
}
beforeEach(() => {
  releases.length = 0;
});
afterEach(async () => {
  for (const release of releases) release();
  await server.close();
});

const releases: (() => void)[] = [];

/** Nobody gets an answer from the database about sessions until the returned function is called. */
async function blockDatabase(): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  releases.push(release);
  await new Promise<void>((resolve) => {
    void server.database.sql.begin(async (tx) => {
      await tx`lock table parent_sessions in access exclusive mode`;
      resolve();
      await released;
    });
  });
  return release;
}

const times = <T>(n: number, act: () => Promise<T>) => Promise.all(Array.from({ length: n }, act));

test('with a stuck database the excess is refused at once, health answers, and all is well afterwards', async () => {
  await open(LONG_MS);
  const release = await blockDatabase();
  const answers: number[] = [];
  const waiting = times(100, async () => {
    const answer = await family.asParent('GET', '/api/children');
    answers.push(answer.statusCode);
    if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('5');
    return answer.statusCode;
  });
  await until(() => answers.length >= 100 - MOST_IN_WORK);
  expect(new Set(answers)).toEqual(new Set([503]));
  expect(answers).toHaveLength(100 - MOST_IN_WORK);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  const batch = await server.app.inject({ url: '/trpc/account.me,children.list?batch=1' });
  expect([batch.statusCode, batch.json().code]).toEqual([503, 'UNAVAILABLE']);

  release();
  expect((await waiting).filter((status) => status === 200)).toHaveLength(MOST_IN_WORK);
  const after = await times(MOST_IN_WORK, () => family.asParent('GET', '/api/children'));
  expect(after.map(({ statusCode }) => statusCode)).toEqual(Array(MOST_IN_WORK).fill(200));
});

test('a call that takes too long is answered 503, and counts until its act has ended', async () => {
  await open(2_000);
  const release = await blockDatabase();
  const late = await times(MOST_IN_WORK, () => family.asParent('GET', '/api/children?secret=1'));
  expect(late.map(({ statusCode }) => statusCode)).toEqual(Array(MOST_IN_WORK).fill(503));
  const faults = () => server.logged().filter(({ msg }) => msg === 'a call was refused').length;
  const before = faults();
  expect((await family.asParent('GET', '/api/children')).statusCode).toBe(503);
  expect(faults()).toBe(before + 1);
  expect(server.logged().filter(({ err }) => err)).toEqual([]);

  release();
  await until(async () => (await family.asParent('GET', '/api/children')).statusCode === 200);
  expect(JSON.stringify(server.logged())).not.toMatch(/already sent|secret=1/);
});

test('callers who hang up leave no work behind', async () => {
  await open(LONG_MS);
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  for (let i = 0; i < 3 * MOST_IN_WORK; i++) {
    const socket = connect(Number(url.port), url.hostname);
    socket.on('error', () => {});
    // A body that never comes.
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n',
    );
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.destroy();
  }
  await until(async () => (await fetch(new URL('/api/auth/user', url))).status === 401);
  await until(async () => {
    const all = await times(MOST_IN_WORK, () => fetch(new URL('/api/auth/user', url)));
    return all.every(({ status }) => status === 401);
  });
});

test('a server that is late refuses calls, but neither pages and their files nor what a monitor asks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-late-'));
  await mkdir(join(folder, 'assets'));
  for (const page of ['index', 'kids']) await writeFile(join(folder, `${page}.html`), '<title>page</title>');
  await writeFile(join(folder, 'assets', 'part.js'), 'export {};');
  const webApps = { kids: folder, parent: folder };
  // Any delay at all is too much for this one.
  server = await openTestServer(appRouter, { load: { eventLoopDelayMs: 0.001 }, webApps });
  await until(async () => {
    const call = await server.app.inject('/trpc/account.me');
    return call.statusCode === 503 && call.headers['retry-after'] === '10';
  });
  for (const url of ['/parent', '/parent-app/assets/part.js', '/kids', '/healthz', '/readyz', '/metrics'])
    expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 200]);
  await rm(folder, { recursive: true });
});

test('a caller who sends a request too slowly is sent away', async () => {
  await open(LONG_MS);
  server.app.server.requestTimeout = 100;
  server.app.server.headersTimeout = 100;
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  await until(() => received.startsWith('HTTP/1.1 408'));
  await until(() => socket.closed);
});

test('a statement or a wait for a lock beyond the limit is 503: try again', async () => {
  await open(LONG_MS);
  const { sql } = server.database;
  const [limits] = await sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;
  expect({ ...limits }).toEqual({ statement: '10s', lock: '5s', idle: '30s' });

  const tooLong = sql.begin(async (tx) => {
    await tx`set local statement_timeout = 20`;
    await tx`select pg_sleep(10)`;
  });
  expect(await codeOf(tooLong)).toBe('UNAVAILABLE');
  const release = await blockDatabase();
  const locked = sql.begin(async (tx) => {
    await tx`set local lock_timeout = 20`;
    await tx`select 1 from parent_sessions`;
  });
  expect(await codeOf(locked)).toBe('UNAVAILABLE');
  release();
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error: unknown) => presentError(error).code,
  );
