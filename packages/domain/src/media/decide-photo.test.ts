import { describe, expect, it } from 'vitest';
import { decidePhoto } from './decide-photo';
import { MAX_PHOTO_BYTES } from './photo';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const two = (size: number) => [size >> 8, size & 255];
const jpeg = (width: number, height: number) =>
  bytesOf([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8], two(height), two(width), [3]);
const png = (width: number, height: number) =>
  bytesOf(
    [0x89],
    'PNG\r\n',
    [0x1a],
    '\n',
    [0, 0, 0, 13],
    'IHDR',
    [0, 0],
    two(width),
    [0, 0],
    two(height),
    [8, 2, 0, 0, 0],
  );
const ACCEPT = { kind: 'accept' };

describe('a picture of a mission', () => {
  it('is a JPEG, PNG or WebP of at most 50 megapixels', () => {
    for (const make of [jpeg, png]) {
      expect(decidePhoto(make(8_192, 6_103))).toEqual(ACCEPT);
      expect(decidePhoto(make(10_000, 5_000))).toEqual(ACCEPT);
      expect(decidePhoto(make(10_000, 5_001))).toMatchObject({ code: 'TOO_LARGE' });
    }
    const webp = bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 9, 0, 9, 0]);
    expect(decidePhoto(webp)).toEqual(ACCEPT);
  });

  it('has at most 5 MB', () => {
    const of = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(jpeg(9, 9));
      return decidePhoto(bytes);
    };
    expect(of(MAX_PHOTO_BYTES)).toEqual(ACCEPT);
    expect(of(MAX_PHOTO_BYTES + 1)).toMatchObject({ code: 'TOO_LARGE' });
  });

  it.each([
    ['a GIF', bytesOf('GIF89a', [9, 0, 9, 0, 0, 0, 0, 0x3b])],
    ['an SVG', bytesOf('<svg/>')],
    ['nothing', bytesOf()],
  ])('is not %s', (_what, bytes) => {
    expect(decidePhoto(bytes)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it.each([
    ['says no size', bytesOf([0xff, 0xd8, 0xff, 0xd9])],
    ['is cut short', jpeg(9, 9).slice(0, 8)],
    ['is as wide as nothing', jpeg(0, 9)],
  ])('is none when it %s', (_what, bytes) => {
    expect(decidePhoto(bytes)).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
