/** Longer than any field for digits. */
const MOST_SIGNS = 100;

/**
 * A text whose digits of any script (Unicode's `Nd`) are 0–9; all else stays (rules: digits).
 * Unicode lays ten digits one behind another, zero first; where several such rows meet, each has ten.
 * One that is longer than any field stays as it is: it is refused for that, and a million digits are not looked at.
 */
export function plainDigits(text: string): string {
  if (text.length > MOST_SIGNS) return text;
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}

/** The digits of a text as 0–9, and nothing else: what a field for numbers keeps of what is typed (rules: digits). */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/[^0-9]/g, '');
}
