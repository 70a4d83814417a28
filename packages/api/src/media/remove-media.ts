import {
  closeEndedUploads,
  forgetNamed,
  giveUpUnnamed,
  lockEndedUploads,
  noteUnnamed,
} from '@herohood/db/media/prune-queries';
import { UNNAMED_GRACE_MS, UPLOAD_GRACE_MS } from '@herohood/domain/media/quota';
import type { MediaPort, Ports } from '../context';

/** Removes an object's bytes, also those that an upload left behind. */
export async function removeMedia(media: MediaPort, id: string): Promise<void> {
  await media.direct?.discard(id);
  await media.remove(id);
}

/**
 * Removes the bytes of objects whose rows are gone, so that nobody can reach them any more; one that cannot be removed
 * must not undo that, and the operator hears of it.
 */
export async function removeAllMedia(
  { media, log }: Pick<Ports, 'media' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await removeMedia(media, id).catch((err: unknown) =>
      log.error({ err, id }, 'media of an erased family stayed'),
    );
  }
}

/**
 * Cleans one batch of recordings and pictures up, and says how many objects it removed and the most that one of its
 * steps handled: call again until that is less than `batchSize`. Safe on many workers at once.
 *
 * What nothing names is noted, and given up when nothing has named it for a day: its row then claims no bytes any
 * more and looks like an upload that never came. Uploads that ended are removed under their row's lock, bytes first:
 * after a crash in between the row is still there, and the next run goes on.
 */
export async function pruneMedia(
  ports: Pick<Ports, 'db' | 'now' | 'media'>,
  { batchSize }: { batchSize: number },
): Promise<{ removed: number; examined: number }> {
  const now = ports.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const ended = before(UPLOAD_GRACE_MS);
  const forgotten = await forgetNamed(ports.db, batchSize);
  const noted = await noteUnnamed(ports.db, now, batchSize);
  const since = before(UNNAMED_GRACE_MS);
  const givenUp = await giveUpUnnamed(ports.db, { since, endedAt: ended }, batchSize);
  const closed = await ports.db.transaction(async (tx) => {
    const rows = await lockEndedUploads(tx, ended, batchSize);
    const gone = rows.filter(({ storedAt }) => storedAt === null);
    await Promise.all(
      rows.map(({ id, storedAt }) =>
        storedAt ? ports.media.direct?.discard(id) : removeMedia(ports.media, id),
      ),
    );
    await closeEndedUploads(
      tx,
      rows.map(({ id }) => id),
    );
    return { examined: rows.length, removed: gone.length };
  });
  return {
    removed: closed.removed,
    examined: Math.max(forgotten, noted, givenUp, closed.examined),
  };
}
