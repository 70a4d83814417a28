const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A whole number from 0 to 2^32 - 1 that belongs to a text: the same on every machine, and spread evenly over like texts
 * (FNV-1a, then the finaliser of MurmurHash3). Not for secrets.
 */
export function seedOf(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One of several, the same for the same text. @throws RangeError when there is none */
export function pickBy<T>(text: string, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('There is nothing to choose from.');
  return items[seedOf(text) % items.length]!;
}
