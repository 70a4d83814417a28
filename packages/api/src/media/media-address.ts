import type { PhotoOf } from '@herohood/db/media/photo-queries';
import { idField } from '@herohood/domain/fields';
import { isPhotoOver } from '@herohood/domain/media/photo';
import type { Ports, RequestContext } from '../context';
import { familyOf } from '../family/family';

const OWN = /^\/api\/media\/([^/?#]+)$/;

/** Where an object is readable. A path, so that it stays right when the server's name changes. */
export function mediaAddress(id: string): string {
  return `/api/media/${id}`;
}

/**
 * The id that a saved address names: a path or address of this server's own, or the store's where that takes
 * uploads itself. Null for every other address.
 */
export function idOfAddress(
  { request, media }: Pick<RequestContext, 'request' | 'media'>,
  address: string,
): string | null {
  const { origin } = request;
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const id = media.direct?.keyOf(address) ?? OWN.exec(path)?.[1];
  return id === undefined ? null : idField.parse(id);
}

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
