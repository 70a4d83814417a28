import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { lockFamily } from '@herohood/db/family/queries';
import {
  countOpenUploads,
  countPhotos,
  insertUpload,
  markStored,
  sumStored,
} from '@herohood/db/media/queries';
import type { DomainError } from '@herohood/domain/errors';
import { AVATARS, decidePhoto } from '@herohood/domain/media/decide-photo';
import { decodedSize, parseDataUrl } from '@herohood/domain/media/image';
import { AVATAR_SIDE, MAX_PHOTO_BYTES, PHOTO_SIDE } from '@herohood/domain/media/photo';
import { decidePhotoQuota, decidePictureQuota, UPLOAD_GRACE_MS } from '@herohood/domain/media/quota';
import { UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { Ports, RequestInfo } from '../context';
import { refusal, sentence } from '../refusals';
import { turnOf } from '../turns';
import { mediaAddress } from './media-address';

type Scope = Pick<Ports, 'db' | 'media' | 'now' | 'bytesOfBase64' | 'pictures'> & {
  familyId: FamilyId;
  request?: Pick<RequestInfo, 'isAnswered'>;
};

/** The largest body of a call that takes a picture along: 5 MB are 7 MB as a data URL, and its line breaks four letters of JSON each. */
export const WITH_PICTURE = 7_500_000;

/** A day's place comes free a day after its picture came; asking once an hour finds it soon enough. */
const RETRY_AFTER_S = 3_600;

/** Whether this is a picture that was sent along, and no address. */
export function isDataUrl(address: string | null | undefined): address is string {
  return address?.slice(0, 5).toLowerCase() === 'data:';
}

/** What is said to an avatar that is no picture. */
export function unreadablePicture(): DomainError {
  return refusal('BAD_REQUEST', 'unreadableAvatar');
}

/** What pictures of a kind may be, and what is said of one that is none. */
interface PictureKind {
  accepted?: Parameters<typeof decidePhoto>[1];
  /** Pixels of its longest side, once it is kept. */
  side: number;
  sentences: Record<
    'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE',
    NonNullable<Parameters<typeof refusal>[1]>
  >;
  /** Takes a place for it, the family locked; refuses where there is none. */
  requirePlace(tx: Transaction, scope: Scope, now: Date): Promise<void>;
}

const AVATAR: PictureKind = {
  accepted: AVATARS,
  side: AVATAR_SIDE,
  sentences: {
    BAD_REQUEST: 'unreadableAvatar',
    TOO_LARGE: 'largeAvatar',
    UNSUPPORTED_MEDIA_TYPE: 'strangeAvatar',
  },
  async requirePlace(tx, { familyId }, now) {
    const { stored } = await sumStored(tx, familyId, 'avatar');
    const endsAfter = new Date(now.getTime() - UPLOAD_GRACE_MS);
    const { open } = await countOpenUploads(tx, { familyId, kind: 'avatar', endsAfter });
    if (decidePictureQuota({ stored, open }).kind === 'refused') throw refusal('CONFLICT', 'tooManyAvatars');
  },
};

const PHOTO: PictureKind = {
  side: PHOTO_SIDE,
  sentences: {
    BAD_REQUEST: 'unreadablePhoto',
    TOO_LARGE: sentence('largePhoto', { most: MAX_PHOTO_BYTES / 1024 / 1024 }),
    UNSUPPORTED_MEDIA_TYPE: 'strangePhoto',
  },
  async requirePlace(tx, { familyId }, now) {
    const decision = decidePhotoQuota(await countPhotos(tx, familyId, new Date(now.getTime() - DAY_MS)));
    if (decision.kind !== 'refused') return;
    if (decision.code === 'CONFLICT') throw refusal(decision.code, 'noRoomForPhotos');
    throw refusal(decision.code, 'tooManyPhotos', { retryAfter: RETRY_AFTER_S });
  },
};

/**
 * Stores an avatar that came as a data URL and answers with the address it is readable at (rules: media). Refuses a malformed
 * URL and what cannot be unpacked (400), more than 5 MB decoded or too much to unpack (413), what is not PNG, JPEG, WebP
 * or GIF by content (415), and a family that has replaced too many pictures within a day (409). Call it as `savePhoto`.
 */
export const saveAvatar = async (scope: Scope, dataUrl: string): Promise<string> =>
  mediaAddress(await savePicture(scope, dataUrl, 'avatar'));

/**
 * Stores the picture of a mission or proposal that came as a data URL and answers with its media object's id, for
 * `photoId` (rules: photos). Refuses what is malformed (400), too large (413), no JPEG, PNG or WebP by content (415), and
 * a family that has sent too many (429 for today, 409 when all its room is taken).
 *
 * Call it before the transaction that names the picture: its row is there before its bytes, so whatever fails
 * afterwards, the clean-up finds them. Its place is taken before it is unpacked, so a try that fails counts too.
 */
export const savePhoto = (scope: Scope, dataUrl: string): Promise<string> =>
  savePicture(scope, dataUrl, 'photo');

/** What is kept is a new picture of the same pixels: nothing else that was in the file. */
async function savePicture(scope: Scope, dataUrl: string, kind: 'avatar' | 'photo'): Promise<string> {
  const picture = kind === 'avatar' ? AVATAR : PHOTO;
  const refuse = (code: keyof PictureKind['sentences']) => refusal(code, picture.sentences[code]);
  const parts = parseDataUrl(dataUrl);
  if (!parts) throw refuse('BAD_REQUEST');
  if (decodedSize(parts.base64) > MAX_PHOTO_BYTES) throw refuse('TOO_LARGE');
  const sent = scope.bytesOfBase64(parts.base64);
  const decision = decidePhoto(sent, picture.accepted);
  if (decision.kind === 'refused') throw refuse(decision.code);
  const row = await scope.db.transaction(async (tx) => {
    const createdAt = scope.now();
    const { familyId } = scope;
    // One at a time, so that calls at the same moment cannot all find room.
    await lockFamily(tx, familyId);
    await picture.requirePlace(tx, scope, createdAt);
    const uploadExpiresAt = new Date(createdAt.getTime() + UPLOAD_URL_LIFE_MS);
    return insertUpload(tx, { familyId, kind, uploadTokenHash: null, uploadExpiresAt, createdAt });
  });
  const bytes = await scope.pictures.reencode(turnOf(scope), sent, picture.side);
  if (!bytes) throw refuse('BAD_REQUEST');
  await scope.media.put(row.id, bytes);
  await markStored(scope.db, row, {
    contentType: 'image/jpeg',
    byteSize: bytes.byteLength,
    storedAt: scope.now(),
    uploadExpiresAt: null,
  });
  return row.id;
}
