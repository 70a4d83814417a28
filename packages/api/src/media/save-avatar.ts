import type { Executor } from '@herohood/db/client';
import { insertStoredMedia } from '@herohood/db/media/queries';
import { decideImage, decodedSize, MAX_IMAGE_BYTES, parseDataUrl } from '@herohood/domain/media/image';
import type { Ports } from '../context';
import { accepted, refusal } from '../refusals';

/**
 * Stores an avatar that came as a data URL and answers with the address it is readable at (ruling R17). Refuses a
 * malformed URL (400), more than 5 MB decoded (413) and what is not PNG, JPEG, WebP or GIF by content (415).
 */
export async function saveAvatar(
  tx: Executor,
  ctx: Pick<Ports, 'media' | 'now'> & { familyId: string },
  dataUrl: string,
): Promise<string> {
  const parts = parseDataUrl(dataUrl);
  if (!parts) throw refusal('BAD_REQUEST', 'The picture could not be read. Please choose a JPG or PNG file.');
  if (decodedSize(parts.base64) > MAX_IMAGE_BYTES) throw tooLarge();
  const bytes = Uint8Array.from(atob(parts.base64), (char) => char.charCodeAt(0));
  const { type } = accepted(decideImage(bytes));
  const row = await insertStoredMedia(tx, {
    familyId: ctx.familyId,
    kind: 'avatar',
    contentType: type,
    byteSize: bytes.byteLength,
    storedAt: ctx.now(),
  });
  await ctx.media.put(row.id, bytes);
  return `/api/media/${row.id}`;
}

function tooLarge() {
  return refusal('TOO_LARGE', 'The picture is too large. Please choose an image under 5MB.');
}
