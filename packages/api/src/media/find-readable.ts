import type { FamilyId } from '@herohood/db/family/family-id';
import { findPhoto, markPhotoSeen, type PhotoOf } from '@herohood/db/media/photo-queries';
import { type MediaRow, usesOfRecording } from '@herohood/db/media/queries';
import { DomainError } from '@herohood/domain/errors';
import { isMember } from '@herohood/domain/family/membership';
import { idField } from '@herohood/domain/fields';
import type { Ports, RequestContext } from '../context';
import { settleUpload } from './settle-upload';

/** Somebody who may see a family's media: all of it, or what is theirs to hear. */
export interface MediaReader {
  familyId: FamilyId;
  /** Set for a hero: of praise they hear their own alone. */
  childId: string | null;
  /** Helpers hear neither praise nor proposals. */
  isHelper: boolean;
}

/**
 * A stored object that one of these readers may see; null when there is none, also when what was sent there is no
 * recording. A voice note of praise, or with a proposal, is for its hero and the parents alone (rules: praise).
 */
export async function findReadable(
  ports: Pick<Ports, 'db' | 'now' | 'media' | 'log'>,
  readers: readonly MediaReader[],
  id: string,
): Promise<MediaRow | null> {
  const key = idField.safeParse(id);
  if (!key.success) return null;
  for (const reader of readers) {
    const row = await settleUpload(ports, reader.familyId, key.data).catch(noneWhenRefused);
    // Pictures of missions are read where their mission is (rules: photos).
    if (row && row.kind !== 'photo' && (await mayHear(ports, reader, row))) return row;
  }
  return null;
}

async function mayHear({ db }: Pick<Ports, 'db'>, reader: MediaReader, row: MediaRow): Promise<boolean> {
  const isParent = reader.childId === null && !reader.isHelper;
  if (isParent || !row.isPraise) return true;
  const { isReminder, isOwnPraise, isOwnProposal } = await usesOfRecording(db, { ...reader, id: row.id });
  return isReminder || isOwnPraise || isOwnProposal;
}

/** Whom of a browser's two sessions media is shown to; nobody who waits to be accepted. */
export async function mediaReaders(sessions: RequestContext['sessions']): Promise<MediaReader[]> {
  const [parent, child] = [await sessions.parent(), await sessions.child()];
  const isIn = parent && isMember(parent.familyRole);
  const isHelper = parent?.familyRole === 'helper';
  return [
    ...(isIn ? [{ familyId: parent.family.id, childId: null, isHelper }] : []),
    ...(child ? [{ familyId: child.family.id, childId: child.childId, isHelper: false }] : []),
  ];
}

function noneWhenRefused(error: unknown): null {
  if (error instanceof DomainError && error.status < 500) return null;
  throw error;
}

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
