import { type Refusal, refuse } from '../refusal';
import { type ImageType, sniffImage } from './image';
import { imageCost } from './image-size';
import { LONGEST_SIDE, MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_UNPACKED_BYTES, MOST_SCANS } from './photo';

const PHOTOS: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp'];
/** What an avatar may be, of which the first frame counts. */
export const AVATARS: readonly ImageType[] = [...PHOTOS, 'image/gif'];

/**
 * Whether a picture may be unpacked; what the sender called it does not count. It is judged by what unpacking it would take:
 * its pixels, the bytes of them that are in memory at once, how often it is gone through. One that does not say its size
 * where its format wants it is no picture (400): nobody could tell.
 */
export function decidePhoto(
  bytes: Uint8Array,
  types = PHOTOS,
): { kind: 'accept' } | Refusal<'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'> {
  if (bytes.byteLength > MAX_PHOTO_BYTES) return refuse('TOO_LARGE');
  const type = sniffImage(bytes);
  if (!type || !types.includes(type)) return refuse('UNSUPPORTED_MEDIA_TYPE');
  const cost = imageCost(bytes, type);
  if (!cost || cost.width === 0 || cost.height === 0) return refuse('BAD_REQUEST');
  const isFlood =
    cost.width * cost.height > MAX_PHOTO_PIXELS ||
    Math.max(cost.width, cost.height) > LONGEST_SIDE ||
    cost.bytes > MAX_UNPACKED_BYTES ||
    cost.scans > MOST_SCANS;
  return isFlood ? refuse('TOO_LARGE') : { kind: 'accept' };
}
