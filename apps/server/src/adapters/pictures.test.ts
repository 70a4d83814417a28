import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { reencode, shrink } from './read-here';

/** Left half red, right half blue, so that a turned one can be told. */
function plain(width = 400, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);
}

const withPlace = {
  IFD0: { Make: 'Camera of Mia', ImageDescription: 'our house' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 31/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 24/1 0/1',
  },
};

async function pixelAt(bytes: Uint8Array, left: number, top: number) {
  const raw = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...raw].map((value) => (value > 127 ? 1 : 0));
}

const reencoded = (bytes: Uint8Array) => reencode(bytes, 1_600);

describe('a picture that is packed anew', () => {
  test('says nothing about where and with what it was taken', async () => {
    const before = await plain()
      .withExif(withPlace)
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Mia</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(before).metadata()).exif?.includes('Camera of Mia')).toBe(true);
    const after = await reencoded(before);
    const { format, exif, icc, xmp, iptc, orientation, comments, space } = await sharp(after).metadata();
    expect({ format, exif, icc, xmp, iptc, orientation, comments, space }).toEqual({
      format: 'jpeg',
      space: 'srgb',
    });
    for (const word of ['Mia', 'Exif', 'house']) expect(Buffer.from(after).includes(word)).toBe(false);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('stands upright, as a turned %s says', async (format) => {
    const before = await plain().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    const after = await reencoded(before);
    expect(await sharp(after).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 400 });
    expect([await pixelAt(after, 100, 20), await pixelAt(after, 100, 380)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  test('is at most 1,600 pixels long, and a small one stays small', async () => {
    expect(
      await sharp(await reencoded(await plain(4_000, 3_000).jpeg().toBuffer())).metadata(),
    ).toMatchObject({ width: 1_600, height: 1_200 });
    expect(await sharp(await reencoded(await plain(40, 30).png().toBuffer())).metadata()).toMatchObject({
      width: 40,
      height: 30,
    });
  });

  test('is white where it was see-through', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await pixelAt(await reencoded(clear), 4, 4)).toEqual([1, 1, 1]);
  });

  test.each(['webp', 'gif'] as const)('of an animated %s is its first frame', async (format) => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const before = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(before).metadata()).pages).toBe(2);
    const after = await reencoded(before);
    expect(await sharp(after).metadata()).toMatchObject({ width: 16, height: 16 });
    expect(await pixelAt(after, 8, 8)).toEqual([1, 0, 0]);
  });

  test.each(['<!doctype html><script>alert(1)</script>', 'PK\x03\x04 a zip'])(
    'loses what was hidden behind it: %j',
    async (hidden) => {
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        const before = Buffer.concat([await plain().toFormat(format).toBuffer(), Buffer.from(hidden)]);
        expect(Buffer.from(await reencoded(before)).includes(hidden)).toBe(false);
      }
    },
  );
});

describe('what is no picture is refused', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut short', async (format) => {
    const whole = await plain(800, 600).toFormat(format).toBuffer();
    for (const part of [0.1, 0.5, 0.9])
      await expect(reencoded(whole.subarray(0, whole.length * part))).rejects.toThrow();
  });

  test('of a kind that is not read: SVG, TIFF, AVIF', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const others = await Promise.all(
      (['tiff', 'avif'] as const).map((format) => plain(40, 20).toFormat(format).toBuffer()),
    );
    for (const bytes of [svg, ...others]) await expect(reencoded(bytes)).rejects.toThrow();
  });

  test('that unpacks to more than 50 megapixels, whatever stands around it', async () => {
    const started = process.memoryUsage().rss;
    await expect(reencoded(floodPng(20_000, 20_000))).rejects.toThrow();
    const jpeg = await plain(400, 200).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(20_000, frame + 5);
    jpeg.writeUInt16BE(20_000, frame + 7);
    await expect(reencoded(jpeg)).rejects.toThrow();
    expect(process.memoryUsage().rss - started).toBeLessThan(100 * 1024 * 1024);
  });
});

test('what a list shows is a square out of the middle', async () => {
  const wide = await plain(1_600, 800).jpeg().toBuffer();
  const small = await shrink(wide);
  expect(await sharp(small).metadata()).toMatchObject({ width: 132, height: 132, format: 'jpeg' });
  expect([await pixelAt(small, 10, 66), await pixelAt(small, 122, 66)]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
  expect(small.length).toBeLessThan(2_000);
  await expect(shrink(wide.subarray(0, 200))).rejects.toThrow();
});

/** A PNG of a few bytes that claims so many pixels. */
function floodPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
