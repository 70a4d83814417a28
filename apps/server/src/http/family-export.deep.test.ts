import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';

/** Some 40 MB of JSON: far more than sockets keep on their way. */
const ACTS = 60_000;
/** Longer than any moment in which these tests leave an export alone that shall go on. */
const SILENCE_MS = 2_000;
const SUMMARY = 'Ada did what Ada does on every day of the year, again and again. '.repeat(7);

let server: TestServer;
let url: string;
let family: TestFamily;
beforeAll(async () => {
  server = await openTestServer(appRouter, { load: { silenceMs: SILENCE_MS } });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  family = await makeFamily(server);
  await server.database.sql`
    insert into audit_entries (family_id, at, actor_kind, actor_name, act, summary)
    select ${family.id}, now(), 'system', 'Tests', 'tests.act', ${SUMMARY} from generate_series(1, ${ACTS})`;
});
afterAll(() => server.close());

/** Begins an export and reads nothing of its body until the test does. */
const begin = (cookie = family.parentCookie) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/family/export`, { headers: { cookie } }, resolve).on('error', reject);
  });
const status = async (path: string) => (await fetch(`${url}${path}`)).status;

test('a large export is read while it is sent, and others are answered meanwhile', async () => {
  const first = await begin();
  expect(first.statusCode).toBe(200);
  // It waits for its reader here.
  expect(await status('/healthz')).toBe(200);
  const second = await begin();
  expect([second.statusCode, JSON.parse(await text(second)).code]).toEqual([429, 'TOO_MANY_TRIES']);
  const other = await makeFamily(server);
  expect((await begin(other.parentCookie)).resume().statusCode).toBe(200);

  const file = JSON.parse(await text(first));
  expect(file.audit.filter(({ act }: { act: string }) => act === 'tests.act')).toHaveLength(ACTS);
  expect(new Set(file.audit.map(({ id }: { id: number }) => id)).size).toBe(file.audit.length);
  expect(file.children[0].name).toBe('Max');
  expect(Object.keys(file.parents[0])).not.toContain('passwordHash');
});

test('a reader who stops holds no connection of the database, and is sent away', async () => {
  const first = await begin();
  first.on('error', () => {});
  const [held] = await server.database.sql`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  expect(held?.open).toBe(0);
  expect((await begin()).resume().statusCode).toBe(429);
  await until(async () => {
    const next = await begin();
    next.destroy();
    return next.statusCode === 200;
  });
});

test('whoever goes away in the middle leaves room for the next export', async () => {
  const first = await begin();
  first.destroy();
  await until(async () => {
    const next = await begin();
    next.destroy();
    return next.statusCode === 200;
  });
});

test('the answer in one piece is small: a large family is told to download the file', async () => {
  const answer = async () =>
    server.app.inject({
      url: '/trpc/account.exportFamily',
      headers: { cookie: family.parentCookie },
    });
  await until(async () => (await answer()).statusCode === 413);
  expect((await answer()).json().error.message).toContain('/api/family/export');
});
