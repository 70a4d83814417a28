import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { CONTRACT_ROWS, type ContractRow } from './contract-rows';
import { type Family, type Hero, openWorld, type World } from './contract-world';
import { bodyOf, ROW_SAMPLES } from './row-samples';

const STREAM = 'GET /api/sync/stream';
const LOGOUT = 'GET /api/logout';
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];
const NO_SUCH_ID = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';

/** Every served row but the two whose answer is no JSON and whose way is its own (see their tests). */
const rows = CONTRACT_ROWS.filter(({ call }) => ROW_SAMPLES[call]).map((row) => [row.call, row] as const);
const closed = rows.filter(([, { who }]) => who.length > 0);
const named = rows.filter(([, { path }]) => path.includes('{id}'));
/** A picture is no call of an app: it stays readable to its family (decided in the server's media route). */
const PICTURE = 'GET /api/media/{id}';
/** What a parent may call who waits to be let in, or whose family has no premium access (rulings R11, R21). */
const OWN = ['GET /api/auth/user', 'PATCH /api/auth/user', 'PATCH /api/profile', 'POST /api/auth/logout'];
const familyCalls = closed.filter(([call, { who }]) => who.includes('parent') && !OWN.includes(call));

let world: World;
let family: Family;
let sibling: Hero;
let strangers: Family;

beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
  sibling = await world.addHero(family, 'Mia');
  strangers = await world.family();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const at = (row: ContractRow, id: string) => row.call.replace('{id}', id);

/** Calls a row as its role may call it, but with the browser that is given. */
async function call(row: ContractRow, by: Browser, id: string) {
  const role = row.who[0] ?? 'anyone';
  return by.send(at(row, id), await bodyOf(row.call, family, role));
}
const idFor = (row: ContractRow, of = family) =>
  ROW_SAMPLES[row.call]?.id?.(world, of) ?? Promise.resolve('');

test('every served row but the stream and the way out has a sample', async () => {
  const { paths } = (await world.server.app.inject('/api/openapi.json')).json();
  const served = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(served.filter((each) => !ROW_SAMPLES[each]).sort()).toEqual([LOGOUT, STREAM]);
});

describe.each(rows)('%s', (name, row) => {
  const roles = row.who.length > 0 ? row.who : (['anyone'] as const);

  test.each(roles)('answers %s', async (role) => {
    const { isFinal, needsPaidAccess, prepare } = ROW_SAMPLES[name] ?? {};
    const own = isFinal || needsPaidAccess || prepare ? await world.family() : family;
    await prepare?.(world, own);
    await needsPaidAccess?.(world, own);
    const id = await idFor(row, own);
    const by = { parent: own.parent, child: own.hero.browser, anyone: world.browser() }[role];
    const answer = await by.send(at(row, id), await bodyOf(name, own, role), ROW_SAMPLES[name]?.extras);
    expect(answer.status).toBe(row.success[0]);
    if (role === 'child') expect(JSON.stringify(answer.body)).not.toContain('"pin"');
  });
});

test.each(closed)('%s: nobody signed in is 401', async (_name, row) => {
  const answer = await call(row, world.browser(), await idFor(row));
  expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
});

test.each(closed.filter(([, { who }]) => who.length === 1))(
  '%s: the other role is 403',
  async (_name, row) => {
    const other = row.who[0] === 'parent' ? family.hero.browser : family.parent;
    const answer = await call(row, other, await idFor(row));
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  },
);

test.each(named)(
  "%s: another family's id, an unknown one and a malformed one are 404",
  async (_name, row) => {
    const foreign = ROW_SAMPLES[row.call]?.isForAllFamilies ? [] : [await idFor(row, strangers)];
    const callers = row.who.map((role) => (role === 'parent' ? family.parent : family.hero.browser));
    for (const by of callers) {
      for (const id of [...foreign, NO_SUCH_ID, 'nonsense', "'--"]) {
        const answer = await call(row, by, id);
        expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'NOT_FOUND']);
      }
    }
  },
);

test.each(named.filter(([name, { who }]) => who.includes('child') && !ROW_SAMPLES[name]?.isForAllHeroes))(
  "%s: a sibling's id is 404 for a hero",
  async (_name, row) => {
    const answer = await call(row, sibling.browser, await idFor(row));
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  },
);

test.each(familyCalls)('%s: a parent who waits to be let in is 403', async (_name, row) => {
  const id = await idFor(row);
  const { browser } = await waiting();
  const answer = await call(row, browser, id);
  expect([answer.status, answer.body.code]).toEqual([403, 'WAITING_FOR_ACCEPTANCE']);
});

/** What a family keeps when its access ends: its picture, its subscription, its data and the way out (ruling R11). */
const KEPT = [
  PICTURE,
  'GET /api/family/export',
  'DELETE /api/family',
  'GET /api/subscription/status',
  'POST /api/subscription/create',
  'POST /api/subscription/complete',
  'POST /api/subscription/cancel',
  'POST /api/subscription/check-feature-access',
];

test.each(familyCalls.filter(([name]) => KEPT.includes(name) && name !== PICTURE))(
  '%s: a parent without premium access may still call',
  async (_name, row) => {
    const own = await world.family();
    await world.sql`update families set trial_ends_at = '2020-01-01' where id = ${own.id}`;
    await ROW_SAMPLES[row.call]?.prepare?.(world, own);
    const answer = await own.parent.send(at(row, ''), await bodyOf(row.call, own, 'parent'));
    expect(row.success).toContain(answer.status);
  },
);

test.each(familyCalls.filter(([name]) => !KEPT.includes(name)))(
  '%s: a parent without premium access is 402',
  async (_name, row) => {
    const id = await idFor(row);
    const answer = await withoutPremium(() => call(row, family.parent, id));
    expect([answer.status, answer.body.code]).toEqual([402, 'PREMIUM_REQUIRED']);
  },
);

test.each(closed.filter(([name, { who }]) => who.includes('child') && name !== PICTURE))(
  '%s: a hero in emergency mode is 403 with the flag',
  async (_name, row) => {
    const id = await idFor(row);
    const body = await bodyOf(row.call, family, 'child');
    const answer = await inEmergency(() => family.hero.browser.send(at(row, id), body));
    expect([answer.status, answer.body.code, answer.body.emergencyMode]).toEqual([
      403,
      'EMERGENCY_MODE',
      true,
    ]);
  },
);

test.each(rows.filter(([, { method }]) => method !== 'GET'))(
  '%s: a page of another website is 403, before anything else is looked at',
  async (_name, row) => {
    for (const headers of FOREIGN) {
      const by = row.who[0] === 'child' ? family.hero.browser : family.parent;
      const answer = await by.send(at(row, NO_SUCH_ID), {}, { headers });
      expect([answer.status, answer.body.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    }
  },
);

const paidOnly = ([name]: (typeof rows)[number]) => Boolean(ROW_SAMPLES[name]?.needsPaidAccess);

test.each(closed.filter(paidOnly))('%s: a family that has not paid is 402', async (_name, row) => {
  const answer = await family.hero.browser.send(at(row, await idFor(row)));
  expect([answer.status, answer.body.code]).toEqual([402, 'PREMIUM_REQUIRED']);
});

test.each(closed.filter((row) => row[1].who.includes('child') && !paidOnly(row)))(
  '%s: a hero goes on when the family has no premium access',
  async (_name, row) => {
    const id = await idFor(row);
    const body = await bodyOf(row.call, family, 'child');
    const answer = await withoutPremium(() => family.hero.browser.send(at(row, id), body));
    expect(row.success).toContain(answer.status);
  },
);

let newcomer: { browser: Browser } | undefined;
async function waiting() {
  newcomer ??= await world.addNewcomer(family);
  return newcomer;
}

/** What is done while the family's trial is over; before and after it, it is not. */
async function withoutPremium<T>(work: () => Promise<T>): Promise<T> {
  await world.sql`update families set trial_ends_at = '2020-01-01' where id = ${family.id}`;
  const result = await work();
  await world.sql`update families set trial_ends_at = '2030-01-01' where id = ${family.id}`;
  return result;
}

/** What is done while the hero is in emergency mode. */
async function inEmergency<T>(work: () => Promise<T>): Promise<T> {
  const { id } = family.hero;
  await world.sql`update parental_controls set emergency_mode = true, block_all_apps = true,
    emergency_activated_at = now() where child_id = ${id}`;
  const result = await work();
  await world.sql`update parental_controls set emergency_mode = false, block_all_apps = false,
    emergency_activated_at = null where child_id = ${id}`;
  return result;
}
