import { bringsFind } from '@herohood/domain/world/find';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { complete, DAY_MS, type Family, type Hero, openWorld, START, type World } from './contract-world';
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

describe('finds', () => {
  test('come with the approval, stay the same when it is said again, and go with its undo', async () => {
    const { id, find } = await findSomething();
    const [found] = await findsOf();
    expect(found).toEqual({
      ...{ ...find, completionId: id, foundAt: START, day: null, story: null },
      ...{ name: expect.any(String), art: expect.any(String) },
    });
    const again = await family.parent.send(`POST /api/habit-completions/${id}/approve`);
    expect(again.body.find).toEqual(find);
    const [listed] = (await own(family.hero, 'GET completions/today')).body;
    expect(listed).toMatchObject({ id, find });

    const undone = await family.parent.send(`POST /api/habit-completions/${id}/undo`);
    expect(undone.body.find).toBeNull();
    expect(await findsOf()).toEqual([]);
    const yes = await family.parent.send(`POST /api/habit-completions/${id}/approve`);
    expect(yes.body.find).not.toBeNull();
    expect(await findsOf()).toHaveLength(1);
  });

  test('are for their hero and the parents to see', async () => {
    await findSomething();
    expect((await call(family.parent, 'GET finds')).body).toEqual(await findsOf());
    expect(await findsOf(sibling)).toEqual([]);
    for (const other of [sibling.browser, strangers.parent, strangers.hero.browser]) {
      expect(outcome(await call(other, 'GET finds'))).toEqual([404, 'NOT_FOUND']);
    }
  });
});

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

  test('is told once, however many devices ask at the same moment', async () => {
    await makeTrip(world, family);
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 204, 204]);
    expect((await findsOf()).filter(({ day }: { day: string | null }) => day)).toHaveLength(1);
  });

  test('is not made on a day with something open; the one before is still to be told', async () => {
    await makeTrip(world, family);
    world.clock.advance(DAY_MS);
    expect((await open()).body.find.day).toBe('2026-03-09');
    world.clock.advance(DAY_MS);
    expect((await open()).status).toBe(204);
    expect((await findsOf()).filter(({ day }: { day: string | null }) => day)).toHaveLength(1);
  });

  test('that was sent and not yet approved counts', async () => {
    await complete(family.hero, await world.addMission(family));
    world.clock.advance(DAY_MS);
    expect((await open()).body.find.day).toBe('2026-03-10');
  });

  test('longer ago than a week is told no more', async () => {
    await makeTrip(world, family);
    world.clock.advance(7 * DAY_MS);
    expect((await open()).status).toBe(204);
  });
});

describe('the room', () => {
  const arrange = (items: object[]) => own(family.hero, 'PUT room', { items });
  const read = (by: Browser) => call(by, 'GET room');
  const at = (itemId: string, x = 0) => ({ itemId, x, y: 7, layer: 0 });
  /** The hero has reached a level. */
  const grow = (totalXp: number) =>
    // Paid past the rules, and taken back by the same hand before the ledgers are looked at.
    world.sql`update children set total_xp = ${totalXp} where id = ${family.hero.id}`;

  test('holds what its hero owns, and nothing else', async () => {
    const { find } = await findSomething();
    const empty = (await read(family.hero.browser)).body;
    expect(empty).toEqual({ items: [], owned: [{ itemId: find.findId, kind: 'find', count: 1 }] });
    for (const items of [
      [at('furniture-bed')],
      [at(find.findId), at(find.findId, 1)],
      [at('no-such-thing')],
    ]) {
      expect(outcome(await arrange(items))).toEqual([409, 'ITEM_NOT_OWNED']);
    }
    expect((await read(family.hero.browser)).body).toEqual(empty);
    const items = [at(find.findId, 3)];
    expect((await arrange(items)).body).toEqual({ ...empty, items });
    expect((await arrange(items)).body.items).toEqual(items);
    expect((await read(family.parent)).body).toEqual({ ...empty, items });
  });

  test('has furniture of the levels that were reached, and gear', async () => {
    await world.sql`update children set unlocked_gear = '{explorer-cap}' where id = ${family.hero.id}`;
    await grow(330);
    const { owned } = (await read(family.hero.browser)).body;
    expect(owned).toEqual([
      { itemId: 'furniture-bed', kind: 'furniture', count: 1 },
      { itemId: 'furniture-chair', kind: 'furniture', count: 1 },
      { itemId: 'explorer-cap', kind: 'gear', count: 1 },
    ]);
    const items = [at('furniture-bed'), at('explorer-cap', 1)];
    expect((await arrange(items)).status).toBe(200);
    await grow(0);
    expect((await read(family.hero.browser)).body.items).toEqual([at('explorer-cap', 1)]);
    await world.sql`update children set unlocked_gear = '{}' where id = ${family.hero.id}`;
  });

  test('loses the find that an undo takes, and has it back in its place when it comes again', async () => {
    const { id, find } = await findSomething();
    await arrange([at(find.findId, 5)]);
    await family.parent.send(`POST /api/habit-completions/${id}/undo`);
    expect((await read(family.hero.browser)).body).toEqual({ items: [], owned: [] });
    await family.parent.send(`POST /api/habit-completions/${id}/approve`);
    expect((await read(family.hero.browser)).body.items).toEqual([at(find.findId, 5)]);
  });

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
  const seenBySibling = async () => (await own(sibling, 'GET siblings')).body[0].style;
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

  test('go with the level that gave them, and come back with it', async () => {
    await reach(LEVEL_15);
    await choose(FOREST);
    await reach(800);
    expect(await shown()).toEqual({ ...FOREST, backdrop: null });
    expect(await seenBySibling()).toEqual({ ...FOREST, backdrop: null });
    await reach(0);
    expect(await shown()).toEqual(USUAL);
    await reach(LEVEL_15);
    expect(await shown()).toEqual(FOREST);
    await reach(0);
  });

  test('are the hero’s to choose and the family’s to see', async () => {
    await reach(LEVEL_15);
    await choose(FOREST);
    const [seen] = (await family.parent.send('GET /api/children')).body;
    expect(seen.style).toEqual(FOREST);
    expect(await seenBySibling()).toEqual(FOREST);
    expect(outcome(await call(family.parent, 'PUT style', USUAL))).toEqual([403, 'FORBIDDEN']);
    for (const other of [sibling.browser, strangers.hero.browser]) {
      expect(outcome(await call(other, 'PUT style', USUAL))).toEqual([404, 'NOT_FOUND']);
    }
    expect(await shown()).toEqual(FOREST);
    await reach(0);
  });

  test('reach the hero’s other devices at once, and of two choices the last one stands', async () => {
    await reach(LEVEL_15);
    const start = (await family.hero.browser.send('GET /api/sync/child-family-data')).body.lastSyncTime;
    await choose(FOREST);
    const news = await family.hero.browser.send(
      `GET /api/sync/child-family-data?lastSyncTime=${encodeURIComponent(start)}`,
    );
    expect(news.body.syncEvents).toEqual([
      expect.objectContaining({ type: 'updated', entity: 'child', entityId: family.hero.id }),
    ]);
    const answers = await Promise.all([choose(USUAL), choose(FOREST), choose(USUAL)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await choose({ ...FOREST, pose: null });
    expect(await shown()).toEqual({ ...FOREST, pose: null });
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

describe('the family switch for visits', () => {
  test('is on from the start, for the whole family, and in the list of acts once a change', async () => {
    expect((await family.parent.send('GET /api/auth/user')).body.siblingVisits).toBe(true);
    await switchVisits(true);
    await switchVisits(false);
    await switchVisits(false);
    expect((await family.parent.send('PATCH /api/family', {})).body.siblingVisits).toBe(false);
    const acts = (await family.parent.send('GET /api/family/audit')).body;
    expect(acts.filter(({ act }: { act: string }) => act === 'family.visits_changed')).toEqual([
      expect.objectContaining({ summary: 'Ada switched visits between heroes off' }),
    ]);
    expect((await strangers.parent.send('GET /api/auth/user')).body.siblingVisits).toBe(true);
  });

  test('reaches the heroes’ devices, and what was there is there again', async () => {
    const sent = (await own(family.hero, 'POST cheers', { toChildId: sibling.id, cheer: 'star' })).body;
    const start = (await sibling.browser.send('GET /api/sync/child-family-data')).body.lastSyncTime;
    await switchVisits(false);
    const news = await sibling.browser.send(
      `GET /api/sync/child-family-data?lastSyncTime=${encodeURIComponent(start)}`,
    );
    expect(news.body.syncEvents.map(({ entity }: { entity: string }) => entity)).toEqual(['family']);
    await switchVisits(true);
    expect((await own(sibling, 'GET cheers')).body).toEqual([sent]);
  });
});
