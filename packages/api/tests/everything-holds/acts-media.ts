import { findPhotoFor, findReadable, mediaReaders } from '../../src/media/find-readable';
import { storeRecording } from '../../src/media/uploads';
import { refusal } from '../../src/refusals';
import { MP4, WEBM } from '../testing/recordings';
import { type Act, anyone, hero, parent, type Turn } from './acts-play';

let sent = 0;

/** Bytes that were never sent before, so that a second upload to one address would show. */
function fresh(bytes: Uint8Array): Uint8Array {
  sent += 1;
  return Uint8Array.from([...bytes, ...new TextEncoder().encode(`${sent}`)]);
}

/** `PUT` to an upload address: to this server, or to the store, which asks nobody. */
async function put({ one, of, b, world: { ports, directStore, remember }, isOwn }: Turn): Promise<void> {
  const { pathname, searchParams } = new URL(one('uploads', b), 'https://hero.example');
  const id = pathname.slice(-36);
  const bytes = of([fresh(WEBM), fresh(WEBM), fresh(MP4), Uint8Array.from([1, 2, 3])]);
  if (directStore) {
    // Its addresses are secrets that nobody else holds.
    if (!isOwn) throw refusal('GONE');
    directStore.accept(`https://store.example/voices/uploads/${id}`, bytes);
  } else {
    const token = (isOwn && searchParams.get('token')) || 'guessed';
    await storeRecording(ports, { id, token }, { bytes, contentType: 'audio/webm' });
  }
  remember('media', id);
}

/** Recordings from the asking for an address until somebody listens. */
export const MEDIA_ACTS = {
  'media.issueUpload': parent(
    async ({ call }) => ({ id: (await call.media.issueUpload()).uploadURL }),
    'uploads',
  ),
  'media.issueUpload, by hero': hero(
    async ({ call }) => ({ id: (await call.media.issueUpload()).uploadURL }),
    'uploads',
  ),
  'PUT upload': anyone('parent', put),
  'GET recording': {
    ...anyone('hero', async ({ world, by, one }) => {
      const readers = await mediaReaders(world.browsers[by].context().sessions);
      const row = await findReadable(world.ports, readers, one('media'));
      if (row && !readers.some(({ familyId }) => familyId === row.familyId))
        throw new Error('A recording of another family was handed out.');
      return row && { id: row.id };
    }),
  },
  'GET photo': {
    ...anyone('hero', async ({ world, by, one, of }) => {
      const readers = await mediaReaders(world.browsers[by].context().sessions);
      const id = one('completions');
      const row = await findPhotoFor(world.ports, readers, {
        of: 'completion',
        id,
        notesLook: of([true, false]),
      });
      if (row && !readers.some(({ familyId }) => familyId === row.familyId))
        throw new Error('A picture of another family was handed out.');
      return row && { id: row.id };
    }),
  },
} satisfies Record<string, Act>;
