import { DAY_MS } from '@herohood/domain/time/durations';
import { bringsFind } from '@herohood/domain/world/find';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { complete, type Family, type Hero, openWorld, START, type World } from './contract-world';
import { makeTrip } from './world-samples';

let world: World;
let family: Family;
let sibling: Hero;
let strangers: Family;

beforeAll(async () => {
  world = await openWorld();
  strangers = await world.family();
});
beforeEach(async () => {
  world.clock.set(START);
  family = await world.family();
  sibling = await world.addHero(family, 'Mia');
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code];
const under = (hero: Hero, row: string) => row.replace(' ', ` /api/children/${hero.id}/`);
/** Somebody calls a row of the first hero's. */
const call = (by: Browser, row: string, body?: object) => by.send(under(family.hero, row), body);
/** A hero calls a row of their own. */
const own = (hero: Hero, row: string, body?: object) => hero.browser.send(under(hero, row), body);
const findsOf = async (hero = family.hero) => (await own(hero, 'GET finds')).body;

/** Approved missions of today until one has brought a find; its completion. */
async function findSomething(): Promise<{ id: string; find: { findId: string; set: string } }> {
  // Worth so little that no level comes along.
  const id = await complete(family.hero, await world.addMission(family, family.hero, { xpReward: 1 }));
  const { body } = await family.parent.send(`POST /api/habit-completions/${id}/approve`);
  expect(body.find === null).toBe(!bringsFind(id));
  return body.find ? body : findSomething();
}

const switchVisits = async (siblingVisits: boolean) => {
  const answer = await family.parent.send('PATCH /api/family', { siblingVisits });
  expect([answer.status, answer.body.siblingVisits]).toEqual([200, siblingVisits]);
};

const NO_STYLE = { backdrop: null, frame: null, pose: null };

const open = () => own(family.hero, 'POST trip/open');

describe('a trip', () => {
  test('of yesterday is told once, and its card stays with its story', async () => {
    await makeTrip(world, family);
    const { status, body } = await open();
    expect([status, body.find]).toEqual([
      200,
      { ...body.find, set: 'postcards', day: '2026-03-09', completionId: null, story: body.story },
    ]);
    expect((await open()).status).toBe(204);
    expect(await findsOf()).toContainEqual(body.find);

    const [done] = await world.sql`select id from completions where child_id = ${family.hero.id}`;
    await family.parent.send(`POST /api/habit-completions/${done?.id}/undo`);
    expect(await findsOf()).toEqual([body.find]);
  });

  test('comes back with its story, though a parent sends its mission back afterwards', async () => {
    const id = await complete(family.hero, await world.addMission(family));
    await family.parent.send(`POST /api/habit-completions/${id}/reject`, { message: 'The bowl is empty.' });
    world.clock.set(new Date(Date.parse(START) + DAY_MS).toISOString());
    expect((await open()).status).toBe(200);
  });

  test('comes back with its story, though a parent adds a mission afterwards', async () => {
    await complete(family.hero, await world.addMission(family));
    await world.addMission(family);
    world.clock.set(new Date(Date.parse(START) + DAY_MS).toISOString());
    expect((await open()).status).toBe(200);
  });

  test('does not come back of a hero who takes back what was sent', async () => {
    const [first, last] = [await world.addMission(family), await world.addMission(family)];
    const id = await complete(family.hero, first);
    await complete(family.hero, last);
    await family.hero.browser.send(`POST /api/habit-completions/${id}/withdraw`);
    world.clock.set(new Date(Date.parse(START) + DAY_MS).toISOString());
    expect((await open()).status).toBe(204);
  });

  test('is told once, however many devices ask at the same moment', async () => {
    await makeTrip(world, family);
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 204, 204]);
    expect((await findsOf()).filter(({ day }: { day: string | null }) => day)).toHaveLength(1);
  });
});

describe('the room', () => {
  const arrange = (items: object[]) => own(family.hero, 'PUT room', { items });
  const read = (by: Browser) => call(by, 'GET room');
  const at = (itemId: string, x = 0) => ({ itemId, x, y: 7, layer: 0 });

  test('is its hero’s to arrange and the family’s to see', async () => {
    const { find } = await findSomething();
    const items = [at(find.findId)];
    await arrange(items);
    expect((await read(sibling.browser)).body).toEqual({ items, owned: [] });
    await switchVisits(false);
    expect(outcome(await read(sibling.browser))).toEqual([403, 'FEATURE_DISABLED']);
    expect((await read(family.hero.browser)).status).toBe(200);
    expect(outcome(await call(sibling.browser, 'PUT room', { items: [] }))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await call(family.parent, 'PUT room', { items: [] }))).toEqual([403, 'FORBIDDEN']);
    for (const other of [strangers.parent, strangers.hero.browser]) {
      expect(outcome(await read(other))).toEqual([404, 'NOT_FOUND']);
    }
    expect((await read(family.parent)).body.items).toEqual(items);
  });
});

describe('backdrop, frame and pose', () => {
  const USUAL = NO_STYLE;
  const FOREST = { backdrop: 'backdrop-forest', frame: 'frame-leaf', pose: 'pose-wave' };
  const choose = (style: object) => own(family.hero, 'PUT style', style);
  const shown = async () => (await family.hero.browser.send('GET /api/auth/child')).body.style;
  // Paid past the rules, and taken back by the same hand before the ledgers are looked at.
  const reach = (totalXp: number) =>
    world.sql`update children set total_xp = ${totalXp} where id = ${family.hero.id}`;
  const LEVEL_15 = 2310;

  test('are the usual ones until a level gives others, and then what the hero chose last, whole', async () => {
    expect(await shown()).toEqual(USUAL);
    expect(outcome(await choose(FOREST))).toEqual([409, 'ITEM_NOT_OWNED']);
    await reach(LEVEL_15);
    expect(outcome(await choose({ ...FOREST, backdrop: 'backdrop-snow' }))).toEqual([409, 'ITEM_NOT_OWNED']);
    expect(await shown()).toEqual(USUAL);
    const { status, body } = await choose(FOREST);
    expect([status, body.id, body.style]).toEqual([200, family.hero.id, FOREST]);
    expect((await choose(FOREST)).body.style).toEqual(FOREST);
    expect((await choose({ ...USUAL, frame: 'frame-wave' })).body.style).toEqual({
      ...USUAL,
      frame: 'frame-wave',
    });
    expect(await shown()).toEqual({ ...USUAL, frame: 'frame-wave' });
    await reach(0);
  });
});

describe('cheers', () => {
  const cheer = (toChildId: string, name = 'hug') =>
    own(family.hero, 'POST cheers', { toChildId, cheer: name });
  const received = async (hero: Hero) => (await own(hero, 'GET cheers')).body;

  test('arrive with the sender’s name, newest first, and at once', async () => {
    const start = (await sibling.browser.send('GET /api/sync/child-family-data')).body.lastSyncTime;
    const first = (await cheer(sibling.id)).body;
    world.clock.advance(1000);
    const second = (await cheer(sibling.id, 'rocket')).body;
    expect(first).toMatchObject({ fromChildId: family.hero.id, fromName: 'Max', cheer: 'hug', at: START });
    expect(await received(sibling)).toEqual([second, first]);
    expect(await received(family.hero)).toEqual([]);
    const news = await sibling.browser.send(
      `GET /api/sync/child-family-data?lastSyncTime=${encodeURIComponent(start)}`,
    );
    const told = news.body.syncEvents.filter(({ entity }: { entity: string }) => entity === 'cheer');
    expect(told.map(({ entityId }: { entityId: string }) => entityId)).toEqual([first.id, second.id]);
  });

  test('are five a day in all, however fast; the next day has new ones', async () => {
    const third = await world.addHero(family, 'Tom');
    const sent = await Promise.all(
      [sibling, third, sibling, third, sibling, third, sibling].map(({ id }) => cheer(id)),
    );
    expect(sent.map(outcome).sort()).toEqual([
      ...Array.from({ length: 5 }, () => [201, undefined]),
      ...Array.from({ length: 2 }, () => [409, 'CHEERS_USED']),
    ]);
    world.clock.advance(DAY_MS);
    expect((await cheer(sibling.id)).status).toBe(201);
  });

  test('go to siblings alone', async () => {
    expect(outcome(await cheer(family.hero.id))).toEqual([400, 'BAD_REQUEST']);
    expect(outcome(await cheer(strangers.hero.id))).toEqual([404, 'NOT_FOUND']);
    expect(await received(strangers.hero)).toEqual([]);
  });

  test('and siblings are there while visits are on', async () => {
    const siblings = async () => (await own(family.hero, 'GET siblings')).body;
    expect(await siblings()).toEqual([
      {
        id: sibling.id,
        name: 'Mia',
        avatarType: 'robot',
        avatarUrl: null,
        equippedGear: [],
        style: NO_STYLE,
      },
    ]);
    await cheer(sibling.id);
    await switchVisits(false);
    expect(await siblings()).toEqual([]);
    expect(outcome(await cheer(sibling.id))).toEqual([403, 'FEATURE_DISABLED']);
    const reading = await own(sibling, 'GET cheers');
    expect(outcome(reading)).toEqual([403, 'FEATURE_DISABLED']);
  });
});
