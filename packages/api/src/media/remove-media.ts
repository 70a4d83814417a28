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
