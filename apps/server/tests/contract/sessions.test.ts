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
const setControls = (childId: string, fields: object) =>
  world.sql`update parental_controls set ${world.sql(fields as Record<string, boolean>)} where child_id = ${childId}`;
async function listen(cookie: string, query = ''): Promise<EventStream> {
  const stream = await openEventStream(`${address}/api/sync/stream${query}`, cookie);
  streams.push(stream);
  return stream;
}

describe("a hero's sessions end at once, on every device", () => {
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

  test('say what makes up the family’s day, and what time it is, as the parents’ do', async () => {
    await begin();
    const { timeZone, dayStartHour, weekStart, serverTime } = (await family.parent.send('GET /api/auth/user'))
      .body;
    const told = { timeZone, dayStartHour, weekStart, serverTime };
    expect(serverTime).toBe(world.clock.now.toISOString());
    expect((await family.hero.browser.send('GET /api/auth/child')).body).toMatchObject(told);
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
