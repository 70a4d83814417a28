import type { FamilyId } from '@herohood/db/family/family-id';
import { lockFamily } from '@herohood/db/family/queries';
import { countPhotos, insertUpload, markStored } from '@herohood/db/media/queries';
import type { DomainError } from '@herohood/domain/errors';
import { decidePhoto } from '@herohood/domain/media/decide-photo';
import { decodedSize, parseDataUrl } from '@herohood/domain/media/image';
import { MAX_PHOTO_BYTES, PHOTO_SIDE } from '@herohood/domain/media/photo';
import { decidePhotoQuota } from '@herohood/domain/media/quota';
import { UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { Ports, RequestInfo } from '../context';
import { refusal, sentence } from '../refusals';
import { turnOf } from '../turns';

type Scope = Pick<Ports, 'db' | 'media' | 'now' | 'bytesOfBase64' | 'pictures'> & {
  familyId: FamilyId;
  request?: Pick<RequestInfo, 'isAnswered'>;
};

/** A day's place comes free a day after its picture came; asking once an hour finds it soon enough. */
const RETRY_AFTER_S = 3_600;

const SENTENCES = {
  BAD_REQUEST: 'unreadablePhoto',
  TOO_LARGE: sentence('largePhoto', { most: MAX_PHOTO_BYTES / 1024 / 1024 }),
  UNSUPPORTED_MEDIA_TYPE: 'strangePhoto',
} as const;

/**
 * Stores the picture of a mission or proposal that came as a data URL and answers with its media object's id, for
 * `photoId` (rules: photos). What is kept is a new picture of the same pixels: nothing else that was in the file.
 * Refuses what is malformed (400), too large (413), no JPEG, PNG or WebP by content (415), and a family that has sent
 * too many (429 for today, 409 when all its room is taken).
 *
 * Call it before the transaction that names the picture: its row is there before its bytes, so whatever fails
 * afterwards, the clean-up finds them. Its place is taken before it is unpacked, so a try that fails counts too.
 */
export async function savePhoto(scope: Scope, dataUrl: string): Promise<string> {
  const parts = parseDataUrl(dataUrl);
  if (!parts) throw photoRefusal('BAD_REQUEST');
  if (decodedSize(parts.base64) > MAX_PHOTO_BYTES) throw photoRefusal('TOO_LARGE');
  const sent = scope.bytesOfBase64(parts.base64);
  const decision = decidePhoto(sent);
  if (decision.kind === 'refused') throw photoRefusal(decision.code);
  const row = await beginPhoto(scope);
  const bytes = await scope.pictures.reencode(turnOf(scope), sent, PHOTO_SIDE);
  if (!bytes) throw photoRefusal('BAD_REQUEST');
  await scope.media.put(row.id, bytes);
  await markStored(scope.db, row, {
    contentType: 'image/jpeg',
    byteSize: bytes.byteLength,
    storedAt: scope.now(),
    uploadExpiresAt: null,
  });
  return row.id;
}

function beginPhoto({ db, now, familyId }: Scope) {
  return db.transaction(async (tx) => {
    const createdAt = now();
    // One at a time, so that calls at the same moment cannot all find room.
    await lockFamily(tx, familyId);
    const use = await countPhotos(tx, familyId, new Date(createdAt.getTime() - DAY_MS));
    const decision = decidePhotoQuota(use);
    if (decision.kind === 'refused') throw noRoom(decision.code);
    const uploadExpiresAt = new Date(createdAt.getTime() + UPLOAD_URL_LIFE_MS);
    return insertUpload(tx, { familyId, kind: 'photo', uploadTokenHash: null, uploadExpiresAt, createdAt });
  });
}

function photoRefusal(code: keyof typeof SENTENCES): DomainError {
  return refusal(code, SENTENCES[code]);
}

function noRoom(code: 'TOO_MANY_TRIES' | 'CONFLICT'): DomainError {
  return code === 'CONFLICT'
    ? refusal(code, 'noRoomForPhotos')
    : refusal(code, 'tooManyPhotos', {
        retryAfter: RETRY_AFTER_S,
      });
}
