import { describe, expect, it } from 'vitest';
import { decodedSize, parseDataUrl, sniffImage } from './image';
import { MAX_PHOTO_BYTES } from './photo';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const PNG = bytesOf([0x89], 'PNG\r\n', [0x1a], '\n', 'rest');

describe('a data URL', () => {
  it.each([
    ['data:image/png;base64,AAAA', 'image/png', 'AAAA'],
    ['data:IMAGE/PNG;base64,AA==', 'image/png', 'AA=='],
    ['data:audio/webm;codecs=opus;base64,AAA=', 'audio/webm', 'AAA='],
    ['data:image/png;base64,AAA', 'image/png', 'AAA='],
    ['data:image/png;base64,A-_', 'image/png', 'A+/='],
    [`data:image/png;base64,${'A'.repeat(76)}\r\nAAA=\r\n`, 'image/png', `${'A'.repeat(79)}=`],
  ])('%s', (url, type, base64) => {
    expect(parseDataUrl(url)).toEqual({ type, base64 });
  });

  it.each([
    '',
    'https://example.org/a.png',
    'data:image/png,AAAA',
    'data:image/png;base64,',
    'data:image/png;base64,A',
    'data:image/png;base64,AA=',
    'data:image/png;base64,\r\n',
    'data:image/png;base64,AA=A',
    'data:image/png;base64,A===',
    'data:image/png;base64,AA AA',
    'data:;base64,AAAA',
    'data:image/svg+xml;utf8,<svg>',
    `data:image/png;${'x'.repeat(300)};base64,AAAA`,
  ])('%s is malformed', (url) => {
    expect(parseDataUrl(url)).toBeNull();
  });

  it('tells the size without decoding', () => {
    expect(['AAAA', 'AAA=', 'AA=='].map(decodedSize)).toEqual([3, 2, 1]);
  });

  it('of the largest picture is read at once', () => {
    const base64 = 'A'.repeat((MAX_PHOTO_BYTES / 3) * 4 - (((MAX_PHOTO_BYTES / 3) * 4) % 4));
    expect(parseDataUrl(`data:image/png;base64,${base64}`)?.base64).toHaveLength(base64.length);
    expect(parseDataUrl(`data:image/png;base64,${base64}!AAA`)).toBeNull();
  });
});

describe('an image is what its bytes say', () => {
  it.each([
    ['png', PNG, 'image/png'],
    ['jpeg', bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['webp', bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
    ['gif', bytesOf('GIF89a'), 'image/gif'],
    ['old gif', bytesOf('GIF87a'), 'image/gif'],
    ['svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['html', bytesOf('<!doctype html>'), null],
    ['wav', bytesOf('RIFF', [1, 2, 3, 4], 'WAVEfmt '), null],
    ['cut short', bytesOf('GIF8'), null],
    ['nothing', bytesOf(), null],
  ])('%s', (_, bytes, type) => {
    expect(sniffImage(bytes)).toBe(type);
  });
});
