import type { PhotoOf } from '@herohood/db/media/photo-queries';
import { isPhotoOver } from '@herohood/domain/media/photo';
import type { Ports } from '../context';
import { familyOf } from '../family/family';

/** Who is told of a picture: whose family it is, and when. */
export type PhotoReader = Pick<Ports, 'now'> & Parameters<typeof familyOf>[0];

const ADDRESSES: Record<PhotoOf, string> = {
  completion: '/api/habit-completions',
  proposal: '/api/proposals',
};

/** Where the picture of a completion or proposal is read, if it has one. */
export const photoAddress = (of: PhotoOf, id: string) => `${ADDRESSES[of]}/${id}/photo`;

/** The same; null without a picture, and from the moment on in which its days are over: its file goes a little later (rules: photos). */
export function photoUrlOf(
  ctx: PhotoReader,
  of: PhotoOf,
  { id, photoId, decidedAt }: { id: string; photoId: string | null; decidedAt: Date | null },
): string | null {
  const { photoDays } = familyOf(ctx).row;
  if (photoId === null || isPhotoOver({ decidedAt, photoDays, now: ctx.now() })) return null;
  return photoAddress(of, id);
}
