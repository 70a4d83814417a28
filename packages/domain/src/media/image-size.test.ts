import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AVATARS, decidePhoto } from './decide-photo';
import type { ImageType } from './image';
import { imageCost } from './image-size';
import { MAX_PHOTO_PIXELS } from './photo';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const u32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const u16 = (n: number) => [n >>> 8, n & 255];
const little16 = (n: number) => [n & 255, n >>> 8];
const little24 = (n: number) => [n & 255, (n >>> 8) & 255, n >>> 16];

/** `kind`: bits, colours, and whether it is interlaced. */
const png = (w: number, h: number, [bits, colours, interlaced] = [8, 2, 0]) =>
  bytesOf(...[[0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(w), u32(h)], [
    bits!,
    colours!,
    0,
    0,
    interlaced!,
  ]);
const webp = (chunk: string, rest: number[]) => bytesOf('RIFF', u32(0), 'WEBP', chunk, u32(0), rest);
const gif = (screen: [number, number], frame: [number, number] = [1, 1], flags = 0) =>
  bytesOf(
    'GIF89a',
    ...[little16(screen[0]), little16(screen[1]), [flags, 0, 0], Array(flags & 0x80 ? 6 : 0).fill(9)],
    ...[
      [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
      [0x2c],
      little16(0),
      little16(0),
      little16(frame[0]),
      little16(frame[1]),
    ],
  );
const jpeg = (
  w: number,
  h: number,
  { sof = 0xc0, components = 3, scans = 1, id = 7, between = [] as number[] } = {},
) =>
  bytesOf(
    ...[[0xff, 0xd8], [0xff, 0xe0], u16(4), [0, 0], [0xff, 0xff, 0xc4], u16(3), [0]],
    ...[[0xff, sof], u16(8), [8], u16(h), u16(w), [components]],
    // In the scan: a byte 0xFF, and a marker that restarts it.
    ...Array.from({ length: scans }, () => [
      0xff,
      0xda,
      ...u16(5),
      1,
      id,
      0xda,
      0xff,
      0,
      9,
      0xff,
      0xd3,
      9,
      ...between,
    ]),
    [0xff, 0xd9],
  );

describe('a picture says how large it is', () => {
  it.each<[string, Uint8Array, ImageType]>([
    ['PNG', png(640, 480), 'image/png'],
    ['GIF', gif([640, 480]), 'image/gif'],
    ['GIF with colours', gif([640, 480], [1, 1], 0x80), 'image/gif'],
    ['GIF whose frame is larger than itself', gif([1, 1], [640, 480]), 'image/gif'],
    ['JPEG', jpeg(640, 480), 'image/jpeg'],
    ['progressive JPEG', jpeg(640, 480, { sof: 0xc2 }), 'image/jpeg'],
    ['WebP', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little16(640), ...little16(480)]), 'image/webp'],
    [
      'lossless WebP',
      webp('VP8L', [0x2f, ...[...new Uint8Array(Uint32Array.of(639 | (479 << 14)).buffer)]]),
      'image/webp',
    ],
    ['WebP with more', webp('VP8X', [0, 0, 0, 0, ...little24(639), ...little24(479)]), 'image/webp'],
  ])('%s', (_name, bytes, type) => {
    expect(imageCost(bytes, type)).toMatchObject({ width: 640, height: 480, scans: 1 });
    for (let end = 0; end < bytes.length; end += 1) imageCost(bytes.subarray(0, end), type);
  });

  it('or not, and never throws on any bytes', () => {
    const types: ImageType[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        for (const type of types) imageCost(bytes, type);
      }),
    );
  });
});

const judged = (bytes: Uint8Array) => {
  const decision = decidePhoto(bytes, AVATARS);
  return decision.kind === 'accept' ? decision.kind : decision.code;
};

it.each<[string, Uint8Array]>([
  ['PNG', png(60_000, 60_000)],
  ['PNG, narrow and without end', png(2 ** 31 - 1, 1)],
  ['PNG of a row that fills the memory', png(49_000_000, 1)],
  ['interlaced PNG of 16 bits', png(7_000, 7_000, [16, 6, 1])],
  ['GIF', gif([65_535, 65_535])],
  ['GIF by its frame', gif([1, 1], [65_535, 65_535])],
  ['JPEG', jpeg(65_500, 65_500)],
  ['progressive JPEG with four components', jpeg(7_008, 7_008, { sof: 0xc2, components: 4 })],
  ['JPEG of many scans', jpeg(3_500, 3_500, { sof: 0xc2, scans: 101 })],
  ['JPEG whose scans speak of a part 255', jpeg(3_500, 3_500, { sof: 0xc2, scans: 101, id: 0xff })],
  [
    'JPEG with bytes between its scans',
    jpeg(3_500, 3_500, { sof: 0xc2, scans: 101, between: [0xff, 0xfe, 0, 2, 8] }),
  ],
  ['WebP', webp('VP8X', [0, 0, 0, 0, ...little24(16_777_215), ...little24(16_777_215)])],
])('a %s is too large, however few its bytes are', (_name, bytes) => {
  expect(judged(bytes)).toBe('TOO_LARGE');
});

it.each<[string, Uint8Array]>([
  ['50 megapixels', jpeg(5_000, MAX_PHOTO_PIXELS / 5_000)],
  ['25 megapixels, progressive', jpeg(5_000, 5_000, { sof: 0xc2, scans: 12 })],
  ['a screen, with transparency', png(3_000, 3_000, [8, 6, 1])],
])('what cameras and screens make is taken: %s', (_name, bytes) => {
  expect(judged(bytes)).toBe('accept');
});

it.each([0xc3, 0xc5, 0xc9, 0xca, 0xcf])('a JPEG of a kind that no camera writes is none: %i', (sof) => {
  expect(judged(jpeg(640, 480, { sof }))).toBe('BAD_REQUEST');
});
