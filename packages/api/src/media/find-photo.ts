import { findPhoto, markPhotoSeen, type PhotoOf } from '@herohood/db/media/photo-queries';
import type { MediaRow } from '@herohood/db/media/queries';
import { idField } from '@herohood/domain/fields';
import type { Ports } from '../context';
import type { MediaReader } from './find-readable';

/**
 * The picture of a completion or proposal that one of these readers may see; null when there is none, also when it is
 * somebody else's or its days are over (rules: photos). Heroes see their own, parents all of their family's, helpers
 * those of missions. `notesLook`: a grown-up's look is noted with the mission.
 */
export async function findPhotoFor(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  readers: readonly MediaReader[],
  { of, id, notesLook }: { of: PhotoOf; id: string; notesLook: boolean },
): Promise<MediaRow | null> {
  const key = idField.parse(id.slice(0, 200));
  for (const { familyId, childId, isHelper } of readers) {
    if (isHelper && of === 'proposal') continue;
    const row = await findPhoto(db, { of, familyId, id: key, now: now() });
    if (!row || (childId !== null && childId !== row.childId)) continue;
    if (notesLook && childId === null && of === 'completion') {
      await markPhotoSeen(db, { familyId, id: key, now: now() });
    }
    return row;
  }
  return null;
}
