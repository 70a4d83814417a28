import { setPasswordOfParent } from '@herohood/api/account/operator-password';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../contract/contract-client';
import { type Family, openWorld, type World } from '../contract/contract-world';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { until } from '../testing/until';

const NEW_PASSWORD = 'another good password';
const COOKIES = { parent: 'parent_session', child: 'child_session' };
type Role = keyof typeof COOKIES;

let world: World;
let family: Family;
let address: string;
let mails: string[] = [];
const streams: EventStream[] = [];
/** What open streams do every now and then. */
const heartbeats = new Set<() => void>();

beforeAll(async () => {
  world = await openWorld({
    every: (_ms, tick) => {
      heartbeats.add(tick);
      return () => heartbeats.delete(tick);
    },
  });
  world.server.ports.mail.send = async ({ text }) => void mails.push(text);
  address = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  mails = [];
  family = await world.family();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => world.close());

const trpc = (by: Browser, procedure: string, input: object) =>
  world.server.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { cookie: by.cookieHeader() },
    payload: input,
  });
const parentSignIn = (by: Browser, password = family.password) =>
  by.send('POST /api/auth/login', { email: family.email, password });
const heroSignIn = (by: Browser) => {
  const { username, pin } = family.hero;
  return by.send('POST /api/auth/child-login', { familyCode: family.code, username, pin });
};
async function resetLink(): Promise<string> {
  const before = mails.length;
  await trpc(world.browser(), 'account.requestPasswordReset', { email: family.email });
  await until(() => mails.length > before);
  return /token=([0-9a-f]+)/.exec(mails.at(-1) ?? '')?.[1] ?? '';
}
const reset = async (token: string) =>
  (await trpc(world.browser(), 'account.resetPassword', { token, newPassword: NEW_PASSWORD })).statusCode;

/** Somebody who has copied a session's cookie while it was good, and listens with it. */
async function thief(role: Role, browser = role === 'parent' ? family.parent : family.hero.browser) {
  const by = world.browser();
  by.cookies.set(COOKIES[role], browser.cookies.get(COOKIES[role]) ?? '');
  expect((await by.send(MINE[role])).status).toBe(200);
  const stream = await openEventStream(`${address}/api/sync/stream?role=${role}`, by.cookieHeader());
  expect(stream.status).toBe(200);
  streams.push(stream);
  return { by, stream };
}
const MINE = { parent: 'GET /api/auth/user', child: 'GET /api/auth/child' };
const LOOKS = { parent: 'GET /api/children', child: 'GET /api/mini-games' };

/** The copied cookie opens nothing: not reading, not writing, not over tRPC, no stream, no picture, also not the other role's calls. */
async function expectShut(role: Role, { by, stream }: Awaited<ReturnType<typeof thief>>) {
  const id = family.hero.id;
  const picture = '/api/media/6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
  for (const call of [
    MINE[role],
    LOOKS[role],
    `PATCH /api/children/${id}`,
    `GET ${picture}`,
    'GET /api/sync/stream',
    'POST /api/habits/auto-assign-all',
  ]) {
    const answer = await by.send(call, call.startsWith('P') ? { name: 'Stolen' } : undefined);
    expect([call, answer.status]).toEqual([call, 401]);
  }
  const procedure = role === 'parent' ? 'habits.createMaster' : 'push.subscribe';
  expect((await trpc(by, procedure, { name: 'Stolen' })).statusCode).toBeGreaterThanOrEqual(400);
  // With the news of the change, at the latest with its next heartbeat.
  for (const beat of heartbeats) beat();
  await until(() => stream.text().includes('event: end'));
}

describe('a copied session of a parent is worth nothing after', () => {
  const ENDINGS: [string, () => Promise<unknown>][] = [
    ['signing out', () => family.parent.send('GET /api/logout?role=parent')],
    ['signing out of both', () => family.parent.send('GET /api/logout')],
    ['signing out by a call', () => family.parent.send('POST /api/auth/logout')],
    ['signing out over tRPC', () => trpc(family.parent, 'account.logout', {})],
    ['signing in again', () => parentSignIn(family.parent)],
    [
      'a new password',
      () =>
        trpc(family.parent, 'account.changePassword', {
          currentPassword: family.password,
          newPassword: NEW_PASSWORD,
        }),
    ],
    ['a password by mail', async () => reset(await resetLink())],
    [
      'a password by the operator',
      () => setPasswordOfParent(world.server.ports, { email: family.email, password: NEW_PASSWORD }),
    ],
    ['erasing the family', () => family.parent.send('DELETE /api/family', { password: family.password })],
    [
      'its end',
      () => world.sql`update parent_sessions set expires_at = '2020-01-01' where family_id = ${family.id}`,
    ],
  ];
  test.each(ENDINGS)('%s', async (_name, end) => {
    const stolen = await thief('parent');
    await end();
    await expectShut('parent', stolen);
  });
});

describe('a copied session of a hero is worth nothing after', () => {
  const own = () => `/api/children/${family.hero.id}`;
  const ENDINGS: [string, () => Promise<unknown>][] = [
    ['signing out', () => family.hero.browser.send('GET /api/logout?role=child')],
    ['signing in again', () => heroSignIn(family.hero.browser)],
    ['a new PIN', () => family.parent.send(`PATCH ${own()}`, { pin: '0007' })],
    ['the same PIN set anew', () => family.parent.send(`PATCH ${own()}`, { pin: family.hero.pin })],
    ['a new login', () => family.parent.send(`POST ${own()}/generate-login`)],
    [
      'a new PIN over tRPC',
      () => trpc(family.parent, 'children.update', { id: family.hero.id, pin: '0008' }),
    ],
    ['deleting the hero', () => family.parent.send(`DELETE ${own()}`)],
    ['erasing the family', () => family.parent.send('DELETE /api/family', { password: family.password })],
    [
      'its end',
      () => world.sql`update child_sessions set expires_at = '2020-01-01' where family_id = ${family.id}`,
    ],
  ];
  test.each(ENDINGS)('%s', async (_name, end) => {
    const stolen = await thief('child');
    await end();
    await expectShut('child', stolen);
  });

  test('an emergency does nothing while it lasts, whatever it calls', async () => {
    const { by } = await thief('child');
    await family.parent.send(`POST /api/children/${family.hero.id}/emergency/activate`, {});
    for (const call of [MINE.child, LOOKS.child, `PATCH /api/children/${family.hero.id}`]) {
      const answer = await by.send(call, call.startsWith('P') ? { avatarType: 'robot' } : undefined);
      expect([answer.status, answer.body.emergencyMode]).toEqual([403, true]);
    }
  });
});

describe('a session cannot be chosen by somebody else', () => {
  const CHOSEN = 'a'.repeat(40);

  test.each<[Role, (by: Browser) => ReturnType<Browser['send']>]>([
    ['parent', (by) => parentSignIn(by)],
    ['child', heroSignIn],
  ])('of a %s: a token that was planted before the sign-in never opens anything', async (role, signIn) => {
    const by = world.browser();
    by.cookies.set(COOKIES[role], CHOSEN);
    expect((await signIn(by)).status).toBe(200);
    expect(by.cookies.get(COOKIES[role])).not.toBe(CHOSEN);
    const planter = world.browser();
    planter.cookies.set(COOKIES[role], CHOSEN);
    expect((await planter.send(MINE[role])).status).toBe(401);
  });

  test("a stranger's session that was planted ends when somebody signs in over it", async () => {
    const stranger = await world.family();
    const planted = stranger.parent.cookies.get('parent_session') ?? '';
    const by = world.browser();
    by.cookies.set('parent_session', planted);
    await parentSignIn(by);
    const { body } = await by.send('GET /api/auth/user');
    expect(body.email).toBe(family.email);
    expect((await stranger.parent.send('GET /api/auth/user')).status).toBe(401);
  });

  test("one role's token is none of the other's", async () => {
    const by = world.browser();
    by.cookies.set('parent_session', family.hero.browser.cookies.get('child_session') ?? '');
    by.cookies.set('child_session', family.parent.cookies.get('parent_session') ?? '');
    expect((await by.send(MINE.parent)).status).toBe(401);
    expect((await by.send(MINE.child)).status).toBe(401);
  });

  test('what the database holds opens nothing', async () => {
    for (const role of ['parent', 'child'] as const) {
      const [row] = await world.sql`select token_hash from ${world.sql(`${role}_sessions`)}
        where family_id = ${family.id}`;
      const by = world.browser();
      by.cookies.set(COOKIES[role], row?.token_hash);
      expect((await by.send(MINE[role])).status).toBe(401);
    }
  });
});
