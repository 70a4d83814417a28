import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { settle, until } from '../testing/until';
import type { Browser } from './contract-client';
import { complete, type Family, openWorld, type World } from './contract-world';

const NOTHING_OF_IT = {
  ...{ familyCode: null, subscriptionStatus: null, subscriptionPlan: null },
  ...{ trialEndsAt: null, subscriptionEndDate: null, trialDaysLeft: null },
};

let world: World;
let family: Family;
let helper: Browser;
let streams: EventStream[] = [];

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  family = await world.family();
  const { id, browser } = await world.addNewcomer(family);
  await family.parent.send(`POST /api/family/join-requests/${id}/accept`, { role: 'helper' });
  helper = browser;
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
  return world.checkLedgers();
});
afterAll(() => world.close());

const refusalOf = async (by: Browser, call: string, body?: object) => {
  const answer = await by.send(call, body);
  return [answer.status, answer.body.code];
};

describe('a helper', () => {
  test('is told neither the family code nor anything of the subscription', async () => {
    const own = (await helper.send('GET /api/auth/user')).body;
    expect(own).toMatchObject({ familyRole: 'helper', hasPremiumAccess: true, ...NOTHING_OF_IT });
    const renamed = (await helper.send('PATCH /api/profile', { firstName: 'Gran' })).body;
    expect(renamed).toMatchObject({ firstName: 'Gran', familyRole: 'helper', ...NOTHING_OF_IT });
  });

  test("keeps their own account, but not the family's clock", async () => {
    const clock = { timeZone: 'Asia/Tokyo' };
    expect(await refusalOf(helper, 'PATCH /api/profile', clock)).toEqual([403, 'HELPER']);
    expect((await helper.send('POST /api/auth/logout')).status).toBe(200);
  });

  test('is told of what they may read, and of nothing else', async () => {
    const { hero, parent } = family;
    const mission = await world.addMission(family);
    const since = (await helper.send('GET /api/sync/family-data')).body.lastSyncTime;
    const news = async (by: Browser) => {
      const { syncEvents, devices } = (await by.send(`GET /api/sync/family-data?lastSyncTime=${since}`)).body;
      return { entities: syncEvents.map(({ entity }: { entity: string }) => entity), devices };
    };
    await parent.send(`POST /api/children/${hero.id}/rewards`, { name: 'Ice', cost: 10 });
    await parent.send('POST /api/sync/register-device', {
      ...{ deviceId: 'phone', deviceName: 'Phone', deviceType: 'web' },
    });
    expect(await news(helper)).toEqual({ entities: [], devices: [] });
    await complete(hero, mission);
    expect(await news(helper)).toEqual({ entities: ['completion'], devices: [] });
    expect((await news(parent)).entities).toEqual(['reward', 'device', 'completion']);
  });
});

describe("a helper's live stream", () => {
  let address: string;
  beforeAll(async () => {
    address = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  const listen = async (by: Browser) => {
    const stream = await openEventStream(`${address}/api/sync/stream?role=parent`, by.cookieHeader());
    streams.push(stream);
    return stream;
  };

  test('says when a mission changed, not when a reward did', async () => {
    const { hero, parent } = family;
    const mission = await world.addMission(family);
    const [own, parents] = [await listen(helper), await listen(parent)];
    const count = (stream: EventStream) => stream.count('event: sync');
    await parent.send(`POST /api/children/${hero.id}/rewards`, { name: 'Ice', cost: 10 });
    await until(() => count(parents) === 1);
    await settle();
    expect(count(own)).toBe(0);
    await complete(hero, mission);
    await until(() => count(own) === 1);
  });
});
