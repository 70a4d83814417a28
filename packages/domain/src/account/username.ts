/** Used where a name leaves no Latin letter or digit, so that such a hero still gets a name they can type. */
const FALLBACK_NAME = 'hero';

/** Leaves room for the number within the 40 characters of a username. */
const MAX_NAME_LENGTH = 30;

/** `random` returns a number in [0, 1); the server passes one that nobody can guess. */
export type Random = () => number;

/** The Latin letters and digits of a name, lower case and without accents. */
function stemOf(name: string): string {
  const stem = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return stem.slice(0, MAX_NAME_LENGTH) || FALLBACK_NAME;
}

/** A username: the lower-case alphanumeric name and a number from 0 to 99 (rules: sessions). It may be taken. */
export function generateUsername(name: string, random: Random): string {
  return `${stemOf(name)}${Math.floor(random() * 100)}`;
}

/**
 * The candidate for the nth try (0 first) at a username that its family does not have yet: numbers up to 99, and
 * up to 9999 once ten tries have failed, so that the search ends however many children share a name.
 */
export function usernameCandidate(name: string, attempt: number, random: Random): string {
  if (attempt < 10) return generateUsername(name, random);
  return `${stemOf(name)}${Math.floor(random() * 10_000)}`;
}

/** What two usernames are compared by: case and Unicode spelling make no difference (rules: sessions). */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
