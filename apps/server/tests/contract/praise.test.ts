import { WEBM } from '@herohood/api/testing/recordings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { complete, type Family, openWorld, START, type World } from './contract-world';

let world: World;
let family: Family;
let done: string;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.clock.set(START);
  family = await world.family();
  done = await complete(family.hero, await world.addMission(family));
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const approve = (body?: object, by: Browser = family.parent, id = done) =>
  by.send(`POST /api/habit-completions/${id}/approve`, body);
const praiseOf = async (by: Browser = family.hero.browser, query = '') =>
  (await by.send(`GET /api/children/${family.hero.id}/praise${query}`)).body;
const give = (body: object) =>
  family.parent.send(`POST /api/children/${family.hero.id}/reward-transactions`, {
    ...{ type: 'bonus_earned', source: 'parent_bonus', description: 'Good behavior bonus', amount: 10 },
    ...body,
  });
async function addHelper(): Promise<Browser> {
  const { id, browser } = await world.addNewcomer(family);
  await family.parent.send(`POST /api/family/join-requests/${id}/accept`, { role: 'helper' });
  return browser;
}
/** Sends a voice note there and answers the address to name. */
async function record(by: Browser = family.parent, size = WEBM.length): Promise<string> {
  const { uploadURL } = (await by.send('POST /api/objects/upload')).body;
  const bytes = Buffer.alloc(size);
  Buffer.from(WEBM).copy(bytes);
  const { pathname, search } = new URL(uploadURL);
  const sent = await by.send(`PUT ${pathname}${search}`, undefined, {
    ...{ raw: bytes, headers: { 'content-type': 'audio/webm' } },
  });
  expect(sent.status).toBe(200);
  return uploadURL.split('?')[0];
}
const statusOf = async (by: Browser, url: string) => (await by.send(`GET ${url}`)).status;

describe('an approval', () => {
  test('carries sticker, line and voice to the hero, by the first name of whoever praised', async () => {
    const voice = await record();
    const praise = { sticker: 'sticker-07', message: 'So tidy!', voice };
    const voiceUrl = new URL(voice).pathname;
    const said = { sticker: 'sticker-07', message: 'So tidy!', voiceUrl };
    expect((await approve({ praise })).body).toMatchObject({ feedback: 'So tidy!', praise: said });
    const { firstName } = (await family.parent.send('GET /api/auth/user')).body;
    const kept = { ...said, completionId: done, from: firstName, at: START };
    for (const by of [family.hero.browser, family.parent]) expect(await praiseOf(by)).toEqual([kept]);
    const [shown] = (await family.hero.browser.send(`GET /api/children/${family.hero.id}/completions`)).body;
    expect(shown.praise).toEqual(said);
    const [decision] = (await family.parent.send('GET /api/decisions')).body;
    expect(decision.summary).toContain('"So tidy!", sticker Red heart, voice note');
  });

  test('may say one of the three, or nothing', async () => {
    expect((await approve({ praise: {} })).body.praise).toBeNull();
    expect(await praiseOf()).toEqual([]);
    for (const praise of [{ sticker: 'sticker-24' }, { message: 'Yes!' }, { voice: await record() }]) {
      const id = await complete(family.hero, await world.addMission(family));
      expect((await approve({ praise }, family.parent, id)).status).toBe(200);
    }
    expect(await praiseOf()).toHaveLength(3);
  });

  test('takes message as short for praise.message; both and different are 400 and approve nothing', async () => {
    const refused = await approve({ message: 'Good', praise: { message: 'Bad' } });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect((await family.parent.send('GET /api/pending-habits/all')).body).toHaveLength(1);
    expect((await approve({ message: 'Good', praise: { message: 'Good' } })).body).toMatchObject({
      ...{ feedback: 'Good', praise: { message: 'Good', sticker: null, voiceUrl: null } },
    });
  });

  test('again keeps the first praise, and a new yes after an undo brings its own', async () => {
    await approve({ praise: { sticker: 'sticker-01' } });
    const again = await approve({ message: 'Later words', praise: { sticker: 'sticker-02' } });
    expect([again.status, again.body.praise]).toEqual([
      200,
      { sticker: 'sticker-01', message: null, voiceUrl: null },
    ]);
    const undone = await family.parent.send(`POST /api/habit-completions/${done}/undo`);
    expect([undone.body.praise, undone.body.feedback, await praiseOf()]).toEqual([null, null, []]);
    expect((await approve({ praise: { sticker: 'sticker-02' } })).body.praise.sticker).toBe('sticker-02');
    expect((await praiseOf()).map(({ sticker }: { sticker: string }) => sticker)).toEqual(['sticker-02']);
  });

  test('by the timer and for all at once says nothing', async () => {
    await family.parent.send('POST /api/inbox/approve-all', {});
    expect(await praiseOf()).toEqual([]);
  });

  test('by a helper praises too, under their name, and they read no list of praise', async () => {
    const helper = await addHelper();
    await approve({ praise: { voice: await record(helper), sticker: 'sticker-06' } }, helper);
    const { firstName } = (await helper.send('GET /api/auth/user')).body;
    expect((await praiseOf())[0].from).toBe(firstName);
    expect(await praiseOf(helper)).toMatchObject({ code: 'HELPER' });
  });
});

describe('a voice note', () => {
  test('is heard by its hero and the parents alone: siblings, helpers and strangers get 404', async () => {
    const voice = await record();
    const path = new URL(voice).pathname;
    await approve({ praise: { voice } });
    const [sibling, helper] = [await world.addHero(family), await addHelper()];
    const stranger = await world.family();
    for (const by of [family.parent, family.hero.browser]) expect(await statusOf(by, path)).toBe(200);
    const others = [sibling.browser, helper, stranger.parent, stranger.hero.browser];
    for (const by of others) expect(await statusOf(by, path)).toBe(404);
    await family.parent.send(`POST /api/habit-completions/${done}/undo`);
    for (const by of [...others, family.hero.browser]) expect(await statusOf(by, path)).toBe(404);
    await approve({ praise: { voice } });
    expect(await statusOf(family.hero.browser, path)).toBe(200);
  });

  test('is one of the family’s own uploads', async () => {
    const stranger = await world.family();
    const theirs = await record(stranger.parent);
    const { uploadURL } = (await family.parent.send('POST /api/objects/upload')).body;
    const [empty] = uploadURL.split('?');
    for (const voice of [theirs, empty, 'https://elsewhere.example/a.webm', '/api/media/nonsense']) {
      const answer = await approve({ praise: { sticker: 'sticker-01', voice } });
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    }
    expect(await praiseOf()).toEqual([]);
  });

  test('has at most 300 kB', async () => {
    const most = 300 * 1024;
    const large = await approve({ praise: { voice: await record(family.parent, most + 1) } });
    expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
    expect((await approve({ praise: { voice: await record(family.parent, most) } })).status).toBe(200);
  });
});

describe('My praise', () => {
  test('has 50 a page, the newest first, until all were seen', async () => {
    await family.parent.send(`POST /api/habit-completions/${done}/reject`, { message: 'Once more' });
    for (let index = 0; index < 53; index += 1) {
      world.clock.advance(1000);
      await give({ message: `Nice ${index}`, amount: 1 });
    }
    const first = await praiseOf();
    expect([first.length, first[0].message, first[0].completionId]).toEqual([50, 'Nice 52', null]);
    const second = await praiseOf(family.hero.browser, `?before=${first.at(-1).at}`);
    expect(second.map(({ message }: { message: string }) => message)).toEqual(['Nice 2', 'Nice 1', 'Nice 0']);
  });

  test('keeps the words of a bonus while it counts', async () => {
    const bonus = (await give({ message: 'You helped Grandpa.' })).body;
    expect(bonus).toMatchObject({ message: 'You helped Grandpa.', status: 'approved' });
    await give({});
    await give({ message: 'Waits', requiresApproval: true });
    expect((await praiseOf()).map(({ message }: { message: string }) => message)).toEqual([bonus.message]);
    await family.parent.send(`POST /api/reward-transactions/${bonus.id}/undo`);
    expect(await praiseOf()).toEqual([]);
  });
});
