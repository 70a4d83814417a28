import type { FamilyId } from '@herohood/db/family/family-id';
import type { MediaRow } from '@herohood/db/media/queries';
import { DomainError } from '@herohood/domain/errors';
import { idField } from '@herohood/domain/fields';
import type { Ports } from '../context';
import { settleUpload } from './settle-upload';

/** A stored object of one of these families; null when there is none, also when what was sent there is no recording. */
export async function findReadable(
  ports: Pick<Ports, 'db' | 'now' | 'media' | 'log'>,
  familyIds: readonly FamilyId[],
  id: string,
): Promise<MediaRow | null> {
  const key = idField.safeParse(id);
  if (!key.success) return null;
  for (const familyId of familyIds) {
    const row = await settleUpload(ports, familyId, key.data).catch(noneWhenRefused);
    if (row) return row;
  }
  return null;
}

function noneWhenRefused(error: unknown): null {
  if (error instanceof DomainError && error.status < 500) return null;
  throw error;
}
