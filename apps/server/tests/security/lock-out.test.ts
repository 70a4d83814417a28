import { HOUR_MS } from '@herohood/domain/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../contract/contract-client';
import { type Family, openWorld, type World } from '../contract/contract-world';

const WRONG_PASSWORD = 'not the one';

let world: World;
let family: Family;
let addresses = 0;
/** Everybody comes from another address, so that only the account's own counts speak. */
const nextAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses % 250}`;
};
const stranger = () => world.browser(nextAddress());

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql`delete from login_throttles`;
  family = await world.family();
});

const signIn = (by: Browser, password = family.password) =>
  by.send('POST /api/auth/login', { email: family.email, password });
const heroSignIn = (by: Browser, pin = family.hero.pin) =>
  by.send('POST /api/auth/child-login', { familyCode: family.code, username: family.hero.username, pin });
const wrongPin = () => (family.hero.pin === '1234' ? '4321' : '1234');
/** Tries again whenever it may, as a program does that wants to keep somebody out; how long it went on in ms. */
async function besiege(guess: () => ReturnType<typeof signIn>, forMs: number) {
  const end = world.clock.now.getTime() + forMs;
  while (world.clock.now.getTime() < end) {
    const { status, body } = await guess();
    expect([401, 429]).toContain(status);
    if (status === 429)
      world.clock.advance(Math.min(body.retryAfter * 1_000, end - world.clock.now.getTime()));
  }
  // The last word is the attacker's: the account is locked at this very moment.
  await guess();
}

describe('whoever knows a name and guesses for days', () => {
  test('keeps no parent out who has signed in from this browser before', async () => {
    await besiege(() => signIn(stranger(), WRONG_PASSWORD), 3 * HOUR_MS);
    expect((await signIn(stranger())).status).toBe(429);
    expect((await signIn(family.parent)).status).toBe(200);
  });

  test('keeps no hero out at home', async () => {
    await besiege(() => heroSignIn(stranger(), wrongPin()), 3 * HOUR_MS);
    expect((await heroSignIn(stranger())).status).toBe(429);
    expect((await heroSignIn(family.hero.browser)).status).toBe(200);
  });

  test('ends no session that is open', async () => {
    await besiege(() => signIn(stranger(), WRONG_PASSWORD), HOUR_MS);
    await besiege(() => heroSignIn(stranger(), wrongPin()), HOUR_MS);
    expect((await family.parent.send('GET /api/auth/user')).status).toBe(200);
    expect((await family.hero.browser.send('GET /api/auth/child')).status).toBe(200);
  });

  test('keeps no signed-in parent from erasing their family', async () => {
    await besiege(() => signIn(stranger(), WRONG_PASSWORD), HOUR_MS);
    const erased = await family.parent.send('DELETE /api/family', { password: family.password });
    expect(erased.status).toBe(204);
  });
});

describe('a browser is known', () => {
  const marks = (by: Browser) => ['known_device', 'known_parents'].map((name) => by.cookies.get(name) ?? '');
  async function withMarks([device = '', parents = '']: string[]) {
    const by = stranger();
    by.cookies.set('known_device', device);
    by.cookies.set('known_parents', parents);
    return (await signIn(by)).status;
  }
  const lock = async () => {
    for (let i = 0; i < 5; i += 1) await signIn(stranger(), WRONG_PASSWORD);
  };

  test('by both its marks together, and for the parent alone who has them', async () => {
    const own = marks(family.parent);
    const others = marks((await world.family()).parent);
    await lock();
    expect(await withMarks(others)).toBe(429);
    expect(await withMarks([own[0] ?? '', others[1] ?? ''])).toBe(429);
    expect(await withMarks([others[0] ?? '', own[1] ?? ''])).toBe(429);
    expect(await withMarks([own[0] ?? '', 'f'.repeat(64)])).toBe(429);
    expect(await withMarks(['f'.repeat(40), own[1] ?? ''])).toBe(429);
    expect(await withMarks(own)).toBe(200);
  });

  test('by marks that no page can read', async () => {
    const { cookies } = await signIn(stranger());
    for (const name of ['known_device', 'known_parents']) {
      expect(cookies[name]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    }
  });

  test('not by a wrong password', async () => {
    const by = stranger();
    await signIn(by, WRONG_PASSWORD);
    expect(marks(by)).toEqual(['', '']);
  });

  test('and still gets five wrong passwords before it waits', async () => {
    for (let i = 0; i < 5; i += 1) expect((await signIn(family.parent, WRONG_PASSWORD)).status).toBe(401);
    expect((await signIn(family.parent)).status).toBe(429);
    expect((await signIn(stranger())).status).toBe(200);
  });

  test('for several parents who share it', async () => {
    const { browser, id } = await world.addNewcomer(family);
    await family.parent.send(`POST /api/family/join-requests/${id}/accept`);
    expect(browser.cookies.has('known_parents')).toBe(true);
    await signIn(browser);
    await lock();
    expect((await signIn(browser)).status).toBe(200);
    expect(browser.cookies.get('known_parents')?.split('.')).toHaveLength(2);
  });
});

describe('a batch of sign-ins', () => {
  const DEEPEST = 20;
  async function batch(name: string, inputs: object[]) {
    const answer = await world.server.app.inject({
      method: 'POST',
      url: `/trpc/${inputs.map(() => name).join()}?batch=1`,
      remoteAddress: nextAddress(),
      payload: Object.fromEntries(inputs.map((input, index) => [index, input])),
    });
    return answer.json().map((each: { error?: { data: { code: string } } }) => each.error?.data.code ?? 'in');
  }
  const counts = (codes: string[]) =>
    ['in', 'BAD_CREDENTIALS', 'TOO_MANY_TRIES'].map((code) => codes.filter((each) => each === code).length);

  test.each(['account.childLogin', 'account.login'])(
    'of %s brings five guesses, as single calls do',
    async (name) => {
      const { code: familyCode, email, hero } = family;
      const inputs = Array.from({ length: DEEPEST }, () =>
        name === 'account.login'
          ? { email, password: WRONG_PASSWORD }
          : { familyCode, username: hero.username, pin: wrongPin() },
      );
      expect(counts(await batch(name, inputs))).toEqual([0, 5, 15]);
      expect(counts(await batch(name, inputs))).toEqual([0, 0, DEEPEST]);
    },
  );

  test('hidden among harmless calls counts each all the same', async () => {
    const { code: familyCode, hero } = family;
    const names = Array.from({ length: 20 }, (_, i) =>
      i % 2 ? 'account.childLogin' : 'account.requestPasswordReset',
    );
    const inputs = names.map((name) =>
      name === 'account.childLogin'
        ? { familyCode, username: hero.username, pin: wrongPin() }
        : { email: 'nobody@hero.example' },
    );
    const answer = await world.server.app.inject({
      method: 'POST',
      url: `/trpc/${names.join()}?batch=1`,
      remoteAddress: '198.51.100.251',
      payload: Object.fromEntries(inputs.map((input, index) => [index, input])),
    });
    const codes = answer.json().map((each: { error?: { data: { code: string } } }) => each.error?.data.code);
    expect(codes.filter((code: string) => code === 'BAD_CREDENTIALS')).toHaveLength(5);
    expect((await heroSignIn(stranger())).status).toBe(429);
  });
});
