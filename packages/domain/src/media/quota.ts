import { type Refusal, refuse } from '../refusal';
import { HOUR_MS } from '../time/durations';
import { MAX_RECORDING_BYTES } from './recording';

/** What one family may keep (docs/decisions/media.md, 'A family's room for media'). */
export const MAX_RECORDINGS = 200;
export const MAX_RECORDINGS_BYTES = 100 * 1024 * 1024;
export const MAX_OPEN_UPLOADS = 20;
/** So many uploads and the room for them heroes and helpers leave to the parents. */
export const LEFT_TO_PARENTS = 10;
/** Pictures in use and those replaced in the last day; a family has a few heroes. */
export const MAX_PICTURES = 100;
/** Pictures of missions: a hero of eight missions a day fills a month with 240. */
export const MAX_PHOTOS = 1_000;
export const MAX_PHOTOS_BYTES = 500 * 1024 * 1024;
/** Those sent within 24 hours: two heroes may come back from a week without network on the same evening. */
export const MAX_PHOTOS_A_DAY = 300;

/** What a family has: objects that are stored, their bytes, and upload URLs that may still bring some. */
interface MediaUse {
  stored: number;
  storedBytes: number;
  open: number;
}

/**
 * Whether a family gets one more upload URL. Each open URL is counted as the largest recording that it could bring,
 * so that no order of uploads ends above the limits. Too many open ones (429) pass by themselves, a full store (409)
 * does not. Whoever is no parent has more of them counted as taken, so that nobody can keep the parents from recording.
 */
export function decideUploadQuota({
  stored,
  storedBytes,
  open,
  isParent,
}: MediaUse & { isParent: boolean }): { kind: 'accept' } | Refusal<'TOO_MANY_TRIES' | 'CONFLICT'> {
  const taken = isParent ? open : open + LEFT_TO_PARENTS;
  if (taken >= MAX_OPEN_UPLOADS) return refuse('TOO_MANY_TRIES');
  const expected = taken + 1;
  const hasRoom =
    stored + expected <= MAX_RECORDINGS &&
    storedBytes + expected * MAX_RECORDING_BYTES <= MAX_RECORDINGS_BYTES;
  return hasRoom ? { kind: 'accept' } : refuse('CONFLICT');
}

/** Whether a family may store one more picture (409 otherwise); those on their way count. */
export function decidePictureQuota({
  stored,
  open,
}: Pick<MediaUse, 'stored' | 'open'>): { kind: 'accept' } | Refusal<'CONFLICT'> {
  return stored + open < MAX_PICTURES ? { kind: 'accept' } : refuse('CONFLICT');
}

/** What a family has of pictures of missions; those on their way and those that could not be read count too. */
interface PhotoUse {
  held: number;
  heldBytes: number;
  ofToday: number;
}

/** Whether a family may send one more picture of a mission. A full day (429) passes by itself, a full store (409) does not. */
export function decidePhotoQuota({
  held,
  heldBytes,
  ofToday,
}: PhotoUse): { kind: 'accept' } | Refusal<'TOO_MANY_TRIES' | 'CONFLICT'> {
  if (ofToday >= MAX_PHOTOS_A_DAY) return refuse('TOO_MANY_TRIES');
  return held < MAX_PHOTOS && heldBytes < MAX_PHOTOS_BYTES ? { kind: 'accept' } : refuse('CONFLICT');
}

/**
 * How long after its URL's end an upload is given up: a slow upload that began in time may still arrive, and a form
 * that is open for a while may still save what was sent.
 */
export const UPLOAD_GRACE_MS = HOUR_MS;

/** How long a recording or picture stays that nothing names any more: a form may be open that still does. */
export const UNNAMED_GRACE_MS = 24 * HOUR_MS;
