/** Deeper input than any call has; whatever nests further is refused before it is walked. */
const MAX_DEPTH = 12;

/**
 * Whether every text in `input` can be stored: Postgres takes no NUL, and half a surrogate pair is no character.
 * Looks into lists and objects, their keys included; false for input that nests deeper than any call's.
 */
export function isStorable(input: unknown, depth = 0): boolean {
  if (typeof input === 'string') return !input.includes('\u0000') && input.isWellFormed();
  if (typeof input !== 'object' || input === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(input).every(([key, value]) => isStorable(key) && isStorable(value, depth + 1));
}
