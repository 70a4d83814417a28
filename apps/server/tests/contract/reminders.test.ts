import { sendDueReminders } from '@herohood/api/reminders/send-due-reminders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Family, HOUR_MS, openWorld, type World } from './contract-world';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
  family = await world.family(); // it is 15:00 in UTC
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const turn = () => sendDueReminders(world.server.ports, { batchSize: 10 });
const news = async (browser: Family['parent'], call: string, since: string) => {
  const answer = await browser.send(`GET ${call}?lastSyncTime=${encodeURIComponent(since)}`);
  return answer.body.syncEvents.filter(({ entity }: { entity: string }) => entity === 'reminder');
};

test('a reminder set over REST reaches the hero’s devices once, a brother’s not at all', async () => {
  const brother = await world.addHero(family, 'Sam');
  const mission = await world.addMission(family);
  const alert = { reminderEnabled: true, reminderTime: '16:00', reminderDuration: 15 };
  expect((await family.parent.send(`PATCH /api/habits/${mission}`, alert)).status).toBe(200);
  const since = (await family.parent.send('GET /api/sync/family-data')).body.lastSyncTime;

  await turn();
  expect(await news(family.hero.browser, '/api/sync/child-family-data', since)).toEqual([]);
  world.clock.advance(HOUR_MS);
  await turn();
  await turn();
  const told = await news(family.hero.browser, '/api/sync/child-family-data', since);
  expect(told).toMatchObject([{ type: 'created', entityId: mission, childId: family.hero.id }]);
  expect(await news(family.parent, '/api/sync/family-data', since)).toEqual(told);
  expect(await news(brother.browser, '/api/sync/child-family-data', since)).toEqual([]);
});

test('what browsers need to subscribe is told to everybody: the server’s public key', async () => {
  const answer = await world.server.app.inject({ url: '/trpc/push.publicKey' });
  expect(answer.json().result.data).toBe(world.server.ports.push.publicKey);
  expect(answer.body).not.toContain('privateKey');
});

test('the global settings are the defaults of new habits, and a habit’s own fields go before them', async () => {
  const own = await world.family();
  const create = async (fields = {}) =>
    (await own.parent.send('POST /api/habits/master', { name: 'Swim', ...fields })).body;
  expect(await create()).toMatchObject({ reminderEnabled: false, reminderDuration: 30 });
  const reminderSettings = { enabled: true, reminderTime: 10, defaultRingtone: 'hero' };
  expect((await own.parent.send('PATCH /api/auth/user', { reminderSettings })).status).toBe(200);
  const followed = { reminderEnabled: true, reminderDuration: 10, customRingtone: 'hero' };
  expect(await create()).toMatchObject(followed);
  expect(await create({ reminderDuration: 45 })).toMatchObject({ ...followed, reminderDuration: 45 });
});
