import { MP4 } from '@herohood/api/testing/recordings';
import { DAY_MS, HOUR_MS } from '@herohood/domain/time/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeError } from '../../src/log';
import { missionsJob } from '../../src/workers/missions';
import { remindersJob } from '../../src/workers/reminders';
import { paymentsJob, pruningJob } from '../../src/workers/upkeep';
import { openWorld, type World } from '../contract/contract-world';
import { type FullFamily, fillFamily } from '../contract/matrix-family';
import { linesWithPin } from '../testing/lines-with-pin';
import { PIXEL } from '../testing/pixel';
import { until } from '../testing/until';

/** Stands in every name, note and address that people of this family chose. */
const MARK = 'Homeward';
const NEW_PASSWORD = 'a wholly different pass phrase';
const WRONG_PASSWORD = 'tried-in-vain-4711';
const NEW_PIN = '9173';
const WRONG_PIN = '8264';

let world: World;
let family: FullFamily;
const mails: { to: string; text: string }[] = [];
/** What must stand in no line, by what it is. */
const secrets = new Map<string, string>();
const keep = (what: string, value: string | undefined) => {
  if (!value) throw new Error(`The story has no ${what}.`);
  secrets.set(`${what} ${secrets.size}`, value);
};
const keepCookies = (what: string, cookies: Map<string, string>) => {
  for (const [name, value] of cookies) keep(`${what}'s ${name}`, value);
};

beforeAll(async () => {
  world = await openWorld({ logLevel: 'trace' });
  world.server.ports.mail.send = async (mail) => void mails.push(mail);
  family = await fillFamily(world, MARK);
});
// What fillFamily leaves out, in chapters, so that each has its own time.
beforeAll(() => playSlips());
beforeAll(() => playSecrets());
beforeAll(() => playJobs());
beforeAll(() => playFaults());
beforeAll(() => playEnd());
afterAll(() => world.close());

const trpc = (procedure: string, input: object, cookie = family.parent.cookieHeader()) =>
  world.server.app.inject({ method: 'POST', url: `/trpc/${procedure}`, headers: { cookie }, payload: input });

/** Wrong PINs, passwords, addresses and bodies; an app that is closed. */
async function playSlips(): Promise<void> {
  const { parent, hero, code, email, password } = family;
  keepCookies('parent', parent.cookies);
  keepCookies('hero', hero.browser.cookies);
  for (const [what, value] of Object.entries({ password, email, NEW_PASSWORD, WRONG_PASSWORD }))
    keep(what, value);
  keep(
    'e-mail of a newcomer',
    (await world.sql`select email from parents where id = ${family.waiting.id}`)[0]?.email,
  );
  const login = { familyCode: code, username: hero.username };
  const anybody = world.browser();
  for (let i = 0; i < 6; i += 1)
    await anybody.send('POST /api/auth/child-login', { ...login, pin: WRONG_PIN });
  for (let i = 0; i < 6; i += 1)
    await anybody.send('POST /api/auth/login', { email, password: WRONG_PASSWORD });
  await anybody.send(`GET /api/nothing?pin=${WRONG_PIN}&password=${WRONG_PASSWORD}&email=${email}`);
  await anybody.send(
    `GET /api/children/${encodeURIComponent(WRONG_PASSWORD)}/habits?token=${WRONG_PASSWORD}`,
  );
  await anybody.send('POST /api/auth/login', undefined, { raw: `{"password":"${WRONG_PASSWORD}"` });
  await parent.send(`PATCH /api/children/${hero.id}`, { pin: NEW_PIN, name: `${MARK} Moritz` });
  await anybody.send('POST /api/auth/child-login', { ...login, pin: NEW_PIN });
  keepCookies('hero with a new PIN', anybody.cookies);
  await parent.send(`POST /api/children/${hero.id}/emergency/activate`, { message: `${MARK}: call me` });
  await anybody.send('GET /api/auth/child');
}

/** Marks of uploads, payments, pushes and forgotten passwords. */
async function playSecrets(): Promise<void> {
  const { parent, email } = family;
  const { uploadURL } = (await parent.send('POST /api/objects/upload')).body;
  keep('upload token', new URL(uploadURL).searchParams.get('token') ?? undefined);
  const { pathname, search } = new URL(uploadURL);
  const wrongType = { raw: Buffer.from(MP4), headers: { 'content-type': 'audio/webm' } };
  await parent.send(`PUT ${pathname}${search}`, undefined, wrongType);
  const begun = (await parent.send('POST /api/subscription/create', { planId: 'yearly' })).body;
  keep('client secret', begun.clientSecret);
  for (const row of await world.sql`select endpoint, p256dh, auth from push_subscriptions`) {
    for (const [what, value] of Object.entries(row)) keep(`push ${what}`, value);
  }

  await trpc('account.requestPasswordReset', { email });
  await until(() => mails.length > 0);
  const token = /token=([0-9a-f]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  keep('reset token', token);
  await world.server.app.inject({ url: `/parent/reset-password?token=${token}` });
  await trpc('account.resetPassword', { token, newPassword: NEW_PASSWORD }, '');
  await trpc('account.resetPassword', { token, newPassword: NEW_PASSWORD }, '');
  await parent.send('POST /api/auth/login', { email, password: NEW_PASSWORD });
  keepCookies('parent with a new password', parent.cookies);
  await trpc('account.changePassword', { currentPassword: WRONG_PASSWORD, newPassword: NEW_PASSWORD });
}

async function playEnd(): Promise<void> {
  const { parent } = family;
  keepCookies('parent at the end', parent.cookies);
  expect((await parent.send('DELETE /api/family', { password: NEW_PASSWORD })).status).toBe(204);
}

async function playJobs(): Promise<void> {
  const { ports } = world.server;
  ports.push.send = async () => Promise.reject(new Error('The push service answered 500.'));
  world.clock.advance(2 * HOUR_MS);
  for (const work of [missionsJob(ports), remindersJob(ports), paymentsJob(ports), pruningJob(ports)]) {
    await work.run(() => false);
  }
  await world.server.settlePayments();
  world.clock.advance(DAY_MS);
}

/** Faults of what lies below, each in the middle of somebody's secrets. */
async function playFaults(): Promise<void> {
  const { ports } = world.server;
  const { mail, media } = ports;
  const send = mail.send;
  mail.send = () => Promise.reject(new Error('The mail server failed at RCPT (550)'));
  await trpc('account.requestPasswordReset', { email: family.email });
  // It goes out after the answer.
  await until(() => world.server.logged().some(({ msg }) => msg === 'a mail could not be sent'));
  const put = media.put;
  media.put = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
  const avatarUrl = PIXEL;
  const failed = await world.server.app.inject({
    method: 'PATCH',
    url: `/api/children/${family.hero.id}`,
    headers: { cookie: family.parent.cookieHeader() },
    payload: { avatarUrl, name: `${MARK} again`, pin: NEW_PIN },
  });
  expect(failed.statusCode).toBe(500);
  await world.sql`alter table audit_entries rename to audit_entries_away`;
  const broken = await world.server.app.inject({
    method: 'PATCH',
    url: '/api/profile',
    headers: { cookie: family.parent.cookieHeader() },
    payload: { firstName: `${MARK} Eve`, email: family.email },
  });
  expect(broken.statusCode).toBe(500);
  await world.sql`alter table audit_entries_away rename to audit_entries`;
  Object.assign(media, { put });
  Object.assign(mail, { send });
}

describe('after a whole story, at the most talkative level', () => {
  const lines = () => world.server.logged().map((line) => JSON.stringify(line));

  test('the log has said something, also of faults', () => {
    expect(lines().length).toBeGreaterThan(100);
    for (const message of ['call', 'a request failed', 'a mail could not be sent']) {
      expect(world.server.logged().map(({ msg }) => msg)).toContain(message);
    }
  });

  test('no secret stands in it: no session, mark, token, password, key, e-mail', () => {
    const told = [...secrets].filter(([, secret]) => lines().some((line) => line.includes(secret)));
    expect(told.map(([what]) => what)).toEqual([]);
    expect(secrets.size).toBeGreaterThan(15);
  });

  test('nothing stands in it that the family called itself or wrote', () => {
    expect(lines().filter((line) => line.toLowerCase().includes(MARK.toLowerCase()))).toEqual([]);
    expect(lines().filter((line) => /[\w.+-]+@[\w-]+\.\w/.test(line))).toEqual([]);
  });

  test('no PIN stands in it: four digits of their own', () => {
    for (const pin of [NEW_PIN, WRONG_PIN, family.hero.pin, family.sibling.pin]) {
      expect(linesWithPin(world.server.logged(), pin)).toEqual([]);
    }
  });

  test('no address carries its query or its ids', () => {
    for (const { route } of world.server.logged()) {
      if (route !== undefined) expect(route).not.toMatch(/\?|[0-9a-f]{8}-/);
    }
  });
});

test('what Postgres says of a value that it cannot keep is logged without the value', async () => {
  for (const query of [
    world.sql`select ${'Max has PIN 4711'}::text::int`,
    world.sql`select ${'Max "the hero" 4711'}::text::uuid`,
    world.sql`select ${'{4711'}::text::jsonb`,
    world.sql`select ${'4711-99-99'}::text::date`,
  ]) {
    const error = await query.then(
      () => null,
      (failure: unknown) => failure,
    );
    const wrapped = new Error((error as Error).message, { cause: error });
    for (const each of [error, wrapped]) expect(JSON.stringify(describeError(each))).not.toMatch(/4711|Max/);
    expect(describeError(error).message).toMatch(/invalid input syntax|out of range/);
  }
});
