import { addPhoto, dataUrlOf } from '@herohood/api/testing/photos';
import { MAX_PHOTO_BYTES } from '@herohood/domain/media/photo';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { snapshot } from '../testing/snapshot';
import type { Browser } from './contract-client';
import { complete, type Family, openWorld, START, type World } from './contract-world';

let world: World;
let family: Family;
let done: string;
let photo: string;
let bytes: Buffer;

beforeAll(async () => {
  world = await openWorld();
  bytes = await snapshot();
});
beforeEach(async () => {
  world.clock.set(START);
  family = await world.family();
  done = await complete(family.hero, await world.addMission(family));
  photo = await give('completions', done);
});
afterAll(() => world.close());

const give = (table: 'completions' | 'proposals', id: string) =>
  addPhoto(world.server.ports, world.sql, { table, id, bytes });
async function propose(): Promise<string> {
  const proposal = { family_id: family.id, child_id: family.hero.id, kind: 'did', title: 'Built a den' };
  const [row] = await world.sql`insert into proposals ${world.sql(proposal)} returning id`;
  await give('proposals', row?.id);
  return row?.id;
}
const missionPhoto = (id = done) => `/api/habit-completions/${id}/photo`;
const proposalPhoto = (id: string) => `/api/proposals/${id}/photo`;
const answerTo = async (by: Browser, url: string) => {
  const { status, body } = await by.send(`GET ${url}`);
  return body?.code ? `${status} ${body.code}` : status;
};
const seenAt = async () =>
  (await world.sql`select photo_seen_at from completions where id = ${done}`)[0]?.photo_seen_at;
async function addParent(role: 'parent' | 'helper'): Promise<Browser> {
  const { id, browser } = await world.addNewcomer(family);
  await family.parent.send(`POST /api/family/join-requests/${id}/accept`, { role });
  return browser;
}
const get = (url: string, by: Browser = family.parent) =>
  world.server.app.inject({ url, headers: { cookie: by.cookieHeader() } });

describe('the picture of a mission', () => {
  test('is an upright JPEG that says nothing about where it was taken', async () => {
    const { statusCode, headers, rawPayload } = await get(missionPhoto());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringMatching(/^private\b/),
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 48, height: 64 });
    expect(bytes.includes('Camera of Mia')).toBe(true);
    expect(rawPayload.includes('Camera of Mia')).toBe(false);
  });

  test("is seen by the family's parents and helpers, and by that hero", async () => {
    const [second, helper] = [await addParent('parent'), await addParent('helper')];
    for (const by of [family.parent, second, helper, family.hero.browser]) {
      expect(await answerTo(by, missionPhoto())).toBe(200);
    }
  });

  test('is 404 for siblings, other families and unknown ids, and 401 or 403 for who is nobody here', async () => {
    const [sibling, other] = [await world.addHero(family), await world.family()];
    for (const by of [sibling.browser, other.parent, other.hero.browser]) {
      expect(await answerTo(by, missionPhoto())).toBe('404 NOT_FOUND');
    }
    for (const id of [photo, family.hero.id, 'nonsense', 'x'.repeat(300)]) {
      expect(await answerTo(family.parent, missionPhoto(id))).toBe('404 NOT_FOUND');
    }
    expect(await answerTo(world.browser(), missionPhoto())).toBe('401 UNAUTHORIZED');
    const { browser: waiting } = await world.addNewcomer(family);
    expect(await answerTo(waiting, missionPhoto())).toBe('403 WAITING_FOR_ACCEPTANCE');
  });

  test('is closed to its hero in emergency mode, and open to the parent', async () => {
    const emergency = (turn: string) =>
      family.parent.send(`POST /api/children/${family.hero.id}/emergency/${turn}`);
    await emergency('activate');
    expect(await answerTo(family.hero.browser, missionPhoto())).toBe('403 EMERGENCY_MODE');
    expect(await answerTo(family.parent, missionPhoto())).toBe(200);
    await emergency('deactivate');
    expect(await answerTo(family.hero.browser, missionPhoto())).toBe(200);
  });

  test('is read nowhere else, by nobody', async () => {
    const helper = await addParent('helper');
    for (const by of [family.parent, helper, family.hero.browser]) {
      expect(await answerTo(by, `/api/media/${photo}`)).toBe('404 NOT_FOUND');
    }
  });

  test('whose file was lost is 404, and nothing breaks', async () => {
    await world.server.ports.media.remove(photo);
    expect(await answerTo(family.parent, missionPhoto())).toBe('404 NOT_FOUND');
    expect((await family.parent.send(`POST /api/habit-completions/${done}/approve`)).status).toBe(200);
  });

  test('is asked for again by each look, and sent once', async () => {
    const { etag } = (await get(missionPhoto())).headers;
    const again = { cookie: family.parent.cookieHeader(), 'if-none-match': String(etag) };
    const url = missionPhoto();
    expect((await world.server.app.inject({ url, headers: again })).statusCode).toBe(304);
    await family.hero.browser.send(`POST /api/habit-completions/${done}/withdraw`);
    expect((await world.server.app.inject({ url, headers: again })).statusCode).toBe(404);
  });
});

describe("a parent's look", () => {
  test.each(['parent', 'helper'] as const)('of a %s is noted once', async (role) => {
    const by = await addParent(role);
    await get(missionPhoto(), by);
    const first = await seenAt();
    expect(new Date(first).toISOString()).toBe(START);
    world.clock.advance(60_000);
    await get(missionPhoto(), by);
    expect(await seenAt()).toEqual(first);
    const { body } = await family.parent.send('GET /api/pending-habits/all');
    expect(body).toMatchObject([{ completion: { id: done, photoSeen: true } }]);
  });

  test("is neither a hero's, nor one that only asks whether there is a picture, nor one in vain", async () => {
    await get(missionPhoto(), family.hero.browser);
    const cookie = family.parent.cookieHeader();
    const { headers } = await world.server.app.inject({
      method: 'HEAD',
      url: missionPhoto(),
      headers: { cookie },
    });
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
    await get(missionPhoto(), (await world.family()).parent);
    expect(await seenAt()).toBeNull();
  });

  test('is not what a list shows of it: a small square, on an address of its own', async () => {
    const small = await get(`${missionPhoto()}?size=small`);
    const { width, height } = await sharp(small.rawPayload).metadata();
    expect([small.statusCode, width, height]).toEqual([200, 132, 132]);
    const headers = { cookie: family.parent.cookieHeader(), 'if-none-match': String(small.headers.etag) };
    const again = await world.server.app.inject({ url: `${missionPhoto()}?size=small`, headers });
    expect(again.statusCode).toBe(304);
    expect(await seenAt()).toBeNull();
    expect((await world.server.app.inject({ url: missionPhoto(), headers })).statusCode).toBe(200);
    expect(await seenAt()).not.toBeNull();
    const { browser: sibling } = await world.addHero(family);
    expect(await answerTo(sibling, `${missionPhoto()}?size=small`)).toBe('404 NOT_FOUND');
  });

  test('at a browser of both is whose it says it is', async () => {
    const cookie = `${family.parent.cookieHeader()}; ${family.hero.browser.cookieHeader()}`;
    const look = (role: string) =>
      world.server.app.inject({ url: `${missionPhoto()}?role=${role}`, headers: { cookie } });
    expect((await look('child')).statusCode).toBe(200);
    expect(await seenAt()).toBeNull();
    expect((await look('parent')).statusCode).toBe(200);
    expect(await seenAt()).not.toBeNull();
    expect(await answerTo(family.parent, `${missionPhoto()}?role=child`)).toBe('401 UNAUTHORIZED');
  });
});

describe('the picture of a proposal', () => {
  test("is seen by the family's parents and that hero alone", async () => {
    const url = proposalPhoto(await propose());
    for (const by of [family.parent, await addParent('parent'), family.hero.browser]) {
      expect(await answerTo(by, url)).toBe(200);
    }
    expect(await answerTo(await addParent('helper'), url)).toBe('403 HELPER');
    const [sibling, other] = [await world.addHero(family), await world.family()];
    for (const by of [sibling.browser, other.parent, other.hero.browser]) {
      expect(await answerTo(by, url)).toBe('404 NOT_FOUND');
    }
    expect(await answerTo(family.parent, proposalPhoto(done))).toBe('404 NOT_FOUND');
  });
});

describe('a mission that needs a picture', () => {
  const ask = () => world.addMission(family, family.hero, { photo: 'required' });
  /** The same tap as REST and as tRPC take it. */
  const taps = {
    REST: (id: string, photo?: string) =>
      family.hero.browser.send(`POST /api/habits/${id}/complete`, { photo }),
    tRPC: async (id: string, photo?: string) => {
      const answer = await world.server.app.inject({
        method: 'POST',
        url: '/trpc/missions.complete',
        headers: { cookie: family.hero.browser.cookieHeader(), 'content-type': 'application/json' },
        payload: JSON.stringify({ id, photo }),
      });
      const { result, error } = answer.json();
      return { status: answer.statusCode, body: result?.data ?? error?.data };
    },
  };

  test.each(['REST', 'tRPC'] as const)(
    'over %s is refused without, and done with the largest one',
    async (way) => {
      const id = await ask();
      expect(await taps[way](id)).toMatchObject({ status: 400, body: { code: 'PHOTO_REQUIRED' } });
      const largest = Buffer.concat([bytes, Buffer.alloc(MAX_PHOTO_BYTES - bytes.length)]);
      const tooLarge = Buffer.concat([largest, Buffer.alloc(1)]);
      expect(await taps[way](id, dataUrlOf(tooLarge))).toMatchObject({
        status: 413,
        body: { code: 'TOO_LARGE' },
      });
      const { status, body } = await taps[way](id, dataUrlOf(largest));
      expect(status).toBeLessThan(202);
      expect(body.photoUrl).toBe(missionPhoto(body.id));
      const { rawPayload } = await get(body.photoUrl);
      expect(rawPayload.length).toBeLessThan(5_000);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 48, height: 64 });
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    },
  );

  test('is refused with what is none, in words', async () => {
    const id = await ask();
    const gif = await sharp(bytes).gif().toBuffer();
    for (const [photo, code] of [
      [dataUrlOf(gif), '415 UNSUPPORTED_MEDIA_TYPE'],
      [dataUrlOf(Buffer.from('<svg/>'), 'image/svg+xml'), '415 UNSUPPORTED_MEDIA_TYPE'],
      [dataUrlOf(bytes.subarray(0, bytes.length - 200)), '400 BAD_REQUEST'],
      ['https://elsewhere.example/a.jpg', '400 BAD_REQUEST'],
    ]) {
      const { status, body } = await taps.REST(id, photo);
      expect([`${status} ${body.code}`, body.message]).toEqual([code, expect.stringMatching(/\.$/)]);
    }
  });
});
