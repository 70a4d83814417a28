import { describe, expect, it } from 'vitest';
import { decideUpload, sniffAudio, UPLOAD_URL_LIFE_MS } from './recording';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const WEBM = [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84, ...ascii('webm')];

describe('a recording is what its bytes say', () => {
  it.each([
    ['webm', WEBM, 'audio/webm'],
    ['mp4', [0, 0, 0, 0x1c, ...ascii('ftypM4A ')], 'audio/mp4'],
    ['a matroska file that is no webm', [0x1a, 0x45, 0xdf, 0xa3, ...ascii('matroska')], null],
    ['a page named .webm', ascii('<html>webm'), null],
    ['nothing', [], null],
  ])('%s', (_, bytes, type) => {
    expect(sniffAudio(Uint8Array.from(bytes))).toBe(type);
  });
});

describe('an upload URL', () => {
  const issuedAt = new Date('2026-03-10T07:00:00Z');
  const later = (ms: number) => new Date(issuedAt.getTime() + ms);
  const expiresAt = later(UPLOAD_URL_LIFE_MS);

  it('takes one upload within five minutes', () => {
    expect(UPLOAD_URL_LIFE_MS).toBe(300_000);
    expect(decideUpload({ expiresAt, usedAt: null }, later(UPLOAD_URL_LIFE_MS - 1)).kind).toBe('accept');
    expect(decideUpload({ expiresAt, usedAt: null }, expiresAt)).toMatchObject({ code: 'GONE' });
    expect(decideUpload({ expiresAt, usedAt: later(1) }, later(2))).toMatchObject({ code: 'GONE' });
    expect(decideUpload({ expiresAt: null, usedAt: null }, later(2))).toMatchObject({ code: 'GONE' });
  });
});
