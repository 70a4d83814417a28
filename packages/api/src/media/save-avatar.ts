import type { FamilyId } from '@herohood/db/family/family-id';
import { lockFamily } from '@herohood/db/family/queries';
import { countOpenUploads, insertUpload, markStored, sumStored } from '@herohood/db/media/queries';
import type { DomainError } from '@herohood/domain/errors';
import { AVATARS, decidePhoto } from '@herohood/domain/media/decide-photo';
import { decodedSize, parseDataUrl } from '@herohood/domain/media/image';
import { UPLOAD_GRACE_MS } from '@herohood/domain/media/keeping';
import { AVATAR_SIDE, MAX_PHOTO_BYTES } from '@herohood/domain/media/photo';
import { decidePictureQuota } from '@herohood/domain/media/quota';
import { UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import type { Ports, RequestInfo } from '../context';
import { refusal } from '../refusals';
import { turnOf } from '../turns';
import { mediaAddress } from './media-address';

type Scope = Pick<Ports, 'db' | 'media' | 'now' | 'bytesOfBase64' | 'pictures'> & {
  familyId: FamilyId;
  request?: Pick<RequestInfo, 'isAnswered'>;
};

/** Whether this is a picture that was sent along, and no address. */
export function isDataUrl(address: string | null | undefined): address is string {
  return address?.slice(0, 5).toLowerCase() === 'data:';
}

/** What is said to an avatar that is no picture. */
export function unreadablePicture(): DomainError {
  return refusal('BAD_REQUEST', 'unreadableAvatar');
}

/**
 * Stores an avatar that came as a data URL and answers with the address it is readable at (rules: media). What is kept is a new
 * picture of the same pixels: nothing else that was in the file. Refuses a malformed URL and what cannot be unpacked (400), more
 * than 5 MB decoded or too much to unpack (413), what is not PNG, JPEG, WebP or GIF by content (415), and a family that has replaced too many pictures within a day (409).
 *
 * Call it before the transaction that names the picture: its row is there before its bytes, so whatever fails
 * afterwards, the clean-up finds them.
 */
export async function saveAvatar(scope: Scope, dataUrl: string): Promise<string> {
  const parts = parseDataUrl(dataUrl);
  if (!parts) throw unreadablePicture();
  if (decodedSize(parts.base64) > MAX_PHOTO_BYTES) throw tooLarge();
  const sent = scope.bytesOfBase64(parts.base64);
  const decision = decidePhoto(sent, AVATARS);
  if (decision.kind === 'refused') throw REFUSALS[decision.code]();
  const row = await beginPicture(scope);
  const bytes = await scope.pictures.reencode(turnOf(scope), sent, AVATAR_SIDE);
  if (!bytes) throw unreadablePicture();
  await scope.media.put(row.id, bytes);
  await markStored(scope.db, row, {
    contentType: 'image/jpeg',
    byteSize: bytes.byteLength,
    storedAt: scope.now(),
    uploadExpiresAt: null,
  });
  return mediaAddress(row.id);
}

function beginPicture({ db, now, familyId }: Scope) {
  return db.transaction(async (tx) => {
    const createdAt = now();
    const begun = { familyId, kind: 'avatar' } as const;
    // One at a time, so that calls at the same moment cannot all find room.
    await lockFamily(tx, familyId);
    const { stored } = await sumStored(tx, familyId, 'avatar');
    const endsAfter = new Date(createdAt.getTime() - UPLOAD_GRACE_MS);
    const { open } = await countOpenUploads(tx, { ...begun, endsAfter });
    if (decidePictureQuota({ stored, open }).kind === 'refused') {
      throw refusal('CONFLICT', 'tooManyAvatars');
    }
    const uploadExpiresAt = new Date(createdAt.getTime() + UPLOAD_URL_LIFE_MS);
    return insertUpload(tx, { ...begun, uploadTokenHash: null, uploadExpiresAt, createdAt });
  });
}

const tooLarge = () => refusal('TOO_LARGE', 'largeAvatar');

const REFUSALS = {
  BAD_REQUEST: unreadablePicture,
  TOO_LARGE: tooLarge,
  UNSUPPORTED_MEDIA_TYPE: () => refusal('UNSUPPORTED_MEDIA_TYPE', 'strangeAvatar'),
};
