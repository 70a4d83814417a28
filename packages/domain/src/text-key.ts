import { plainDigits } from './digits';

/**
 * What e-mails, family codes and usernames are compared by, however a keyboard writes them
 * (rules: texts as people type them): Unicode's NFKC, trimmed, lower case, digits of any script as 0–9. `İ I ı i` are
 * one letter, so that no language's case rules count, and a final sigma is a sigma. Accents and other combining marks
 * stay. A key is its own key.
 */
export function textKey(text: string): string {
  const oneI = text.normalize('NFKC').trim().replaceAll(/[İı]/g, 'i').toLowerCase();
  return plainDigits(oneI.replaceAll(/i\u0307+/g, 'i').replaceAll('ς', 'σ')).normalize('NFKC');
}
