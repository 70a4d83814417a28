import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complete, type Family, openWorld, START, type World } from './contract-world';

const HAT = 'explorer-cap';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.clock.set(START);
  family = await world.family();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const welcome = (choice: { avatarType?: string } = {}) =>
  family.hero.browser.send(`POST /api/children/${family.hero.id}/welcome`, choice);
const me = async () => (await family.hero.browser.send('GET /api/auth/child')).body;

test('its end gives a hat, which the hero wears; no points move, and the parents read of it', async () => {
  expect(await me()).toMatchObject({ isNew: true, unlockedGear: [] });
  const { status, body } = await welcome();
  expect(status).toBe(200);
  expect(body).toMatchObject({ isNew: false, unlockedGear: [HAT], equippedGear: [HAT], rewardPoints: 0 });
  expect(await me()).toEqual(body);
  expect(
    (await family.hero.browser.send(`GET /api/children/${family.hero.id}/reward-transactions`)).body,
  ).toEqual([]);
  const noted = await world.sql`select act, actor_name, args from audit_entries
    where family_id = ${family.id} and child_id = ${family.hero.id} order by id desc limit 1`;
  expect([...noted]).toEqual([{ act: 'child.welcomed', actor_name: 'Max', args: {} }]);
});

test('twice, or on two devices at once, it gives one hat and tells the devices once', async () => {
  const answers = await Promise.all([welcome(), welcome(), welcome()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await family.hero.browser.send(`PATCH /api/children/${family.hero.id}`, { equippedGear: [] });
  expect((await welcome()).body).toMatchObject({ unlockedGear: [HAT], equippedGear: [] });
  const [told] = await world.sql`select count(*)::int as times from audit_entries
    where family_id = ${family.id} and act = 'child.welcomed'`;
  expect(told?.times).toBe(1);
});

test('who has done a mission is new no more, and still gets the hat that they were promised', async () => {
  const id = await complete(family.hero, await world.addMission(family));
  expect((await me()).isNew).toBe(true);
  await family.parent.send(`POST /api/habit-completions/${id}/approve`);
  expect((await me()).isNew).toBe(false);
  expect((await welcome()).body).toMatchObject({ unlockedGear: [HAT], equippedGear: [HAT] });
});

test('the hero is who they said, once; in the older look there is no hat', async () => {
  await family.parent.send(`PATCH /api/children/${family.hero.id}`, { look: 'older' });
  const { body } = await welcome({ avatarType: 'skater' });
  expect(body).toMatchObject({ isNew: false, avatarType: 'skater', unlockedGear: [], equippedGear: [] });
  expect(body.unlockedAvatars).toContain('skater');
  expect((await welcome({ avatarType: 'gamer' })).body).toMatchObject({
    ...{ avatarType: 'skater', unlockedAvatars: body.unlockedAvatars },
  });
});
