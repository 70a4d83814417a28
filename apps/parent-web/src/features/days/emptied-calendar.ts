const NAME = /^X-WR-CALNAME[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/im;

/** The same calendar without any event, as the server knows it again: by its name. */
export function emptiedCalendar(ics: string): string {
  const [name] = NAME.exec(ics) ?? [];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...(name ? [name] : []), 'END:VCALENDAR', ''].join('\r\n');
}
