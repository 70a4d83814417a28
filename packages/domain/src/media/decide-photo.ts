import { type Refusal, refuse } from '../refusal';
import { sniffImage } from './image';
import { imageSize } from './image-size';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from './photo';

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
