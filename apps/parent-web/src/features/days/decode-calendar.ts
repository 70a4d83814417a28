/**
 * A calendar file as text: UTF-16 by its byte order mark, else UTF-8, and where that has faults the Windows code page of
 * older programs.
 */
export function decodeCalendar(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const NAMES = /^(?:X-WR-CALNAME|NAME)[;:][^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;

/** The lines that name a calendar; empty where none does. */
export const nameLines = (ics: string): string[] => ics.match(NAMES) ?? [];

/** The same calendar without any event, as the server knows it again: by its name. */
export const emptiedCalendar = (ics: string): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...nameLines(ics), 'END:VCALENDAR', ''].join('\r\n');
