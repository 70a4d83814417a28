/** What an app calls a message, by the six characters that Lingui calls it. */
export type ShortIds = (id: string) => string;

/**
 * As many of an id's characters as tell it from all others of the app: two or three. An id is no word that compresses, and it stands in the
 * code and in the catalogue. New messages make few of the others longer: so files of the build stay the same where their
 * texts do. Unknown ids stay whole.
 */
export function shortIds(ids: readonly string[]): ShortIds {
  const sorted = [...new Set(ids)].sort();
  const short = new Map(
    sorted.map((id, at) => {
      const alike = Math.max(sharedStart(id, sorted[at - 1]), sharedStart(id, sorted[at + 1]));
      return [id, id.slice(0, alike + 1)];
    }),
  );
  return (id) => short.get(id) ?? id;
}

/** How many characters two ids begin with alike. */
function sharedStart(id: string, other = ''): number {
  let length = 0;
  while (length < id.length && id[length] === other[length]) length += 1;
  return length;
}
