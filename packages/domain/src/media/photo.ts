import { type Refusal, refuse } from '../refusal';
import { sniffImage } from './image';
import { imageSize } from './image-size';

/** So many days a picture stays after its mission was decided, where a family says nothing else (rules: photos). */
export const DEFAULT_PHOTO_DAYS = 7;
export const MAX_PHOTO_DAYS = 30;

/** Pictures that prove a mission: at most so large as they are sent (rules: photos). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 50_000_000;

/** The longest side, in pixels, of what is kept. */
export const PHOTO_SIDE = 1_600;

/**
 * Whether a picture may be unpacked, and as what; what the sender called it does not count. One that does not say its
 * size where its format wants it is no picture (400): nobody could tell how much it unpacks to. Of animated ones the
 * first frame counts.
 */
export function decidePhoto(
  bytes: Uint8Array,
): { kind: 'accept' } | Refusal<'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'> {
  if (bytes.byteLength > MAX_PHOTO_BYTES) return refuse('TOO_LARGE');
  const type = sniffImage(bytes);
  if (!type || type === 'image/gif') return refuse('UNSUPPORTED_MEDIA_TYPE');
  const size = imageSize(bytes, type);
  if (!size || size.width === 0 || size.height === 0) return refuse('BAD_REQUEST');
  return size.width * size.height > MAX_PHOTO_PIXELS ? refuse('TOO_LARGE') : { kind: 'accept' };
}
