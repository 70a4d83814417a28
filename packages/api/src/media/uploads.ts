import type { Executor } from '@herohood/db/client';
import { lockFamily } from '@herohood/db/family/queries';
import {
  countOpenUploads,
  findUpload,
  insertUpload,
  lockUpload,
  markStored,
  sumStored,
} from '@herohood/db/media/queries';
import { decideParentAct } from '@herohood/domain/family/membership';
import { idField } from '@herohood/domain/fields';
import { decideUploadQuota, UPLOAD_GRACE_MS } from '@herohood/domain/media/quota';
import { decideRecording, decideUpload, UPLOAD_URL_LIFE_MS } from '@herohood/domain/media/recording';
import type { UploadTarget } from '@herohood/domain/media/schema';
import { act } from '../act';
import type { FamilyContext, Ports } from '../context';
import { oneTimeToken } from '../one-time-token';
import { refusal } from '../refusals';
import { mediaAddress } from './media-address';
import { recordingRefusal } from './settle-upload';

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

/** Whoever holds an upload URL, by what the URL says. */
interface UploadHolder {
  id: string;
  token: string;
}

/**
 * Refuses an upload whose URL is used, expired or none of ours (410, all alike), before its bytes are read. A look
 * only: what counts is decided when they are stored. Answers whose family's upload it is.
 */
export async function checkUpload(
  ports: Pick<Ports, 'db' | 'now' | 'secrets'>,
  holder: UploadHolder,
): Promise<string> {
  return requireOpen(await findUpload(ports.db, keyOf(ports, holder)), ports.now()).familyId;
}

/**
 * Stores the one recording that an upload URL takes (rules: media). Refuses a URL that is used or expired (410), and
 * bytes that are none (400), more than 2 MB or a minute (413), or not the audio that they were sent as (415): the URL stays good.
 *
 * The row is locked first, so that the first of two uploads is stored and the second finds it done; it says 'stored'
 * in the transaction that wrote the bytes, so that it never claims what is not there. After a crash in between, the
 * URL still works and overwrites what lies there.
 */
export async function storeRecording(
  ports: Pick<Ports, 'db' | 'now' | 'secrets' | 'media'>,
  holder: UploadHolder,
  sent: { bytes: Uint8Array; contentType: string },
): Promise<void> {
  const decision = decideRecording(sent.bytes, sent.contentType);
  if (decision.kind === 'refused') throw recordingRefusal(decision);
  await ports.db.transaction(async (tx) => {
    const now = ports.now();
    const row = requireOpen(await lockUpload(tx, keyOf(ports, holder)), now);
    await ports.media.put(row.id, sent.bytes);
    await markStored(tx, row, {
      contentType: decision.type,
      byteSize: sent.bytes.byteLength,
      storedAt: now,
      uploadExpiresAt: null,
    });
  });
}

type Upload = Awaited<ReturnType<typeof findUpload>>;

function requireOpen(row: Upload, now: Date): NonNullable<Upload> {
  const isOpen =
    row && decideUpload({ expiresAt: row.uploadExpiresAt, usedAt: row.storedAt }, now).kind === 'accept';
  if (!isOpen) throw recordingRefusal({ code: 'GONE' });
  return row;
}

function keyOf(ports: Pick<Ports, 'secrets'>, { id, token }: UploadHolder) {
  return { id: idField.parse(id.slice(0, 200)), tokenHash: uploadTokenHash(ports, token) };
}

/** The form in which an upload URL's token is kept: what the table holds opens nothing. */
function uploadTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`upload:${token}`);
}
