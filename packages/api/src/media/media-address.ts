import { idField } from '@herohood/domain/fields';
import type { RequestContext } from '../context';

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
