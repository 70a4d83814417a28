const PLAIN = 'AEIOUYaeiouycnsz';
const ACCENTED = 'ÀÉÎÕÜÝàéîõüýçñšž';
/** Longer by two fifths, as much as languages that need more room. */
const FILLER = ' ~~~';
const FILLED_LENGTH = 10;
/** The marks that turn what stands between them: from right to left, and the end of it. */
const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';

/**
 * How a pseudo-locale says an English text; undefined for a language of people. The same as in the apps (`packages/browser`),
 * which share no code with the server, but line by line: what is filled in on a line of its own stays alone there.
 */
export function pseudoOf(locale: string): ((text: string) => string) | undefined {
  const change = { 'en-XA': lengthened, 'ar-XB': turned }[locale];
  return change && ((text) => text.replace(/.*\S/g, change));
}

function lengthened(line: string): string {
  const accented = [...line].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented + FILLER.repeat(Math.round(line.trim().length / FILLED_LENGTH));
}

function turned(line: string): string {
  return RIGHT_TO_LEFT + line + END;
}
