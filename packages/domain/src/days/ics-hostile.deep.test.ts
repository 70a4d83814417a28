import { expect, it } from 'vitest';
import { readCalendarFile } from './ics-calendar';

const MB = 1024 * 1024;
/** Alone it takes a second at most; the tests of many files run at once. */
const MOST_MS = 5000;

const filled = (piece: string, [before, after] = ['', '']) => {
  const whole = `BEGIN:VCALENDAR\r\n${before}`;
  const end = `${after}END:VCALENDAR\r\n`;
  return whole + piece.repeat(Math.floor((MB - whole.length - end.length) / piece.length)) + end;
};
const event = (lines: string) => `BEGIN:VEVENT\r\n${lines}END:VEVENT\r\n`;
const everyZone = Intl.supportedValuesOf('timeZone')
  .map((zone) => event(`DTSTART;TZID=${zone}:20200101T120000\r\nRRULE:FREQ=DAILY\r\nUID:${zone}\r\n`))
  .join('');

it.each([
  [
    'events that repeat for ever',
    filled(event('DTSTART:10000101\r\nRRULE:FREQ=DAILY;COUNT=999999999\r\n')),
    'tooMuch',
  ],
  [
    'all days of all events',
    filled(event('DTSTART:20200101\r\nRRULE:FREQ=DAILY\r\nUID:XXXX\r\n')),
    'tooMuch',
  ],
  [
    'a rule for no day',
    filled(event('DTSTART:19000101\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\n')),
    'tooMuch',
  ],
  [
    'one rule after the other',
    filled('RRULE:FREQ=YEARLY;BYDAY=MO;COUNT=99999\r\n', [
      'BEGIN:VEVENT\r\nDTSTART:10000101\r\n',
      'END:VEVENT\r\n',
    ]),
    'read',
  ],
  ['huge steps', filled(event('DTSTART:19700101\r\nRRULE:FREQ=YEARLY;INTERVAL=100000\r\n')), 'read'],
  ['parts in parts', filled('BEGIN:VEVENT\r\n'), 'noCalendar'],
  ['events that are none', filled(event('')), 'read'],
  ['lines that go on', filled(' x\r\n', ['BEGIN:VEVENT\r\nSUMMARY:x\r\n', 'END:VEVENT\r\n']), 'read'],
  ['empty lines', filled('\r\n'), 'read'],
  [
    'parameters of one line',
    filled(';A=b', ['BEGIN:VEVENT\r\nDTSTART', ':20260310\r\nEND:VEVENT\r\n']),
    'read',
  ],
  ['quotes that stay open', filled('"', ['BEGIN:VEVENT\r\nDTSTART;TZID=', '\r\nEND:VEVENT\r\n']), 'read'],
  [
    'exceptions',
    filled('20260310,', ['BEGIN:VEVENT\r\nDTSTART:20260310\r\nEXDATE:', '20260310\r\nEND:VEVENT\r\n']),
    'read',
  ],
  [
    'parts of a rule',
    filled('1,', [
      'BEGIN:VEVENT\r\nDTSTART:20260310\r\nRRULE:FREQ=YEARLY;BYMONTHDAY=',
      '1\r\nEND:VEVENT\r\n',
    ]),
    'read',
  ],
  ['zones without number', filled('BEGIN:VTIMEZONE\r\nTZID:x\r\nEND:VTIMEZONE\r\n'), 'read'],
  ['every zone there is', filled(everyZone), 'tooMuch'],
  ['the days of a life', filled(event('DTSTART:19000101\r\nDTEND:99991231\r\nRRULE:FREQ=DAILY\r\n')), 'read'],
])('a file full of %s is answered soon, with little', (...[, file, kind]) => {
  expect(file.length).toBeLessThanOrEqual(MB);
  const begun = Date.now();
  const answer = readCalendarFile(file, {
    clock: { timeZone: 'Europe/Berlin', dayStartHour: 4 },
    ...{ from: '2026-02-07', until: '2028-03-10' },
  });
  expect(Date.now() - begun).toBeLessThan(MOST_MS);
  expect(answer.kind).toBe(kind);
  if (answer.kind === 'read') expect(answer.errors.length).toBeLessThanOrEqual(100);
});
