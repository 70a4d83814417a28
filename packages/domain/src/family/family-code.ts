import type { Random } from '../account/username';
import { textKey } from '../text-key';

/** Capitals and digits that nobody mixes up: no 0 O 1 I L (rules: family). */
export const FAMILY_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const FAMILY_CODE_LENGTH = 6;

/** A new family code; the caller tries again when it is taken. */
export function generateFamilyCode(random: Random): string {
  return Array.from(
    { length: FAMILY_CODE_LENGTH },
    () => FAMILY_CODE_ALPHABET[Math.floor(random() * FAMILY_CODE_ALPHABET.length)],
  ).join('');
}

/**
 * The form in which codes are kept and compared: their key in capitals, without the spaces and dashes people put in
 * (rules: family). A generated code is its own.
 */
export function normaliseFamilyCode(input: string): string {
  return textKey(input)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}
