import type { FamilyId } from '@herohood/db/family/family-id';
import { findMedia, lockMedia, type MediaRow, markStored } from '@herohood/db/media/queries';
import type { DomainError } from '@herohood/domain/errors';
import {
  decideRecording,
  MAX_RECORDING_BYTES,
  MAX_RECORDING_SECONDS,
  type RecordingRefusal,
} from '@herohood/domain/media/recording';
import type { Ports } from '../context';
import { refusal, sentence } from '../refusals';

type Scope = Pick<Ports, 'db' | 'now' | 'media' | 'log'>;

/**
 * A family's stored object; null when there is none. What a browser sent to the store itself is looked at here, the
 * first time that anybody asks for it: its bytes are copied to where only this server writes, so that what the upload
 * address brings later changes nothing. Refuses, and removes, what is no recording (400, 413, 415).
 */
export async function settleUpload(scope: Scope, familyId: FamilyId, id: string): Promise<MediaRow | null> {
  const row = await findMedia(scope.db, familyId, id);
  if (!row || row.storedAt) return row;
  // Without a token the store lets the sender in; an upload to this server is not there before it is stored.
  const { direct } = scope.media;
  if (!direct || row.uploadTokenHash || row.kind !== 'recording') return null;
  const bytes = await direct.received(id, MAX_RECORDING_BYTES + 1);
  if (!bytes) {
    // Somebody else may have settled it since the look above.
    const now = await findMedia(scope.db, familyId, id);
    if (now?.storedAt) return now;
    throw refusal('BAD_REQUEST', 'recordingNotThere');
  }
  const decision = decideRecording(bytes);
  if (decision.kind === 'refused') {
    await direct.discard(id);
    throw recordingRefusal(decision);
  }
  await scope.db.transaction(async (tx) => {
    // Two who ask at once: the second waits here, and what the first has copied stands.
    const locked = await lockMedia(tx, familyId, id);
    if (!locked || locked.storedAt) return;
    await scope.media.put(id, bytes);
    await markStored(tx, locked, {
      contentType: decision.type,
      byteSize: bytes.byteLength,
      storedAt: scope.now(),
      // Kept: the address takes bytes until then, and the clean-up removes them.
      uploadExpiresAt: locked.uploadExpiresAt,
    });
  });
  await direct
    .discard(id)
    .catch((err: unknown) => scope.log.warn({ err, id }, 'a settled upload waits for the clean-up'));
  return findMedia(scope.db, familyId, id);
}

const SENTENCES = {
  BAD_REQUEST: 'emptyRecording',
  TOO_LARGE: sentence('largeRecording', { most: MAX_RECORDING_BYTES / 1024 / 1024 }),
  UNSUPPORTED_MEDIA_TYPE: 'strangeRecording',
  GONE: 'oldUploadAddress',
} as const;

/** What a person reads when a recording is not taken. */
export function recordingRefusal({
  code,
  isTooLong,
}: RecordingRefusal | { code: 'GONE'; isTooLong?: never }): DomainError {
  return isTooLong ? longRecording(MAX_RECORDING_SECONDS) : refusal(code, SENTENCES[code]);
}

/** What a person reads when a recording lasts longer than so many seconds. */
export const longRecording = (most: number): DomainError =>
  refusal('TOO_LARGE', sentence('longRecording', { most }));
