import type { MediaPort } from '../context';

/** Removes an object's bytes, also those that an upload left behind. */
export async function removeMedia(media: MediaPort, id: string): Promise<void> {
  await media.direct?.discard(id);
  await media.remove(id);
}
