import { deflateSync } from 'node:zlib';
import { WEBM } from '@herohood/api/testing/recordings';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Family, openWorld, type World } from '../contract/contract-world';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(() => world.close());

const send = (bytes: Uint8Array | string, type = 'image/png') => {
  const base64 = Buffer.from(bytes as string).toString('base64');
  return family.parent.send(`PATCH /api/children/${family.hero.id}`, {
    avatarUrl: `data:${type};base64,${base64}`,
  });
};
const read = (url: string) =>
  world.server.app.inject({ url, headers: { cookie: family.hero.browser.cookieHeader() } });
const stored = async () => (await world.sql`select count(*)::int as n from media_objects`)[0]?.n;

/** A chunk of a PNG; its check sum is left out, because nobody looks at it before the size. */
function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  return Buffer.concat([head, Buffer.from(name), data, Buffer.alloc(4)]);
}
/** A PNG that says it is so large; its pixels are nothing but zeros, a thousand to one. */
function png(width: number, height: number, more: Buffer = Buffer.alloc(0)): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(width * height, 1_000_000)));
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    head,
    chunk('IHDR', size),
    more,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SCRIPT = '<script>fetch("/api/family/export")</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

describe('what is no picture by its bytes is refused, whatever it is called', () => {
  test.each<[string, string | Buffer, string?]>([
    ['SVG', SVG, 'image/svg+xml'],
    ['SVG called PNG', SVG],
    ['a page that holds a picture', Buffer.concat([Buffer.from(SCRIPT), png(1, 1)])],
  ])('%s', async (_what, bytes, type) => {
    const before = await stored();
    const { status, body } = await send(bytes, type);
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(body.message).toBe('Only PNG, JPEG, WebP and GIF pictures can be used.');
    expect(await stored()).toBe(before);
  });
});

test.each<[string, Buffer]>([
  ['a GIF that is a script', Buffer.from(`GIF89a/*${'\u0000'.repeat(8)}*/=1;alert(1)//`, 'latin1')],
  ['a JPEG of nothing but a page', Buffer.from(`\xff\xd8\xff\xfe\x00\x40${SCRIPT}`, 'latin1')],
  ['a PNG that breaks off', png(1, 1).subarray(0, 60)],
])('%s is no picture that anybody could unpack', async (_what, bytes) => {
  expect((await send(bytes)).body.code).toBe('BAD_REQUEST');
});

test('a picture with a page behind it, and with where it was taken, is handed out as a picture and nothing else', async () => {
  const taken = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .withExif({
      IFD0: { Make: 'Camera of Mia' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(Buffer.concat([taken, Buffer.from(SCRIPT)]), 'text/html');
  expect(status).toBe(200);
  const { headers, rawPayload } = await read(body.avatarUrl);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  for (const word of ['script', 'Camera', 'Exif']) expect(rawPayload.includes(word)).toBe(false);
});

test.each([
  [60_000, 60_000],
  [10_001, 5_000],
])('a small file of %i × %i is refused, and never unpacked', async (width, height) => {
  const before = await stored();
  const bytes = png(width, height);
  expect(bytes.length).toBeLessThan(10_000);
  const { status, body } = await send(bytes);
  expect([status, body.code]).toEqual([413, 'TOO_LARGE']);
  expect(await stored()).toBe(before);
});

test('a recording that is a page besides is handed out as sound', async () => {
  const { uploadURL } = (await family.parent.send('POST /api/objects/upload')).body;
  const { pathname, search } = new URL(uploadURL);
  const bytes = Buffer.concat([WEBM, Buffer.from(SCRIPT)]);
  const sent = await world.server.app.inject({
    method: 'PUT',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'audio/webm' },
    payload: bytes,
  });
  expect(sent.statusCode).toBe(200);
  const { headers } = await read(pathname);
  expect(headers).toMatchObject({ 'content-type': 'audio/webm', 'x-content-type-options': 'nosniff' });
});
