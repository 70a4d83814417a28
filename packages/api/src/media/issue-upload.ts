import type { Executor } from '@herohood/db/client';
import { lockFamily } from '@herohood/db/family/queries';
import { countOpenUploads, insertUpload, sumStored } from '@herohood/db/media/queries';
import { decideParentAct } from '@herohood/domain/family/membership';
import { UPLOAD_GRACE_MS } from '@herohood/domain/media/keeping';
import { decideUploadQuota } from '@herohood/domain/media/quota';
import { UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import type { UploadTarget } from '@herohood/domain/media/schema';
import { act } from '../act';
import type { FamilyContext } from '../context';
import { oneTimeToken } from '../one-time-token';
import { refusal } from '../refusals';
import { mediaAddress } from './media-address';
import { uploadTokenHash } from './upload-token';

/**
 * Gives out an address that takes one voice recording by `PUT` within five minutes (rules: media): this server's own,
 * or the store's where that takes uploads itself. Refuses a family that has no room (409) or too many open ones (429); heroes
 * and helpers leave some of both to the parents.
 */
export async function issueUpload(ctx: FamilyContext): Promise<UploadTarget> {
  const { direct } = ctx.media;
  const token = oneTimeToken();
  const { id } = await act(ctx, async (tx) => {
    // One at a time, so that calls at the same moment cannot all find room.
    await lockFamily(tx, ctx.familyId);
    await requireQuota(tx, ctx);
    const now = ctx.now();
    return insertUpload(tx, {
      familyId: ctx.familyId,
      kind: 'recording',
      uploadTokenHash: direct ? null : uploadTokenHash(ctx, token),
      uploadExpiresAt: new Date(now.getTime() + UPLOAD_URL_LIFE_MS),
      createdAt: now,
    });
  });
  return {
    uploadURL: direct
      ? await direct.presign(id, UPLOAD_URL_LIFE_MS / 1000)
      : `${ctx.request.origin}${mediaAddress(id)}?token=${token}`,
  };
}

async function requireQuota(tx: Executor, ctx: FamilyContext): Promise<void> {
  const now = ctx.now().getTime();
  const stored = await sumStored(tx, ctx.familyId, 'recording');
  // Until an ended one is given up, what it brought may still be there.
  const uploads = await countOpenUploads(tx, {
    familyId: ctx.familyId,
    kind: 'recording',
    endsAfter: new Date(now - UPLOAD_GRACE_MS),
  });
  const isParent = ctx.parent !== null && decideParentAct(ctx.parent.familyRole).kind === 'allowed';
  const decision = decideUploadQuota({ ...stored, open: uploads.open, isParent });
  if (decision.kind === 'accept') return;
  if (decision.code === 'CONFLICT') {
    throw refusal('CONFLICT', 'noRoomForRecordings');
  }
  const freeAt = (uploads.firstEnd?.getTime() ?? now) + UPLOAD_GRACE_MS;
  const retryAfter = Math.max(1, Math.ceil((freeAt - now) / 1000));
  throw refusal('TOO_MANY_TRIES', 'tooManyRecordings', { retryAfter });
}
