/** Used where a name leaves no Latin letter or digit, so that such a hero still gets a name they can type. */
const FALLBACK_NAME = 'hero';

/** A generated username is short enough to be typed by a child, its number included (rules: heroes). */
const MAX_LENGTH = 12;

/** `random` returns a number in [0, 1); the server passes one that nobody can guess. */
export type Random = () => number;

/** The Latin letters and digits of a name, lower case and without accents, cut to leave room for the number. */
function withNumber(name: string, number: number): string {
  const stem = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const digits = String(number);
  return `${stem.slice(0, MAX_LENGTH - digits.length) || FALLBACK_NAME}${digits}`;
}

/** A username: the lower-case alphanumeric name and a number from 0 to 99 (rules: sessions). It may be taken. */
export function generateUsername(name: string, random: Random): string {
  return withNumber(name, Math.floor(random() * 100));
}

/**
 * The candidate for the nth try (0 first) at a username that its family does not have yet: numbers up to 99, and
 * up to 9999 once ten tries have failed, so that the search ends however many children share a name.
 */
export function usernameCandidate(name: string, attempt: number, random: Random): string {
  if (attempt < 10) return generateUsername(name, random);
  return withNumber(name, Math.floor(random() * 10_000));
}
