import { type Refusal, refuse } from '../refusal';
import { asciiBytes, hasBytes } from './bytes';
import { contentOf } from './recording-content';

/** Voice recordings (rules: media). */
export const MAX_RECORDING_BYTES = 2 * 1024 * 1024;
export const MAX_RECORDING_SECONDS = 60;
export const UPLOAD_URL_LIFE_MS = 5 * 60_000;

export type AudioType = 'audio/webm' | 'audio/mp4';

/** EBML, the container of webm; its document type follows within the first bytes. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const WEBM_DOCTYPE = asciiBytes('webm');
const FTYP = asciiBytes('ftyp');
const DOCTYPE_WITHIN_BYTES = 64;

/** What a recording really is, by its first bytes; null for everything else (rules: media). */
export function sniffAudio(bytes: Uint8Array): AudioType | null {
  if (hasBytes(bytes, 4, FTYP)) return 'audio/mp4';
  if (!hasBytes(bytes, 0, EBML)) return null;
  for (let at = EBML.length; at < DOCTYPE_WITHIN_BYTES; at++) {
    if (hasBytes(bytes, at, WEBM_DOCTYPE)) return 'audio/webm';
  }
  return null;
}

/** Media types that recorders and files name, and the container that each means. */
export const AUDIO_TYPES: Readonly<Record<string, AudioType>> = {
  'audio/webm': 'audio/webm',
  'audio/mp4': 'audio/mp4',
  // What macOS and iOS call the same file.
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
};

export interface RecordingRefusal extends Refusal<'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'> {
  /** It has few enough bytes, and lasts too long. */
  isTooLong?: true;
}

/** Recorders stop a little after the time is over. */
const GRACE_SECONDS = 2;

/** Whether a recording lasts longer than it may. */
export const isLongerThan = (seconds: number, bytes: Uint8Array, type: AudioType): boolean =>
  contentOf(bytes, type).seconds > seconds + GRACE_SECONDS;

/**
 * Whether a recording's bytes may be stored, and as what. `declared` is the media type that the sender named; null
 * when nobody was there to name one. A type that the bytes are not is refused, even if both are audio; so is what has no sound
 * in it, or pictures besides.
 */
export function decideRecording(
  bytes: Uint8Array,
  declared: string | null = null,
): { kind: 'accept'; type: AudioType } | RecordingRefusal {
  if (bytes.byteLength === 0) return refuse('BAD_REQUEST');
  if (bytes.byteLength > MAX_RECORDING_BYTES) return refuse('TOO_LARGE');
  const type = sniffAudio(bytes);
  if (!type || (declared !== null && AUDIO_TYPES[declared] !== type)) return refuse('UNSUPPORTED_MEDIA_TYPE');
  const { hasSound, hasPicture } = contentOf(bytes, type);
  if (!hasSound || hasPicture) return refuse('UNSUPPORTED_MEDIA_TYPE');
  const isTooLong = isLongerThan(MAX_RECORDING_SECONDS, bytes, type);
  return isTooLong ? { ...refuse('TOO_LARGE'), isTooLong } : { kind: 'accept', type };
}

/** Whether an upload URL still takes its one upload: used or expired it is gone (410, rules: media). */
export function decideUpload(
  url: { expiresAt: Date | null; usedAt: Date | null },
  now: Date,
): { kind: 'accept' } | Refusal<'GONE'> {
  const isOpen = url.expiresAt !== null && now < url.expiresAt;
  return isOpen && !url.usedAt ? { kind: 'accept' } : refuse('GONE');
}
