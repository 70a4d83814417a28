import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { endPhotos, giveUpPhotos } from '@herohood/db/media/photo-queries';
import { closeEndedUploads } from '@herohood/db/media/prune-queries';
import { DomainError } from '@herohood/domain/errors';
import { UPLOAD_GRACE_MS } from '@herohood/domain/media/keeping';
import type { Ports } from '../context';
import { removeMedia } from './remove-media';

/** Pictures that an answer may wait for. */
const MOST_NOW = 50;

/**
 * Takes pictures back in the transaction in which their completion or proposal stops naming them; answers with what to
 * give to `removePhotos` after the commit. Should nobody come to that, the clean-up does it.
 */
export function takePhotos(
  tx: Transaction,
  { now, familyId }: Pick<Ports, 'now'> & { familyId: FamilyId },
  ids: readonly (string | null)[],
): Promise<string[]> {
  return giveUpPhotos(tx, ids, { familyId, endedAt: alreadyEnded(now()) });
}

/** Removes the bytes of pictures that were taken back, then their rows. What fails waits for the clean-up. */
export async function removePhotos(
  { db, media, log }: Pick<Ports, 'db' | 'media' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await removeMedia(media, id);
      await closeEndedUploads(db, [id]);
    } catch (err) {
      log.warn({ err, id }, 'a picture that is over waits for the clean-up');
    }
  }
}

/**
 * Takes back one batch of pictures whose days are over (rules: photos), of one family or of all. What to give to
 * `removePhotos`, or to leave to the clean-up.
 */
export async function takeEndedPhotos(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize, familyId }: { batchSize: number; familyId?: FamilyId },
): Promise<string[]> {
  return ports.db.transaction(async (tx) => {
    const now = ports.now();
    const ids = await endPhotos(tx, { familyId, now, batchSize });
    return giveUpPhotos(tx, ids, { endedAt: alreadyEnded(now) });
  });
}

/** Removes what is over in one family, where somebody has just decided so; a very long list is left to the clean-up. */
export async function endPhotosNow(
  ctx: Pick<Ports, 'db' | 'media' | 'now' | 'log'> & { familyId: FamilyId },
): Promise<void> {
  await removePhotos(ctx, await takeEndedPhotos(ctx, { batchSize: MOST_NOW, familyId: ctx.familyId }));
}

/**
 * A row that was just decided, as it stands where its family keeps no pictures after that: without its own, which goes now (rules: photos).
 */
export async function withoutEndedPhoto<Row extends { photoId: string | null }>(
  ctx: Parameters<typeof endPhotosNow>[0],
  { photoDays }: { photoDays: number },
  row: Row,
): Promise<Row> {
  if (photoDays > 0 || row.photoId === null) return row;
  await endPhotosNow(ctx);
  return { ...row, photoId: null };
}

/**
 * Does what names a picture that was just stored; where that is refused the picture goes at once. After a fault nobody knows whether
 * it was named, so the clean-up looks.
 */
export async function dropIfRefused<Done>(
  ctx: Parameters<typeof endPhotosNow>[0],
  photoId: string | null,
  act: () => Promise<Done>,
): Promise<Done> {
  try {
    return await act();
  } catch (thrown) {
    if (photoId && thrown instanceof DomainError) await dropPhoto(ctx, photoId);
    throw thrown;
  }
}

/** Takes back and removes a picture that nothing came to name: whoever sent it was not the first. */
export async function dropPhoto(ctx: Parameters<typeof endPhotosNow>[0], id: string): Promise<void> {
  await removePhotos(ctx, await ctx.db.transaction((tx) => takePhotos(tx, ctx, [id])));
}

/** So long ago that the clean-up takes it at once. */
const alreadyEnded = (now: Date) => new Date(now.getTime() - UPLOAD_GRACE_MS);
