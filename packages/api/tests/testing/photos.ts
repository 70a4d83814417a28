import type { FamilyId } from '@herohood/db/family/family-id';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import type { Ports } from '../../src/context';
import { savePhoto } from '../../src/media/save-picture';

/** As much of a JPEG as says that it has 3 × 2 pixels: enough for ports that unpack none. */
export const PHOTO = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 2, 0, 3, 3],
  ...[1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9],
]);

export const dataUrlOf = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Gives a completion or proposal a picture, as if it had come with it; the picture's id. */
export async function addPhoto(
  ports: Ports,
  sql: TestDatabase['sql'],
  { table, id, bytes = PHOTO }: { table: 'completions' | 'proposals'; id: string; bytes?: Uint8Array },
): Promise<string> {
  const [row] = await sql`select family_id from ${sql(table)} where id = ${id}`;
  const familyId = row?.family_id as FamilyId;
  const photoId = await savePhoto({ ...ports, familyId }, dataUrlOf(bytes));
  await sql`update ${sql(table)} set photo_id = ${photoId} where id = ${id}`;
  return photoId;
}
