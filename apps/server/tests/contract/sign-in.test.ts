import { MINUTE_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { type Family, openWorld, type World } from './contract-world';

const LOGIN = 'POST /api/auth/child-login';

let world: World;
let family: Family;
/** Addresses have limits of their own: every stranger comes from another one. */
let addresses = 0;
const stranger = () => {
  addresses += 1;
  return world.browser(`203.0.113.${addresses}`);
};

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async () => {
  family = await world.family();
};
const login = (by: Browser, fields: object = {}) => {
  const { username, pin } = family.hero;
  return by.send(LOGIN, { familyCode: family.code, username, pin, ...fields });
};
/** A PIN that is not the hero's. */
const wrong = () => ({ pin: family.hero.pin === '1234' ? '4321' : '1234' });
async function lockOut(by: Browser) {
  for (let i = 0; i < 5; i++) expect((await login(by, wrong())).status).toBe(401);
}

describe('a hero signs in', () => {
  test('with any spelling of code and name, and never sees the PIN', async () => {
    await begin();
    const answer = await login(stranger(), {
      familyCode: ` ${family.code.toLowerCase()} `,
      username: family.hero.username.toUpperCase(),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('pin');
    expect(answer.cookies.child_session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  test.each([
    ['İrem', ['İrem', 'irem', 'IREM', 'i\u0307rem']],
    ['ΣΟΦΟΣ', ['ΣΟΦΟΣ', 'σοφος']],
    ['Zoe\u0308', ['Zo\u00eb', 'zoe\u0308']],
    ['नेहा', ['नेहा']],
    ['mia7', ['mia٧']],
  ])('as %s, which a parent may call them, however it is typed', async (username, typed) => {
    await begin();
    const { hero, parent } = family;
    const called = await parent.send(`PATCH /api/children/${hero.id}`, { username });
    expect(called.status).toBe(200);
    for (const name of [called.body.username, ...typed]) {
      expect((await login(stranger(), { username: name })).body).toMatchObject({ id: hero.id });
    }
  });

  test('a wrong PIN, an unknown name and an unknown family are the same 401', async () => {
    await begin();
    const answers = [
      await login(stranger(), wrong()),
      await login(stranger(), { username: 'nobody' }),
      await login(stranger(), { familyCode: 'ZZZZZZ' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(answers[0]?.body.code).toBe('BAD_CREDENTIALS');
  });
});

describe('guessing a PIN', () => {
  test('after five wrong tries the account is locked for 30 s, also for the right PIN, then doubling', async () => {
    await begin();
    const by = stranger();
    await lockOut(by);
    const locked = await login(by);
    expect([locked.status, locked.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(locked.headers['retry-after']).toBe('30');
    expect((await login(stranger())).status).toBe(429);

    world.clock.advance(30_000);
    expect((await login(by, wrong())).status).toBe(401);
    expect((await login(by)).headers['retry-after']).toBe('60');
    world.clock.advance(60_000);
    expect((await login(by)).status).toBe(200);
  });

  test('a parent ends the lock at once by a new PIN, given or chosen', async () => {
    await begin();
    await lockOut(stranger());
    await family.parent.send(`PATCH /api/children/${family.hero.id}`, { pin: '0042' });
    expect((await login(stranger(), { pin: '0042' })).status).toBe(200);

    await lockOut(stranger());
    const { pin } = (await family.parent.send(`POST /api/children/${family.hero.id}/generate-login`)).body;
    const { username } = (await family.parent.send('GET /api/children')).body[0];
    expect((await login(stranger(), { username, pin })).status).toBe(200);
  });

  test('the known device has a count of its own, and another hero does not share it', async () => {
    await begin();
    const brother = await world.addHero(family, 'Ben');
    await lockOut(family.hero.browser);
    expect((await login(family.hero.browser)).status).toBe(429);
    expect((await login(stranger())).status).toBe(200);
    const { username, pin } = brother;
    expect((await login(family.hero.browser, { username, pin })).status).toBe(200);
  });

  test('a made-up device cookie is a stranger', async () => {
    await begin();
    await lockOut(stranger());
    const by = stranger();
    by.cookies.set('known_device', 'a'.repeat(40));
    expect((await login(by)).status).toBe(429);
  });

  test('an address has 50 wrong tries in 15 minutes, for whatever accounts; a known device passes', async () => {
    await begin();
    const by = world.browser('192.0.2.77');
    for (let i = 0; i < 50; i++) {
      expect((await login(by, { username: `nobody-${i}` })).status).toBe(401);
    }
    const refused = await login(by);
    expect(refused.status).toBe(429);
    expect(refused.body.retryAfter).toBeLessThanOrEqual(15 * 60);
    const home = world.browser('192.0.2.77');
    for (const [name, value] of family.hero.browser.cookies) home.cookies.set(name, value);
    expect((await login(home)).status).toBe(200);
    world.clock.advance(15 * MINUTE_MS);
    expect((await login(by)).status).toBe(200);
  });
});

describe('a parent signs in', () => {
  const signIn = (by: Browser, fields: object = {}) =>
    by.send('POST /api/auth/login', { email: family.email, password: family.password, ...fields });

  test('an unknown e-mail and a wrong password are the same 401', async () => {
    await begin();
    const unknown = await signIn(stranger(), { email: 'nobody@hero.example' });
    const wrongPassword = await signIn(stranger(), { password: 'not the one' });
    expect([unknown.status, unknown.body]).toEqual([401, wrongPassword.body]);
    expect(unknown.body).toEqual({ message: 'Invalid email or password', code: 'BAD_CREDENTIALS' });
  });

  test('the e-mail is compared without case, and is locked after five wrong passwords', async () => {
    await begin();
    expect((await signIn(stranger(), { email: family.email.toUpperCase() })).status).toBe(200);
    const by = stranger();
    for (let i = 0; i < 5; i++) await signIn(by, { password: 'not the one' });
    const locked = await signIn(by);
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '30']);
    world.clock.advance(30_000);
    expect((await signIn(by)).status).toBe(200);
  });

  test('the cookie is HttpOnly, Lax, for the whole site, and each login has a new token', async () => {
    await begin();
    const before = family.parent.cookies.get('parent_session');
    const { cookies } = await signIn(family.parent);
    expect(cookies.parent_session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookies.parent_session?.value).not.toBe(before);
  });

  test('the cookie is Secure where the server is reached over https', async () => {
    const secure = await openWorld({
      env: { PUBLIC_URL: new URL('https://hero.example'), TRUST_PROXY: false },
    });
    const { email, password, hero } = await secure.family();
    const { cookies } = await secure.browser().send('POST /api/auth/login', { email, password });
    expect(cookies.parent_session?.secure).toBe(true);
    expect(hero.browser.cookies.has('child_session')).toBe(true);
    await secure.close();
  });
});
