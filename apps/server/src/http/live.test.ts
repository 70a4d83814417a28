import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '../../tests/testing/event-stream';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { settle, until } from '../../tests/testing/until';

const SYNC = 'event: sync';
const END = 'event: end';

let server: TestServer;
let family: TestFamily;
let address: string;
const heartbeats = new Set<() => void>();
const streams: EventStream[] = [];

beforeAll(async () => {
  server = await openTestServer(appRouter, {
    every: (ms, tick) => {
      expect(ms).toBe(20_000);
      heartbeats.add(tick);
      return () => heartbeats.delete(tick);
    },
  });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
// Each test has a family of its own: what one ends is not missed by the next.
const begin = async () => {
  family = await makeFamily(server);
};
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await until(() => heartbeats.size === 0);
});
afterAll(() => server.close());

async function listen(cookie: string, role?: string): Promise<EventStream> {
  const stream = await openEventStream(`${address}/api/sync/stream${role ? `?role=${role}` : ''}`, cookie);
  streams.push(stream);
  return stream;
}
const beat = () => {
  for (const tick of heartbeats) tick();
};

test('a stream begins with the pause to connect again, and nothing on the way may hold it back', async () => {
  await begin();
  const stream = await listen(family.parentCookie);
  await until(() => stream.text().startsWith('retry: 2000\n\n'));
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-cache, no-transform',
  });
  expect(stream.headers['content-encoding']).toBeUndefined();
});

test("news reach the family's parents and the hero they are about, and nobody else", async () => {
  await begin();
  const other = await makeFamily(server);
  const [parent, child, stranger] = [
    await listen(family.parentCookie),
    await listen(family.childCookie),
    await listen(other.parentCookie),
  ];
  server.live.changed({ familyId: family.id, childId: family.childId });
  await until(() => parent.count(SYNC) === 1 && child.count(SYNC) === 1);
  server.live.changed({ familyId: family.id, childId: 'all' });
  await until(() => parent.count(SYNC) === 2 && child.count(SYNC) === 2);
  server.live.changed({ familyId: family.id, childId: 'somebody-else' });
  server.live.changed({ familyId: family.id });
  await until(() => parent.count(SYNC) >= 3);
  await settle();
  expect(child.count(SYNC)).toBe(2);
  expect(stranger.count(SYNC)).toBe(0);
});

test('a burst of news is told together, and none is swallowed at its end', async () => {
  await begin();
  const parent = await listen(family.parentCookie);
  for (let i = 0; i < 200; i++) server.live.changed({ familyId: family.id });
  await until(() => parent.count(SYNC) === 2);
  await settle();
  expect(parent.count(SYNC)).toBe(2);
});

test('an act names its page and, as the server knows them, its person', async () => {
  await begin();
  const stream = await listen(family.parentCookie);
  const { id } = (await family.asParent('GET', '/api/auth/user')).json();
  const act = (page: string) =>
    server.app.inject({
      ...{ method: 'POST', url: '/api/habits/master', payload: { name: 'Read' } },
      headers: { cookie: family.parentCookie, 'x-herohood-page': page },
    });
  await act('0a1b2c3d');
  await until(() => stream.count(SYNC) === 1);
  expect(stream.text()).toContain(`event: sync\ndata: {"by":"${id}.0a1b2c3d"}\n\n`);
  await act('<no page>');
  await until(() => stream.count(SYNC) === 2);
  expect(stream.text()).toContain('event: sync\ndata: {}\n\n');
});

test('a quiet stream gets a comment at each heartbeat', async () => {
  await begin();
  const parent = await listen(family.parentCookie);
  await until(() => heartbeats.size === 1);
  beat();
  await until(() => parent.count(': still here') === 1);
  expect(parent.count(SYNC)).toBe(0);
});

test('when the session ends, the next news or heartbeat ends the stream', async () => {
  await begin();
  const [parent, child] = [await listen(family.parentCookie), await listen(family.childCookie)];
  await family.asParent('PATCH', `/api/children/${family.childId}`, { pin: '0427' });
  server.live.changed({ familyId: family.id, childId: 'all' });
  await until(() => child.isOver());
  expect(child.count(END)).toBe(1);
  expect(parent.isOver()).toBe(false);

  await family.asParent('POST', '/api/auth/logout');
  beat();
  await until(() => parent.isOver());
  expect(parent.count(END)).toBe(1);
});

test('a hero in emergency mode keeps the stream, so that they learn when it is over', async () => {
  await begin();
  const child = await listen(family.childCookie);
  await server.database.sql`
    insert into parental_controls (family_id, child_id, emergency_mode, block_all_apps, emergency_activated_at)
    values (${family.id}, ${family.childId}, true, true, now())
    on conflict (family_id, child_id)
    do update set emergency_mode = true, block_all_apps = true, emergency_activated_at = now()`;
  expect((await family.asChild('GET', '/api/auth/child')).statusCode).toBe(403);
  server.live.changed({ familyId: family.id, childId: family.childId });
  await until(() => child.count(SYNC) === 1);
  expect(child.isOver()).toBe(false);
  expect((await listen(family.childCookie)).status).toBe(200);
});

test.each([
  { name: 'nobody', query: '', who: 'none', refusal: [401, 'UNAUTHORIZED'] },
  { name: 'nobody who asks as a parent', query: '?role=parent', who: 'none', refusal: [401, 'UNAUTHORIZED'] },
  { name: 'a hero who asks as a parent', query: '?role=parent', who: 'child', refusal: [403, 'FORBIDDEN'] },
  { name: 'a parent who asks as a hero', query: '?role=child', who: 'parent', refusal: [403, 'FORBIDDEN'] },
] as const)('$name is refused', async ({ query, who, refusal }) => {
  await begin();
  const cookie = { none: '', child: family.childCookie, parent: family.parentCookie }[who];
  const response = await server.app.inject({ url: `/api/sync/stream${query}`, headers: { cookie } });
  expect([response.statusCode, response.json().code]).toEqual(refusal);
});

test('in a browser with both sessions the parent listens, unless the hero is asked for', async () => {
  await begin();
  const both = `${family.parentCookie}; ${family.childCookie}`;
  const [parent, child] = [await listen(both), await listen(both, 'child')];
  server.live.changed({ familyId: family.id });
  await until(() => parent.count(SYNC) === 1);
  await settle();
  expect(child.count(SYNC)).toBe(0);
});

test('a session has room for eight streams, and takes none of the room of others', async () => {
  await begin();
  const opened = await Promise.all(Array.from({ length: 8 }, () => listen(family.childCookie)));
  expect(opened.every(({ status }) => status === 200)).toBe(true);
  expect((await listen(family.childCookie)).status).toBe(429);
  expect((await listen(family.parentCookie)).status).toBe(200);
  opened[0]?.close();
  await until(() => heartbeats.size === 8);
  expect((await listen(family.childCookie)).status).toBe(200);
});

test('stopping the server ends every stream, without telling that the session is over', async () => {
  const own = await openTestServer(appRouter);
  const url = await own.app.listen({ host: '127.0.0.1', port: 0 });
  const { parentCookie } = await makeFamily(own);
  const stream = await openEventStream(`${url}/api/sync/stream`, parentCookie);
  await own.close();
  await until(() => stream.isOver());
  expect(stream.count(END)).toBe(0);
});
