import { expect, test } from 'vitest';
import { decodeCalendar, emptiedCalendar } from './decode-calendar';

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

test.each(['X-WR-CALNAME:School', 'NAME:School', 'NAME;LANGUAGE=en:Sch\r\n ool'])(
  'a calendar that is emptied keeps its name: %s',
  (name) => {
    expect(
      emptiedCalendar(`BEGIN:VCALENDAR\r\n${name}\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`),
    ).toBe(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${name}\r\nEND:VCALENDAR\r\n`);
  },
);
