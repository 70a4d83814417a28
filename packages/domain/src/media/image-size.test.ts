import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideImage, type ImageType, MAX_IMAGE_PIXELS } from './image';
import { imageSize } from './image-size';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const u32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const u16 = (n: number) => [n >>> 8, n & 255];
const little16 = (n: number) => [n & 255, n >>> 8];
const little24 = (n: number) => [n & 255, (n >>> 8) & 255, n >>> 16];

const png = (w: number, h: number) =>
  bytesOf([0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(w), u32(h));
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
const jpeg = (w: number, h: number, sof = 0xc0) =>
  bytesOf(
    ...[[0xff, 0xd8], [0xff, 0xe0], u16(4), [0, 0], [0xff, 0xff, 0xc4], u16(3), [0]],
    ...[[0xff, sof], u16(11), [8], u16(h), u16(w)],
  );

describe('a picture says how large it is', () => {
  it.each<[string, Uint8Array, ImageType]>([
    ['PNG', png(640, 480), 'image/png'],
    ['GIF', gif([640, 480]), 'image/gif'],
    ['GIF with colours', gif([640, 480], [1, 1], 0x80), 'image/gif'],
    ['GIF whose frame is larger than itself', gif([1, 1], [640, 480]), 'image/gif'],
    ['JPEG', jpeg(640, 480), 'image/jpeg'],
    ['progressive JPEG', jpeg(640, 480, 0xc2), 'image/jpeg'],
    ['WebP', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little16(640), ...little16(480)]), 'image/webp'],
    [
      'lossless WebP',
      webp('VP8L', [0x2f, ...[...new Uint8Array(Uint32Array.of(639 | (479 << 14)).buffer)]]),
      'image/webp',
    ],
    ['WebP with more', webp('VP8X', [0, 0, 0, 0, ...little24(639), ...little24(479)]), 'image/webp'],
  ])('%s', (_name, bytes, type) => {
    expect(imageSize(bytes, type)).toEqual({ width: 640, height: 480 });
    for (let end = 0; end < bytes.length; end += 1) imageSize(bytes.subarray(0, end), type);
  });

  it('or not, and never throws on any bytes', () => {
    const types: ImageType[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        for (const type of types) imageSize(bytes, type);
      }),
    );
  });
});

describe('a picture that would fill a device’s memory', () => {
  it.each<[string, Uint8Array]>([
    ['PNG', png(60_000, 60_000)],
    ['PNG, narrow and without end', png(2 ** 31 - 1, 1)],
    ['GIF', gif([65_535, 65_535])],
    ['GIF by its frame', gif([1, 1], [65_535, 65_535])],
    ['JPEG', jpeg(65_500, 65_500)],
    ['WebP', webp('VP8X', [0, 0, 0, 0, ...little24(16_777_215), ...little24(16_777_215)])],
  ])('%s is too large, however few its bytes are', (_name, bytes) => {
    expect(decideImage(bytes)).toEqual({ kind: 'refused', code: 'TOO_LARGE' });
  });

  it('has more pixels than any phone photographs within 5 MB', () => {
    expect(decideImage(png(5_000, MAX_IMAGE_PIXELS / 5_000)).kind).toBe('accept');
    expect(decideImage(png(5_000, MAX_IMAGE_PIXELS / 5_000 + 1)).kind).toBe('refused');
  });
});
