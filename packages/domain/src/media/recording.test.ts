import { describe, expect, it } from 'vitest';
import {
  decideRecording,
  decideUpload,
  MAX_RECORDING_BYTES,
  sniffAudio,
  UPLOAD_URL_LIFE_MS,
} from './recording';

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

  it('may have 2 MB and not a byte more', () => {
    const bytes = new Uint8Array(MAX_RECORDING_BYTES + 1);
    bytes.set(WEBM);
    expect(decideRecording(bytes)).toEqual({ kind: 'refused', code: 'TOO_LARGE' });
    expect(decideRecording(bytes.subarray(1))).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(decideRecording(bytes.subarray(0, -1))).toEqual({ kind: 'accept', type: 'audio/webm' });
  });
});

it('refuses bytes that are not what they were sent as', () => {
  const webm = Uint8Array.from(WEBM);
  expect(decideRecording(webm, 'audio/webm').kind).toBe('accept');
  expect(decideRecording(webm, 'audio/mp4')).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  expect(decideRecording(new Uint8Array(), 'audio/webm')).toMatchObject({ code: 'BAD_REQUEST' });
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
