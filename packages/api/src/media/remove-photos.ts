import { endPhotos as forgetEnded, giveUpPhotos } from '@herohood/db/media/photo-queries';
import { closeEndedUploads } from '@herohood/db/media/prune-queries';
import { DomainError } from '@herohood/domain/errors';
import { UPLOAD_GRACE_MS } from '@herohood/domain/media/quota';
import { type Acting, act, type Unit } from '../act';
import type { Ports } from '../context';
import { removeMedia } from './remove-media';

/** Pictures that an answer may wait for; the clean-up removes more. */
const MOST_NOW = 50;

type Owner = Acting & Pick<Ports, 'media'>;

/** Takes pictures back that their completion or proposal names no more. Their bytes go after the commit. */
export async function dropPhotos(ctx: Owner, unit: Unit, ids: readonly (string | null)[]): Promise<void> {
  const { familyId } = ctx.actor;
  const dropped = await giveUpPhotos(unit.tx, ids, { familyId, endedAt: alreadyEnded(ctx.now()) });
  if (dropped.length > 0) unit.after(() => removeBytes(ctx, dropped.slice(0, MOST_NOW)));
}

/** The same for what is over in one family, where somebody has just decided so (rules: photos). */
export async function endPhotos(ctx: Owner, unit: Unit, familyId = ctx.actor.familyId): Promise<void> {
  const ended = { familyId, now: ctx.now(), batchSize: MOST_NOW };
  await dropPhotos(ctx, unit, await forgetEnded(unit.tx, ended));
}

/** The clean-up's part: takes back one batch of all pictures whose days are over, and leaves the bytes to what comes after it. */
export function takeEndedPhotos(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<string[]> {
  const now = ports.now();
  return ports.db.transaction(async (tx) =>
    giveUpPhotos(tx, await forgetEnded(tx, { now, batchSize }), { endedAt: alreadyEnded(now) }),
  );
}

/**
 * Does what names a picture that was just stored; where that is refused the picture goes at once. After a fault nobody knows whether
 * it was named, so the clean-up looks.
 */
export async function dropIfRefused<Done>(
  ctx: Owner,
  photoId: string | null,
  naming: () => Promise<Done>,
): Promise<Done> {
  try {
    return await naming();
  } catch (thrown) {
    if (photoId && thrown instanceof DomainError)
      await act(ctx, (_tx, unit) => dropPhotos(ctx, unit, [photoId]));
    throw thrown;
  }
}

/** So long ago that the clean-up takes it at once. */
const alreadyEnded = (now: Date) => new Date(now.getTime() - UPLOAD_GRACE_MS);

/** Removes the bytes of pictures that were taken back, then their rows. What fails waits for the clean-up. */
async function removeBytes(
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
