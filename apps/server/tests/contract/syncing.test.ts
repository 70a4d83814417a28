import { HOUR_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { complete, type Family, openWorld, type World } from './contract-world';

interface Event {
  id: string;
  type: string;
  entity: string;
  entityId: string | null;
  childId: string | null;
}

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async () => {
  family = await world.family();
};
const sync = async (by: Browser, since?: string) => {
  const path = by === family.parent ? 'family-data' : 'child-family-data';
  const query = since === undefined ? '' : `?lastSyncTime=${encodeURIComponent(since)}`;
  const answer = await by.send(`GET /api/sync/${path}${query}`);
  expect(answer.status).toBe(200);
  return answer.body as {
    lastSyncTime: string;
    syncEvents: Event[];
    fullRefresh: boolean;
    devices: object[];
  };
};
const told = ({ syncEvents }: { syncEvents: Event[] }) =>
  syncEvents.map(({ type, entity }) => `${type} ${entity}`);
/** Browsers name themselves; a hero's name for theirs is taken by no other family. */
const tablet = () => `tablet-${family.code}`;
const mark = (by: Browser, eventIds: string[], deviceId = tablet()) =>
  by.send('POST /api/sync/mark-completed', { deviceId, eventIds });
const DEVICE = { deviceId: 'laptop', deviceName: 'Web 3/10/2026', deviceType: 'web' };

describe('family-data', () => {
  test('then tells what came after the time, once, oldest first', async () => {
    await begin();
    const { lastSyncTime } = await sync(family.parent);
    const mission = await world.addMission(family);
    const id = await complete(family.hero, mission);
    const next = await sync(family.parent, lastSyncTime);
    expect(told(next)).toEqual(['created habit', 'created habit', 'created completion']);
    expect(next.syncEvents[2]).toMatchObject({ entityId: id, childId: family.hero.id });
    expect((await sync(family.parent, next.lastSyncTime)).syncEvents).toEqual([]);
    expect((await sync(family.parent, lastSyncTime)).syncEvents).toEqual(next.syncEvents);
  });

  test('of a hero tells what is theirs or everyone’s: not a sibling’s, not the parents’', async () => {
    await begin();
    const sibling = await world.addHero(family, 'Mia');
    const own = await world.addMission(family);
    const hers = await world.addMission(family, sibling);
    const { lastSyncTime } = await sync(family.hero.browser);
    const done = await complete(family.hero, own);
    await complete(sibling, hers);
    await world.addNewcomer(family);
    await family.parent.send('POST /api/sync/register-device', DEVICE);
    await family.parent.send(`POST /api/habit-completions/${done}/approve`);
    await family.parent.send('PUT /api/auto-approval-settings', { enabled: true });
    const { syncEvents } = await sync(family.hero.browser, lastSyncTime);
    expect(syncEvents.map(({ entity, entityId }) => [entity, entityId])).toEqual([
      ['completion', done],
      ['completion', done],
      ['auto_approval', null],
    ]);
    expect((await sync(family.parent, lastSyncTime)).syncEvents).toHaveLength(6);
  });

  test('a time to come misses nothing that happens from now on', async () => {
    await begin();
    const { lastSyncTime } = await sync(family.parent, '2099-01-01T00:00:00Z');
    await family.parent.send('POST /api/habits/master', { name: 'Swim' });
    expect(told(await sync(family.parent, lastSyncTime))).toEqual(['created habit']);
    expect(told(await sync(family.parent, '2099-01-01T00:00:00Z'))).toEqual([]);
  });

  test.each<[string, string, (f: Family, id: string) => [string, object?]]>([
    ['created child', 'a new hero', () => ['POST /api/children', { name: 'Lea' }]],
    ['updated child', 'a changed hero', (f) => [`PATCH /api/children/${f.hero.id}`, { name: 'Kim' }]],
    ['deleted child', 'a deleted hero', (f) => [`DELETE /api/children/${f.hero.id}`]],
    ['updated habit', 'a switched mission', (_f, id) => [`PATCH /api/habits/${id}`, { isActive: false }]],
    ['deleted habit', 'a mission taken away', (_f, id) => [`DELETE /api/habits/${id}`]],
    ['created habit', 'auto-assigning', () => ['POST /api/habits/auto-assign-all', {}]],
    ['updated family', 'the family’s clock', () => ['PATCH /api/profile', { dayStartHour: 2 }]],
    [
      'updated family',
      'reminder settings',
      () => ['PATCH /api/auth/user', { reminderSettings: { enabled: true } }],
    ],
    [
      'created reward_transaction',
      'points',
      (f) => [
        `POST /api/children/${f.hero.id}/reward-transactions`,
        { type: 'bonus_earned', amount: 5, source: 'parent_bonus', description: 'Good' },
      ],
    ],
  ])('tells "%s" of %s', async (event, _name, act) => {
    await begin();
    const mission = await world.addMission(family);
    await family.parent.send('POST /api/habits/master', { name: 'Swim' });
    const { lastSyncTime } = await sync(family.parent);
    const [call, body] = act(family, mission);
    expect((await family.parent.send(call, body)).status).toBeLessThan(300);
    expect(told(await sync(family.parent, lastSyncTime))).toEqual([event]);
  });

  test('an act that is refused tells nothing', async () => {
    await begin();
    const done = await complete(family.hero, await world.addMission(family));
    const { lastSyncTime } = await sync(family.parent);
    await family.parent.send(`POST /api/habit-completions/${done}/undo`);
    await family.parent.send(`POST /api/habit-completions/${done}/reject`, {});
    await family.parent.send(`PATCH /api/children/${family.hero.id}`, { pin: '1' });
    expect((await sync(family.parent, lastSyncTime)).syncEvents).toEqual([]);
  });
});

describe('devices', () => {
  test('a parent’s is registered once: 201, then 200 with its new name', async () => {
    await begin();
    const register = (fields: object) =>
      family.parent.send('POST /api/sync/register-device', { ...DEVICE, ...fields });
    const first = await register({});
    expect([first.status, first.body.deviceId]).toEqual([201, 'laptop']);
    world.clock.advance(HOUR_MS);
    const again = await register({ deviceName: 'Mac' });
    expect([again.status, again.body]).toEqual([
      200,
      { ...first.body, deviceName: 'Mac', lastSeenAt: world.clock.now.toISOString() },
    ]);
    expect((await family.parent.send('GET /api/sync/devices')).body).toEqual([again.body]);
  });

  test('two families may have a device of the same name', async () => {
    await begin();
    const strangers = await world.family();
    for (const by of [family.parent, strangers.parent]) {
      expect((await by.send('POST /api/sync/register-device', DEVICE)).status).toBe(201);
    }
  });

  test('a hero’s registers itself the first time it is named, and is theirs alone', async () => {
    await begin();
    const sibling = await world.addHero(family, 'Mia');
    expect((await mark(family.hero.browser, [])).body).toEqual({ completed: 0 });
    expect((await sync(family.hero.browser)).devices).toMatchObject([{ deviceId: tablet() }]);
    expect((await sync(sibling.browser)).devices).toEqual([]);
    // A tablet that two heroes share is each one's.
    expect((await mark(sibling.browser, [])).status).toBe(200);
    expect((await family.parent.send('GET /api/sync/devices')).body).toEqual([]);
  });
});

describe('mark-completed', () => {
  const eventsOf = async (by: Browser) => {
    const { lastSyncTime } = await sync(by);
    await complete(family.hero, await world.addMission(family));
    return (await sync(by, lastSyncTime)).syncEvents.map(({ id }) => id);
  };

  test('counts each event once per device, however often it is sent', async () => {
    await begin();
    await family.parent.send('POST /api/sync/register-device', DEVICE);
    await family.parent.send('POST /api/sync/register-device', { ...DEVICE, deviceId: 'phone' });
    const ids = await eventsOf(family.parent);
    const answers = await Promise.all([1, 2, 3].map(() => mark(family.parent, [...ids, ...ids], 'laptop')));
    const counted = answers.map(({ body }) => body.completed);
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(ids.length);
    expect((await mark(family.parent, ids, 'phone')).body).toEqual({ completed: ids.length });
  });

  test('a device that is not registered is 404 for a parent, another family’s for everyone', async () => {
    await begin();
    const unknown = await mark(family.parent, [], 'laptop');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    const strangers = await world.family();
    await strangers.parent.send('POST /api/sync/register-device', { ...DEVICE, deviceId: 'their-laptop' });
    await mark(strangers.hero.browser, [], 'their-tablet');
    for (const deviceId of ['their-laptop', 'their-tablet']) {
      for (const by of [family.parent, family.hero.browser]) {
        expect((await mark(by, [], deviceId)).status).toBe(404);
      }
    }
  });
});
