import { findUpload, lockUpload, markStored } from '@herohood/db/media/queries';
import { idField } from '@herohood/domain/fields';
import { decideRecording, decideUpload } from '@herohood/domain/media/recording';
import type { Ports } from '../context';
import { recordingRefusal } from './recording-refusal';
import { uploadTokenHash } from './upload-token';

/** Whoever holds an upload URL, by what the URL says. */
export interface UploadHolder {
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
