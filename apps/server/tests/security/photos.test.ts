import { savePhoto } from '@herohood/api/media/save-photo';
import { dataUrlOf } from '@herohood/api/testing/photos';
import { codeOf } from '@herohood/api/testing/refused';
import type { FamilyId } from '@herohood/db/family/family-id';
import { MAX_PHOTO_BYTES } from '@herohood/domain/media/photo';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Family, openWorld, type World } from '../contract/contract-world';
import { snapshot } from '../testing/snapshot';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
  family = await world.family();
});
afterAll(() => world.close());

const save = (bytes: Uint8Array | string, type?: string) =>
  savePhoto(
    { ...world.server.ports, familyId: family.id as FamilyId },
    dataUrlOf(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, type),
  );
const keptOf = async (id: string) => Buffer.from((await world.server.ports.media.get(id)) ?? []);
const stored = async () =>
  (await world.sql`select count(*)::int as n from media_objects where stored_at is not null`)[0]?.n;

const SCRIPT = '<script>fetch("/api/family/export")</script>';
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('what is no photo is refused, whatever it is called', () => {
  test.each<[string, () => Promise<Buffer> | string, string]>([
    [
      'SVG',
      () => `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a page', () => `<!doctype html>${SCRIPT}`, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an archive', () => 'PK\u0003\u0004', 'UNSUPPORTED_MEDIA_TYPE'],
    ['PDF', () => '%PDF-1.7', 'UNSUPPORTED_MEDIA_TYPE'],
    ['GIF', () => flat(9, 9).gif().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
    ['TIFF', () => flat(9, 9).tiff().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
    ['AVIF', () => flat(9, 9).avif().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a page before a picture',
      async () => Buffer.concat([Buffer.from(SCRIPT), await snapshot()]),
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a JPEG of noise', () => `\xff\xd8\xff\xe0\x00\x10JFIF\x00${'noise'.repeat(50)}`, 'BAD_REQUEST'],
    [
      'a JPEG that is cut short',
      async () => (await flat(900, 900).jpeg().toBuffer()).subarray(0, 2_000),
      'BAD_REQUEST',
    ],
    [
      'a PNG that is cut short',
      async () => (await flat(900, 900).png().toBuffer()).subarray(0, 900),
      'BAD_REQUEST',
    ],
    [
      'a WebP that is cut short',
      async () => (await flat(900, 900).webp().toBuffer()).subarray(0, 60),
      'BAD_REQUEST',
    ],
    [
      'a byte more than 5 MB',
      async () =>
        Buffer.concat([await snapshot(), Buffer.alloc(MAX_PHOTO_BYTES)]).subarray(0, MAX_PHOTO_BYTES + 1),
      'TOO_LARGE',
    ],
  ])('%s', async (_what, make, code) => {
    const before = await stored();
    for (const type of ['image/jpeg', 'text/html']) expect(await codeOf(save(await make(), type))).toBe(code);
    expect(await stored()).toBe(before);
  });
});

describe('a small file of many pixels is refused before it is unpacked', () => {
  const floods: [string, () => Promise<Buffer>][] = [
    ['PNG', async () => claim(await flat(9, 9).png().toBuffer(), 'IHDR', [4, 8])],
    [
      'JPEG',
      async () => {
        const bytes = await flat(9, 9).jpeg().toBuffer();
        const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
        bytes.writeUInt16BE(20_000, frame + 5);
        bytes.writeUInt16BE(20_000, frame + 7);
        return bytes;
      },
    ],
    [
      'WebP',
      async () => {
        const bytes = await flat(9, 9).webp().toBuffer();
        bytes.writeUInt16LE(16_000, 26);
        bytes.writeUInt16LE(16_000, 28);
        return bytes;
      },
    ],
  ];
  test.each(floods)('%s', async (_what, make) => {
    const { pictures } = world.server.ports;
    world.server.ports.pictures = { ...pictures, reencode: () => Promise.reject(new Error('Unpacked it.')) };
    const bytes = await make();
    expect(bytes.length).toBeLessThan(2_000);
    expect(await codeOf(save(bytes))).toBe('TOO_LARGE');
    world.server.ports.pictures = pictures;
  });
});

describe('what is hidden in a picture is not kept', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a page behind a JPEG', async () => Buffer.concat([await snapshot(), Buffer.from(SCRIPT)])],
    [
      'a page behind a PNG',
      async () => Buffer.concat([await flat(9, 9).png().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    [
      'a page behind a WebP',
      async () => Buffer.concat([await flat(9, 9).webp().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    [
      'a page in its notes',
      async () =>
        flat(9, 9)
          .withExif({ IFD0: { ImageDescription: SCRIPT } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'an archive behind it',
      async () => Buffer.concat([await snapshot(), Buffer.from(`PK\u0003\u0004${SCRIPT}`)]),
    ],
    ['a place', () => snapshot()],
  ])('%s', async (_what, make) => {
    const kept = await keptOf(await save(await make()));
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
    for (const word of [SCRIPT, 'PK\u0003\u0004', 'GPS', 'Exif', 'Mia'])
      expect(kept.includes(word)).toBe(false);
  });
});

function claim(bytes: Buffer, head: string, places: number[]): Buffer {
  const at = bytes.indexOf(head);
  for (const place of places) bytes.writeUInt32BE(20_000, at + place);
  return bytes;
}
