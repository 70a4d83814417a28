import { savePhoto } from '@herohood/api/media/save-picture';
import { dataUrlOf } from '@herohood/api/testing/photos';
import { codeOf } from '@herohood/api/testing/refused';
import type { FamilyId } from '@herohood/db/family/family-id';
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

const save = (bytes: Uint8Array) =>
  savePhoto({ ...world.server.ports, familyId: family.id as FamilyId }, dataUrlOf(bytes));

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

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

function claim(bytes: Buffer, head: string, places: number[]): Buffer {
  const at = bytes.indexOf(head);
  for (const place of places) bytes.writeUInt32BE(20_000, at + place);
  return bytes;
}
