import { savePhoto } from '@herohood/api/media/save-picture';
import { dataUrlOf } from '@herohood/api/testing/photos';
import type { FamilyId } from '@herohood/db/family/family-id';
import { MAX_PHOTO_BYTES } from '@herohood/domain/media/photo';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, openWorld, type World } from '../contract/contract-world';
import { LONGEST_BLOCK_MS, sureBlock } from './loop-watch';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(() => world.close());

const save = (bytes: Uint8Array) =>
  savePhoto({ ...world.server.ports, familyId: family.id as FamilyId }, dataUrlOf(bytes));
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

test('100 pictures one after another leave no memory behind', async () => {
  const bytes = await flat(2_400, 1_800).jpeg().toBuffer();
  for (let at = 0; at < 20; at += 1) await save(bytes);
  const before = process.memoryUsage.rss();
  for (let at = 0; at < 80; at += 1) await save(bytes);
  expect(process.memoryUsage.rss() - before).toBeLessThan(80 * 1024 * 1024);
});

test('a large picture keeps the server from nobody else', async () => {
  const bytes = await flat(8_000, 6_000).jpeg().toBuffer();
  const calm = await sureBlock(() => world.server.app.inject({ url: '/healthz' }));
  expect((await sureBlock(() => save(bytes))) - calm).toBeLessThan(LONGEST_BLOCK_MS);
});

test('the largest picture of a hero keeps the server from nobody else', async () => {
  const bytes = Buffer.alloc(MAX_PHOTO_BYTES);
  (await flat(1, 1).png().toBuffer()).copy(bytes);
  const avatarUrl = `data:image/png;base64,${bytes.toString('base64')}`;
  const payload = JSON.stringify({ avatarUrl });
  const call = () =>
    world.server.app.inject({
      method: 'PATCH',
      url: `/api/children/${family.hero.id}`,
      headers: { cookie: family.parent.cookieHeader(), 'content-type': 'application/json' },
      payload,
    });
  expect((await call()).statusCode).toBe(200);
  const calm = await sureBlock(() => world.server.app.inject({ url: '/healthz' }));
  expect((await sureBlock(call)) - calm).toBeLessThan(LONGEST_BLOCK_MS);
});
