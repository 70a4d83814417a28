import { expect, test } from 'vitest';
import { decodeCalendar } from './decode-calendar';

const WORDS = 'SUMMARY:Schüler frei';
const utf16 = (mark: number[], order: (unit: number) => number[]) =>
  [mark, ...[...WORDS].map((letter) => order(letter.charCodeAt(0)))].flat();

test.each([
  ['UTF-8', [...new TextEncoder().encode(WORDS)]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(WORDS)]],
  ['windows-1252', [...WORDS].map((letter) => letter.charCodeAt(0))],
  ['UTF-16, small end first', utf16([0xff, 0xfe], (unit) => [unit & 255, unit >> 8])],
  ['UTF-16, big end first', utf16([0xfe, 0xff], (unit) => [unit >> 8, unit & 255])],
])('a file in %s is read', (_name, bytes) => {
  expect(decodeCalendar(Uint8Array.from(bytes).buffer)).toBe(WORDS);
});
