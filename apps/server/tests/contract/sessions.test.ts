import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { until } from '../testing/until';
import { type Family, openWorld, type World } from './contract-world';

const LOGIN = 'POST /api/auth/child-login';

let world: World;
let family: Family;
let address: string;
const streams: EventStream[] = [];

beforeAll(async () => {
  world = await openWorld();
  address = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await world.checkLedgers();
});
afterAll(() => world.close());

const begin = async () => {
  family = await world.family();
};
const credentials = ({ code, hero: { username, pin } }: Family) => ({ familyCode: code, username, pin });
const heroStatus = async (by = family.hero.browser) => (await by.send('GET /api/auth/child')).status;
/** Someone who kept a token beyond its session. */
const holding = (cookie: string, token: string) => {
  const by = world.browser();
  by.cookies.set(cookie, token);
  return by;
};
const setControls = (childId: string, fields: object) =>
  world.sql`update parental_controls set ${world.sql(fields as Record<string, boolean>)} where child_id = ${childId}`;
async function listen(cookie: string, query = ''): Promise<EventStream> {
  const stream = await openEventStream(`${address}/api/sync/stream${query}`, cookie);
  streams.push(stream);
  return stream;
}

describe('signing out', () => {
  test('GET /api/logout?role=parent ends the parent alone and goes to the landing page', async () => {
    await begin();
    const both = family.parent;
    await both.send(LOGIN, credentials(family));
    const token = both.cookies.get('parent_session') ?? '';
    const answer = await both.send('GET /api/logout?role=parent');
    expect([answer.status, answer.headers.location]).toEqual([302, '/']);
    expect(await heroStatus(both)).toBe(200);
    expect((await holding('parent_session', token).send('GET /api/auth/user')).status).toBe(401);
  });

  test('GET /api/logout?role=child ends the hero alone and goes to the kids sign-in', async () => {
    await begin();
    const both = family.parent;
    await both.send(LOGIN, credentials(family));
    const token = both.cookies.get('child_session') ?? '';
    const answer = await both.send('GET /api/logout?role=child');
    expect([answer.status, answer.headers.location]).toEqual([302, '/kids-login']);
    expect(await heroStatus(holding('child_session', token))).toBe(401);
    expect((await both.send('GET /api/auth/user')).status).toBe(200);
  });

  test('GET /api/logout ends both and goes to the landing page', async () => {
    await begin();
    const both = family.parent;
    await both.send(LOGIN, credentials(family));
    const answer = await both.send('GET /api/logout');
    expect([answer.status, answer.headers.location]).toEqual([302, '/']);
    expect([both.cookies.has('parent_session'), both.cookies.has('child_session')]).toEqual([false, false]);
  });

  test('POST /api/auth/logout ends the parent and says so', async () => {
    await begin();
    const token = family.parent.cookies.get('parent_session') ?? '';
    const answer = await family.parent.send('POST /api/auth/logout');
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect((await holding('parent_session', token).send('GET /api/auth/user')).status).toBe(401);
  });
});

describe("a hero's sessions end at once, on every device", () => {
  test.each([
    ['a new PIN', (id: string) => [`PATCH /api/children/${id}`, { pin: '0007' }] as const],
    ['a new login', (id: string) => [`POST /api/children/${id}/generate-login`] as const],
    ['deleting the hero', (id: string) => [`DELETE /api/children/${id}`] as const],
  ])('by %s', async (_name, act) => {
    await begin();
    const tablet = world.browser();
    await tablet.send(LOGIN, credentials(family));
    const sibling = await world.addHero(family, 'Mia');
    const stream = await listen(tablet.cookieHeader());
    expect(stream.status).toBe(200);
    const [call, body] = act(family.hero.id);
    expect((await family.parent.send(call, body)).status).toBeLessThan(300);
    expect([await heroStatus(), await heroStatus(tablet)]).toEqual([401, 401]);
    await until(() => stream.text().includes('event: end'));
    expect(await heroStatus(sibling.browser)).toBe(200);
  });

  test('also one that is opened with the old PIN while the new one is being set', async () => {
    await begin();
    const { parent, hero, code } = family;
    for (let round = 0; round < 12; round++) {
      const [before, after] = [`10${10 + round}`, `10${11 + round}`];
      await parent.send(`PATCH /api/children/${hero.id}`, { pin: before });
      const late = Array.from({ length: 3 }, () => world.browser());
      await Promise.all([
        ...late.map((by) => by.send(LOGIN, { familyCode: code, username: hero.username, pin: before })),
        parent.send(`PATCH /api/children/${hero.id}`, { pin: after }),
      ]);
      for (const by of late) expect(await heroStatus(by)).toBe(401);
    }
  });

  test('a new name or look ends nothing', async () => {
    await begin();
    await family.parent.send(`PATCH /api/children/${family.hero.id}`, {
      name: 'Moritz',
      avatarType: 'ninja',
    });
    expect(await heroStatus()).toBe(200);
  });
});

describe('a restricted hero', () => {
  const EMERGENCY = { emergency_mode: true, block_all_apps: true };
  const emergency = async () => {
    await world.sql`update parental_controls set emergency_activated_at = now(), ${world.sql(EMERGENCY)}
      where child_id = ${family.hero.id}`;
  };

  test('in emergency mode cannot sign in, once the PIN has proved right', async () => {
    await begin();
    await emergency();
    const by = world.browser();
    const right = await by.send(LOGIN, credentials(family));
    expect([right.status, right.body.emergencyMode]).toEqual([403, true]);
    expect(by.cookies.has('child_session')).toBe(false);
    const wrong = await by.send(LOGIN, { ...credentials(family), pin: '0000' });
    expect([wrong.status, wrong.body.emergencyMode]).toEqual([401, undefined]);
  });

  test('in emergency mode does nothing until it ends; the session lives on, siblings are free', async () => {
    await begin();
    const sibling = await world.addHero(family, 'Mia');
    const mission = await world.addMission(family);
    await emergency();
    const done = await family.hero.browser.send(`POST /api/habits/${mission}/complete`);
    expect([done.status, done.body.code, done.body.emergencyMode]).toEqual([403, 'EMERGENCY_MODE', true]);
    expect(await heroStatus(sibling.browser)).toBe(200);
    await world.sql`update parental_controls set emergency_mode = false, block_all_apps = false,
      emergency_activated_at = null where child_id = ${family.hero.id}`;
    expect(await heroStatus()).toBe(200);
  });

  test('with habits disabled cannot sign in; an open session lives on, but completes nothing', async () => {
    await begin();
    const mission = await world.addMission(family);
    await setControls(family.hero.id, { enable_habits: false });
    const login = await world.browser().send(LOGIN, credentials(family));
    expect([login.status, login.body.code, login.body.featureDisabled]).toEqual([
      403,
      'FEATURE_DISABLED',
      true,
    ]);
    expect(await heroStatus()).toBe(200);
    const done = await family.hero.browser.send(`POST /api/habits/${mission}/complete`);
    expect([done.status, done.body.featureDisabled]).toEqual([403, true]);
  });
});

describe('one browser, signed in as both', () => {
  test('the app says who speaks; without a word a mission is the hero’s and everything else the parent’s', async () => {
    await begin();
    const both = family.parent;
    const mission = await world.addMission(family);
    await both.send(LOGIN, credentials(family));
    const as = (role: string) => ({ headers: { 'x-herohood-role': role } });
    expect((await both.send('GET /api/children')).status).toBe(200);
    const path = `PATCH /api/children/${family.hero.id}`;
    expect((await both.send(path, { name: 'Kim' }, as('child'))).status).toBe(403);
    expect((await both.send(path, { name: 'Kim' }, as('parent'))).status).toBe(200);
    expect((await both.send(`POST /api/habits/${mission}/complete`)).body.status).toBe('pending');
  });
});

describe('GET /api/sync/stream', () => {
  test.each(['', '?role=parent', '?role=child'])('nobody signed in is 401 %s', async (query) => {
    const answer = await world.browser().send(`GET /api/sync/stream${query}`);
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  test('the other role is 403, a parent who waits too, one without premium 402', async () => {
    await begin();
    const { browser } = await world.addNewcomer(family);
    const hero = family.hero.browser;
    const refused = [
      await family.parent.send('GET /api/sync/stream?role=child'),
      await hero.send('GET /api/sync/stream?role=parent'),
      await browser.send('GET /api/sync/stream'),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'WAITING_FOR_ACCEPTANCE',
    ]);
    await world.sql`update families set trial_ends_at = '2020-01-01' where id = ${family.id}`;
    expect((await family.parent.send('GET /api/sync/stream')).body.code).toBe('PREMIUM_REQUIRED');
  });

  test('tells parent and hero of what the other did, and a stranger nothing', async () => {
    await begin();
    const strangers = await world.family();
    const mission = await world.addMission(family);
    const [parent, hero, stranger] = await Promise.all([
      listen(family.parent.cookieHeader()),
      listen(family.hero.browser.cookieHeader(), '?role=child'),
      listen(strangers.parent.cookieHeader()),
    ]);
    expect(parent.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const { id } = (await family.hero.browser.send(`POST /api/habits/${mission}/complete`)).body;
    await until(() => parent.count('event: sync') === 1 && hero.count('event: sync') === 1);
    await family.parent.send(`POST /api/habit-completions/${id}/approve`);
    await until(() => parent.count('event: sync') === 2 && hero.count('event: sync') === 2);
    expect(parent.text()).toContain('event: sync\ndata: {}\n\n');
    expect(stranger.count('event: sync')).toBe(0);
  });
});
