import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_ROWS, type ContractRow } from './contract-rows';
import { type Family, openWorld, type World } from './contract-world';
import { markedDocument } from './marked-document';
import { bodyOf, ROW_SAMPLES } from './row-samples';
import { addressOf } from './sample';

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
/** A picture is no call of an app: it stays readable to its family (decided in the server's media route). */
const PICTURES = [
  'GET /api/media/{id}',
  'GET /api/habit-completions/{id}/photo',
  'GET /api/proposals/{id}/photo',
];
/** What a parent may call who waits to be let in, or whose family has no premium access (rules: subscription). */
const OWN = [
  ...['GET /api/auth/user', 'PATCH /api/profile', 'POST /api/auth/logout'],
  'POST /api/family/invitations/accept',
  'GET /api/auth/devices',
  'DELETE /api/auth/devices',
  'DELETE /api/auth/devices/{id}',
];

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(() => world.close());

const at = ({ call }: ContractRow, ids: string) => {
  const query = ROW_SAMPLES[call]?.query;
  return `${addressOf(call, ids)}${query ? `?${query}` : ''}`;
};

const idFor = (row: ContractRow, of = family) =>
  ROW_SAMPLES[row.call]?.id?.(world, of) ?? Promise.resolve('');

test('every served row but the stream and the way out has a sample', async () => {
  const { paths } = (await world.server.app.inject('/api/openapi.json')).json();
  const served = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(served.filter((each) => !ROW_SAMPLES[each]).sort()).toEqual([LOGOUT, STREAM]);
});

const answered = rows.flatMap(([name, row]) =>
  (row.who.length > 0 ? row.who : (['anyone'] as const)).map((role) => ({ name, row, role })),
);

describe('each call', () => {
  afterAll(() => world.checkLedgers());

  test.each(answered)('$name answers: $role', async ({ name, row, role }) => {
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

/** What a family keeps when its access ends: its picture, its subscription, its data and the way out (rules: subscription). */
const KEPT = [
  ...PICTURES,
  'GET /api/family/export',
  'DELETE /api/family',
  'DELETE /api/family/members/{id}',
  'GET /api/subscription/status',
  'POST /api/subscription/create',
  'POST /api/subscription/complete',
  'POST /api/subscription/cancel',
  'POST /api/subscription/resume',
  'POST /api/subscription/check-feature-access',
];

/** The matrix (matrix.test.ts) holds the server to what the document says of callers; this holds the document. */
test.each([
  ['waitingParent', OWN],
  ['parentWithoutPremium', [...OWN, 'PATCH /api/auth/user', ...KEPT]],
  [
    'owner',
    [
      ...['GET /api/family/export', 'DELETE /api/family'],
      ...['POST /api/family/code', 'PATCH /api/family/members/{id}'],
    ],
  ],
  ['helper', CONTRACT_ROWS.filter(({ isForHelpers }) => isForHelpers).map(({ call }) => call)],
  ['heroInEmergency', ['GET /api/media/{id}', STREAM, 'POST /api/children/{id}/call-parent']],
] as const)('the document lets a %s call what the contract does, and nothing else', (caller, calls) => {
  const open = Object.entries(markedDocument().paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation['x-callers']?.includes(caller))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(open.sort()).toEqual([...calls].sort());
});

test.each(FOREIGN)(
  'a page of another website is 403 at each call, before anything else is looked at: %j',
  async (headers) => {
    for (const [name, row] of rows.filter(([, { method }]) => method !== 'GET')) {
      const by = row.who[0] === 'child' ? family.hero.browser : family.parent;
      const answer = await by.send(at(row, NO_SUCH_ID), {}, { headers });
      expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'FOREIGN_ORIGIN']);
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

/** What is done while the family's trial is over; before and after it, it is not. */
async function withoutPremium<T>(work: () => Promise<T>): Promise<T> {
  await world.sql`update families set trial_ends_at = '2020-01-01' where id = ${family.id}`;
  const result = await work();
  await world.sql`update families set trial_ends_at = '2030-01-01' where id = ${family.id}`;
  return result;
}
