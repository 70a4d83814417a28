import { HOUR_MS, MINUTE_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { until } from '../testing/until';
import type { Browser } from './contract-client';
import { type Family, openWorld, type World } from './contract-world';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';

let world: World;
let family: Family;
let address: string;
const streams: EventStream[] = [];

beforeAll(async () => {
  world = await openWorld();
  address = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  family = await world.family();
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await world.checkLedgers();
});
afterAll(() => world.close());

const newLink = async (childId = family.hero.id) => {
  const answer = await family.parent.send(`POST /api/children/${childId}/login-link`);
  expect(answer.status).toBe(201);
  return answer.body as { url: string; expiresAt: string };
};
const tokenOf = ({ url }: { url: string }) => new URL(url).hash.replace('#link=', '');
const open = (by: Browser, token: string) =>
  by.send('POST /api/auth/child-link', { token }, { headers: { 'user-agent': PHONE } });
const openNew = async (by: Browser) => open(by, tokenOf(await newLink()));
const heroStatus = async (by: Browser) => (await by.send('GET /api/auth/child')).status;
const devicesOf = async (childId = family.hero.id) =>
  (await family.parent.send(`GET /api/children/${childId}/devices`)).body;
let strangers = 0;
const stranger = () => world.browser(`198.51.100.${++strangers}`);

describe('a link signs its hero in', () => {
  test('once, on whichever device opens it, without a PIN in the answer', async () => {
    const link = await newLink();
    expect(new URL(link.url).pathname).toBe('/kids-login');
    expect(Date.parse(link.expiresAt) - world.clock.now.getTime()).toBe(15 * MINUTE_MS);
    const phone = world.browser();
    const answer = await open(phone, tokenOf(link));
    expect([answer.status, answer.body.id, answer.body.pin]).toEqual([200, family.hero.id, undefined]);
    expect(answer.cookies.child_session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await heroStatus(phone)).toBe(200);
    const again = await open(world.browser(), tokenOf(link));
    expect([again.status, again.body.code]).toEqual([410, 'LINK_USED']);
  });

  test('of ten devices that open it at once exactly one', async () => {
    const token = tokenOf(await newLink());
    const phones = Array.from({ length: 10 }, () => world.browser());
    const answers = await Promise.all(phones.map((by) => open(by, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'LINK_USED')).toHaveLength(9);
  });

  test('for 15 minutes; loading the page that it leads to uses nothing', async () => {
    const [early, late] = [await newLink(), await newLink()];
    await world.browser().send(`GET ${new URL(early.url).pathname}`);
    world.clock.advance(15 * MINUTE_MS - 1);
    expect((await open(world.browser(), tokenOf(early))).status).toBe(200);
    world.clock.advance(1);
    const answer = await open(world.browser(), tokenOf(late));
    expect([answer.status, answer.body.code]).toEqual([410, 'LINK_GONE']);
  });

  test('as long as it is one of the newest ten of its hero', async () => {
    const links = [];
    for (let i = 0; i < 11; i += 1) {
      links.push(await newLink());
      world.clock.advance(1_000);
    }
    const [oldest, second] = links.map(tokenOf);
    expect((await open(world.browser(), oldest ?? '')).body.code).toBe('LINK_GONE');
    expect((await open(world.browser(), second ?? '')).status).toBe(200);
  });

  test('a second link leaves the first as it is; a new PIN ends both', async () => {
    const [first, second] = [await newLink(), await newLink()];
    expect((await open(world.browser(), tokenOf(first))).status).toBe(200);
    await family.parent.send(`PATCH /api/children/${family.hero.id}`, { pin: '0007' });
    const answer = await open(world.browser(), tokenOf(second));
    expect([answer.status, answer.body.code]).toEqual([410, 'LINK_GONE']);
  });

  test('not while a new PIN is being set: whoever came in before is out', async () => {
    for (let round = 0; round < 8; round++) {
      const token = tokenOf(await newLink());
      const phone = world.browser();
      const call = `PATCH /api/children/${family.hero.id}`;
      await Promise.all([open(phone, token), family.parent.send(call, { pin: `20${10 + round}` })]);
      expect(await heroStatus(phone)).toBe(401);
    }
  });

  test('not another hero: it takes the place of who was signed in there', async () => {
    const sibling = await world.addHero(family, 'Mia');
    expect((await open(sibling.browser, tokenOf(await newLink()))).body.id).toBe(family.hero.id);
    expect(await devicesOf(sibling.id)).toEqual([]);
  });

  test('only the digest of its token is stored, and the list of acts says who made and used it', async () => {
    const token = tokenOf(await newLink());
    await open(world.browser(), token);
    const rows = JSON.stringify(await world.sql`select * from login_links`);
    expect(rows).not.toContain(token);
    const acts = (await family.parent.send('GET /api/family/audit')).body.map(
      ({ act }: { act: string }) => act,
    );
    expect(acts.slice(0, 2)).toEqual(['child.signed_in_by_link', 'child.login_link_created']);
  });
});

describe('a link is refused', () => {
  test.each([
    ['EMERGENCY_MODE', 'POST', 'emergency/activate'],
    ['FEATURE_DISABLED', 'PUT', 'parental-controls'],
  ])('with 403 %s, and is not used by that', async (code, method, path) => {
    const token = tokenOf(await newLink());
    const own = `/api/children/${family.hero.id}`;
    expect((await family.parent.send(`${method} ${own}/${path}`, { enableHabits: false })).status).toBe(200);
    const phone = world.browser();
    const answer = await open(phone, token);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
    expect(phone.cookies.has('child_session')).toBe(false);
    await family.parent.send(`POST ${own}/emergency/deactivate`);
    await family.parent.send(`PUT ${own}/parental-controls`, { enableHabits: true });
    expect((await open(phone, token)).status).toBe(200);
  });

  test('when nobody made it: a wrong try of the address, of which there are 50 in 15 minutes', async () => {
    const by = stranger();
    for (let i = 0; i < 50; i++) {
      const answer = await open(by, `made-up-${i}`);
      expect([answer.status, answer.body.code]).toEqual([410, 'LINK_GONE']);
    }
    const refused = await open(by, 'made-up');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    world.clock.advance(15 * MINUTE_MS);
    expect((await openNew(by)).status).toBe(200);
  });
});

describe("a hero's devices", () => {
  test('are the browsers in which they are signed in, the one seen last first', async () => {
    const phone = world.browser();
    await openNew(phone);
    world.clock.advance(2 * HOUR_MS);
    expect(await heroStatus(family.hero.browser)).toBe(200);
    const devices = await devicesOf();
    expect(devices.map(({ name }: { name: string }) => name)).toEqual(['Browser', 'Android, Chrome']);
    expect(devices[0].lastSeenAt).toBe(world.clock.now.toISOString());
    expect(Date.parse(devices[1].lastSeenAt)).toBe(world.clock.now.getTime() - 2 * HOUR_MS);
    await world.sql`update child_sessions set expires_at = '2026-03-01' where family_id = ${family.id}`;
    expect(await devicesOf()).toEqual([]);
  });

  test('the one that asks is marked', async () => {
    await openNew(family.parent);
    const devices: { current: boolean; name: string }[] = await devicesOf();
    expect(devices.filter(({ current }) => current).map(({ name }) => name)).toEqual(['Android, Chrome']);
  });

  test('signing one out ends its session and stream at once, forgets the browser, and leaves the others', async () => {
    const phone = world.browser();
    await openNew(phone);
    const stream = await openEventStream(`${address}/api/sync/stream`, phone.cookieHeader());
    streams.push(stream);
    const known = async () =>
      (await world.sql`select 1 from known_devices where family_id = ${family.id}`).length;
    expect(await known()).toBe(2);
    const [device] = (await devicesOf()).filter(({ name }: { name: string }) => name.startsWith('Android'));
    const call = `DELETE /api/children/${family.hero.id}/devices/${device.id}`;
    expect((await family.parent.send(call)).status).toBe(204);
    await until(() => stream.text().includes('event: end'));
    expect([await heroStatus(phone), await heroStatus(family.hero.browser)]).toEqual([401, 200]);
    expect(await known()).toBe(1);
    expect((await family.parent.send(call)).status).toBe(404);
  });
});
