import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { until } from '../testing/until';
import type { Browser } from './contract-client';
import { type Family, openWorld, type World } from './contract-world';
import { addMember } from './family-samples';

const MEMBERS = '/api/family/members';
const USER = 'GET /api/auth/user';
const NO_SUCH_ID = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';

let world: World;
let family: Family;
let ownerId: string;
let member: { id: string; browser: Browser };
let address: string;
let streams: EventStream[] = [];

beforeAll(async () => {
  world = await openWorld();
  address = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  family = await world.family();
  ownerId = (await family.parent.send(USER)).body.id;
  member = await addMember(world, family);
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
  return world.checkLedgers();
});
afterAll(() => world.close());

const told = async (sent: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await sent;
  return [status, body?.code];
};
const setRole = (by: Browser, id: string, role: string) => by.send(`PATCH ${MEMBERS}/${id}`, { role });
const remove = (by: Browser, id: string) => by.send(`DELETE ${MEMBERS}/${id}`);
const roles = async () =>
  (await family.parent.send(`GET ${MEMBERS}`)).body.map(({ role }: { role: string }) => role);
const acts = async (by = family.parent) =>
  (await by.send('GET /api/family/audit')).body.map(({ act }: { act: string }) => act);

describe('members', () => {
  test('get another role from the owner; the same once more changes nothing', async () => {
    const made = await setRole(family.parent, member.id, 'helper');
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ id: member.id, role: 'helper' }),
    ]);
    expect((await member.browser.send(USER)).body.familyRole).toBe('helper');
    expect((await setRole(family.parent, member.id, 'helper')).body).toEqual(made.body);
    expect((await acts()).filter((act: string) => act === 'family.role_changed')).toHaveLength(1);
    expect((await setRole(family.parent, member.id, 'parent')).body.role).toBe('parent');
  });

  test("of another family, who wait, and unknown ones are 404; the owner's own role is 409", async () => {
    const strangers = await world.family();
    const foreign = (await strangers.parent.send(USER)).body.id;
    const waiting = await world.addNewcomer(family);
    for (const id of [foreign, waiting.id, NO_SUCH_ID, 'nonsense']) {
      expect(await told(setRole(family.parent, id, 'helper'))).toEqual([404, 'NOT_FOUND']);
      expect(await told(remove(family.parent, id))).toEqual([404, 'NOT_FOUND']);
    }
    for (const role of ['owner', 'parent', 'helper']) {
      expect(await told(setRole(family.parent, ownerId, role))).toEqual([409, 'LAST_OWNER']);
    }
    expect(await told(remove(family.parent, ownerId))).toEqual([409, 'LAST_OWNER']);
  });
});

describe('handing over', () => {
  test('makes the other the owner and the owner a parent', async () => {
    expect((await setRole(family.parent, member.id, 'owner')).body.role).toBe('owner');
    expect((await family.parent.send(USER)).body.familyRole).toBe('parent');
    expect((await member.browser.send(USER)).body.familyRole).toBe('owner');
    expect(await told(setRole(family.parent, member.id, 'helper'))).toEqual([403, 'OWNER_ONLY']);
    expect(await acts()).toContain('family.handed_over');
  });
});

describe('who is removed', () => {
  test('has no session, stream, account or claim on the address any more', async () => {
    const { email } = (await member.browser.send(USER)).body;
    const url = `${address}/api/sync/stream?role=parent`;
    const stream = await openEventStream(url, member.browser.cookieHeader());
    streams.push(stream);
    const answer = await remove(family.parent, member.id);
    expect([answer.status, answer.body]).toEqual([204, '']);
    await until(() => stream.isOver());
    expect((await member.browser.send(USER)).status).toBe(401);
    const login = { email, password: 'a good password' };
    expect(await told(world.browser().send('POST /api/auth/login', login))).toEqual([401, 'BAD_CREDENTIALS']);
    const again = { ...login, firstName: 'Bea', lastName: 'Anew' };
    expect((await world.browser().send('POST /api/auth/register', again)).status).toBe(201);
    expect(await told(remove(family.parent, member.id))).toEqual([404, 'NOT_FOUND']);
    expect(await acts()).toContain('family.member_removed');
  });

  test('may go by themselves, a helper too and without premium access; the owner may not', async () => {
    const helper = await addMember(world, family, 'helper');
    await world.sql`update families set trial_ends_at = '2020-01-01' where id = ${family.id}`;
    for (const { id, browser } of [member, helper]) {
      const left = await remove(browser, id);
      expect(left.status).toBe(204);
      expect(left.cookies.parent_session).toBeDefined();
      expect((await browser.send(USER)).status).toBe(401);
    }
    await world.sql`update families set trial_ends_at = '2030-01-01' where id = ${family.id}`;
    expect(await roles()).toEqual(['owner']);
    expect(await acts()).toContain('family.member_left');
  });
});

describe('a new family code', () => {
  const signIn = (code: string) => {
    const { username, pin } = family.hero;
    return told(world.browser().send('POST /api/auth/child-login', { familyCode: code, username, pin }));
  };

  test('makes the old one dead at once; sessions and who waits stay', async () => {
    const waiting = await world.addNewcomer(family);
    const answer = await family.parent.send('POST /api/family/code');
    expect(answer.status).toBe(200);
    const { familyCode } = answer.body;
    expect(familyCode).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(familyCode).not.toBe(family.code);
    expect((await family.parent.send(USER)).body.familyCode).toBe(familyCode);
    expect(await signIn(family.code)).toEqual([401, 'BAD_CREDENTIALS']);
    expect(await signIn(familyCode)).toEqual([200, undefined]);
    expect((await family.hero.browser.send('GET /api/auth/child')).status).toBe(200);
    const requests = (await family.parent.send('GET /api/family/join-requests')).body;
    expect(requests.map(({ id }: { id: string }) => id)).toEqual([waiting.id]);
    expect(await acts()).toContain('family.code_renewed');
  });

  test('made twice at once: the later one stands', async () => {
    const answers = await Promise.all([1, 2].map(() => family.parent.send('POST /api/family/code')));
    const codes = answers.map(({ body }) => body.familyCode);
    const { familyCode } = (await family.parent.send(USER)).body;
    expect(new Set([...codes, family.code]).size).toBe(3);
    expect(codes).toContain(familyCode);
    for (const code of [family.code, ...codes].filter((each) => each !== familyCode)) {
      expect(await signIn(code)).toEqual([401, 'BAD_CREDENTIALS']);
    }
  });
});
