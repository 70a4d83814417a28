import { type Refusal, refuse } from '../refusal';
import { asciiBytes, hasBytes } from './bytes';

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

/**
 * Whether a recording's bytes may be stored, and as what. `declared` is the media type that the sender named; null
 * when nobody was there to name one. A type that the bytes are not is refused, even if both are audio.
 */
export function decideRecording(
  bytes: Uint8Array,
  declared: string | null = null,
): { kind: 'accept'; type: AudioType } | Refusal<'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'> {
  if (bytes.byteLength === 0) return refuse('BAD_REQUEST');
  if (bytes.byteLength > MAX_RECORDING_BYTES) return refuse('TOO_LARGE');
  const type = sniffAudio(bytes);
  const isAsDeclared = declared === null || declared === type;
  return type && isAsDeclared ? { kind: 'accept', type } : refuse('UNSUPPORTED_MEDIA_TYPE');
}

/** Whether an upload URL still takes its one upload: used or expired it is gone (410, rules: media). */
export function decideUpload(
  url: { expiresAt: Date | null; usedAt: Date | null },
  now: Date,
): { kind: 'accept' } | Refusal<'GONE'> {
  const isOpen = url.expiresAt !== null && now < url.expiresAt;
  return isOpen && !url.usedAt ? { kind: 'accept' } : refuse('GONE');
}
