import { decideRecording, isLongerThan, MAX_RECORDING_BYTES } from '@herohood/domain/media/recording';
import { contentOf } from '@herohood/domain/media/recording-content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MP4, mp4Of, WEBM, webmOf } from '../../tests/testing/recordings';

/** As many bytes more as there may be, of nothing. */
const grown = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(WEBM);
  return bytes;
};

describe('what is taken as a recording', () => {
  test.each<[string, Uint8Array, string | null, string]>([
    ['webm with Opus', WEBM, 'audio/webm', 'audio/webm'],
    ['webm with Vorbis', webmOf(1, { codec: 'A_VORBIS' }), null, 'audio/webm'],
    ['mp4', MP4, 'audio/mp4', 'audio/mp4'],
    ['mp4 in fragments', mp4Of(60, { live: true }), 'audio/mp4', 'audio/mp4'],
    ['mp4 as macOS calls it', MP4, 'audio/x-m4a', 'audio/mp4'],
    ['mp4 as iOS calls it', MP4, 'audio/m4a', 'audio/mp4'],
    ['a minute, and the moment in which a recorder stops', webmOf(62), null, 'audio/webm'],
    ['the largest', grown(MAX_RECORDING_BYTES), 'audio/webm', 'audio/webm'],
    ['one that was cut short behind its head', webmOf(9).slice(0, 130), null, 'audio/webm'],
  ])('%s', (_what, ...[bytes, declared, type]) => {
    expect(decideRecording(bytes, declared)).toEqual({ kind: 'accept', type });
  });

  test.each<[string, Uint8Array, string | null, object]>([
    ['nothing', new Uint8Array(), null, { code: 'BAD_REQUEST' }],
    ['a byte too much', grown(MAX_RECORDING_BYTES + 1), null, { code: 'TOO_LARGE' }],
    ['75 seconds of webm', webmOf(75), null, { code: 'TOO_LARGE', isTooLong: true }],
    ['75 seconds of mp4', mp4Of(75), null, { code: 'TOO_LARGE', isTooLong: true }],
    [
      '75 seconds of mp4 in fragments',
      mp4Of(75, { live: true }),
      null,
      { code: 'TOO_LARGE', isTooLong: true },
    ],
    ['what it was not sent as', WEBM, 'audio/mp4', { code: 'UNSUPPORTED_MEDIA_TYPE' }],
    ['what is not known here', WEBM, 'audio/ogg', { code: 'UNSUPPORTED_MEDIA_TYPE' }],
    ['a film in webm', webmOf(1, { type: 1, codec: 'V_VP8' }), null, { code: 'UNSUPPORTED_MEDIA_TYPE' }],
    ['a film in mp4', mp4Of(1, { track: 'vide' }), null, { code: 'UNSUPPORTED_MEDIA_TYPE' }],
    ['a HEIC', mp4Of(1, { track: 'pict', brand: 'heic' }), null, { code: 'UNSUPPORTED_MEDIA_TYPE' }],
    ['a head alone', WEBM.slice(0, 24), null, { code: 'UNSUPPORTED_MEDIA_TYPE' }],
  ])('not %s', (_what, ...[bytes, declared, refusal]) => {
    expect(decideRecording(bytes, declared)).toEqual({ kind: 'refused', ...refusal });
  });

  test('a film with sound is one, too', () => {
    const [sound, film] = [mp4Of(1), mp4Of(1, { track: 'vide' })];
    expect(contentOf(Uint8Array.from([...sound, ...film]), 'audio/mp4')).toMatchObject({
      hasSound: true,
      hasPicture: true,
    });
  });

  test('a voice note has fewer seconds, counted in the same way', () => {
    expect([12, 13].map((seconds) => isLongerThan(10, webmOf(seconds), 'audio/webm'))).toEqual([false, true]);
  });
});

test('no bytes are too much for who looks into them, and none make it throw', () => {
  const types = ['audio/webm', 'audio/mp4'] as const;
  const sound = fc.constantFrom(WEBM, MP4, mp4Of(3, { live: true }));
  const bent = fc.tuple(sound, fc.nat(), fc.uint8Array({ maxLength: 40 })).map(([bytes, at, put]) => {
    const copy = Uint8Array.from(bytes);
    copy.set(put.subarray(0, copy.length - (at % copy.length)), at % copy.length);
    return copy;
  });
  fc.assert(
    fc.property(fc.oneof(bent, fc.uint8Array({ maxLength: 300 })), (bytes) => {
      for (const type of types) expect(contentOf(bytes, type).seconds).toBeGreaterThanOrEqual(0);
    }),
  );
});
