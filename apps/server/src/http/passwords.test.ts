import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';

let server: TestServer;
let family: TestFamily;
let email: string;
const mails: { to: string; text: string }[] = [];

beforeAll(async () => {
  server = await openTestServer(appRouter);
  server.ports.mail.send = async (mail) => void mails.push(mail);
});
beforeEach(async () => {
  mails.length = 0;
  family = await makeFamily(server);
  email = (await family.asParent('GET', '/api/auth/user')).json().email;
});
afterAll(() => server.close());

const call = (name: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/trpc/account.${name}`, payload, headers });
const statusOf = async (cookie: string) =>
  (await server.app.inject({ method: 'GET', url: '/api/auth/user', headers: { cookie } })).statusCode;
async function signIn(password: string): Promise<string> {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/auth/login' },
    payload: { email, password },
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
const CHANGE = { currentPassword: 'a good password', newPassword: 'a better password' };

test('after a change the browser goes on with its new cookie, and every other session is over', async () => {
  const other = await signIn('a good password');
  const answer = await call('changePassword', CHANGE, { cookie: family.parentCookie });
  expect(answer.statusCode).toBe(200);
  const [cookie, ...more] = answer.cookies;
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ name: 'parent_session', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await statusOf(`parent_session=${cookie?.value}`)).toBe(200);
  expect(await statusOf(family.parentCookie)).toBe(401);
  expect(await statusOf(other)).toBe(401);
});

test('a refused change leaves the cookie alone', async () => {
  const wrong = { ...CHANGE, currentPassword: 'a guess' };
  const answer = await call('changePassword', wrong, { cookie: family.parentCookie });
  expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
  expect(await statusOf(family.parentCookie)).toBe(200);
});

test('asking for a link is answered alike, whoever is asked for', async () => {
  const known = await call('requestPasswordReset', { email });
  const unknown = await call('requestPasswordReset', { email: 'nobody@hero.example' });
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  await until(() => mails.length === 1);
});

test('the link begins with the operator’s origin, whatever host the request claims', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  await call('requestPasswordReset', { email }, forged);
  await until(() => mails.length === 1);
  expect(mails[0]?.text).toMatch(/^https:\/\/hero\.example\/parent\/reset-password\?token=[0-9a-f]{64}$/m);
  expect(mails[0]?.text).not.toContain('evil');
});
