import { addDays } from '@herohood/domain/time/family-day';
import { describe, expect, it } from 'vitest';
import { type ReadCalendar, readCalendar } from './read-calendar';

const BERLIN = { timeZone: 'Europe/Berlin', dayStartHour: 0 };
const WINDOW = { from: '2026-02-07', until: '2028-03-10' };

function read(file: string, clock = BERLIN): ReadCalendar {
  const found = readCalendar({ file, clock, ...WINDOW });
  if (found.kind !== 'read') throw new Error(found.kind);
  return found;
}

/** Each event's days as stretches with what they are called: `2026-04-06 to 2026-04-08 Easter`. */
function told(file: string, clock = BERLIN): Record<string, string[] | null> {
  const { events } = read(file, clock);
  return Object.fromEntries(
    [...events].map(([uid, days]) => [
      uid,
      days && stretches([...days].sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
}

function stretches(days: [string, string | null][]): string[] {
  const found: { from: string; until: string; note: string | null }[] = [];
  for (const [day, note] of days) {
    const last = found.at(-1);
    if (last && last.note === note && addDays(last.until, 1) === day) last.until = day;
    else found.push({ from: day, until: day, note });
  }
  return found.map(
    ({ from, until, note }) => `${from === until ? from : `${from} to ${until}`} ${note ?? '-'}`,
  );
}

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
/** Its lines stand behind one another here. */
const written = (text: string) => calendar(...text.trim().split(/[|\n]/));
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:1', 'SUMMARY:It', ...lines, 'END:VEVENT');
const one = (...lines: string[]) => told(event(...lines))['1'];

describe('files of the makers that families use', () => {
  it('Google: a name, whole days, an alarm in between, a weekly one in a zone with a changed and a cancelled date', () => {
    const file = written(`
PRODID:-//Google Inc//Google Calendar 70.9054//EN|CALSCALE:GREGORIAN|METHOD:PUBLISH
X-WR-CALNAME:Familie\\, Schule|X-WR-TIMEZONE:Europe/Berlin|BEGIN:VTIMEZONE|TZID:Europe/Berlin
X-LIC-LOCATION:Europe/Berlin|BEGIN:DAYLIGHT|TZOFFSETFROM:+0100|TZOFFSETTO:+0200|TZNAME:GMT+2
DTSTART:19700329T020000|RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU|END:DAYLIGHT|END:VTIMEZONE
BEGIN:VEVENT|DTSTART;VALUE=DATE:20260330|DTEND;VALUE=DATE:20260411|DTSTAMP:20260301T090000Z
UID:easter@google.com|DESCRIPTION:|STATUS:CONFIRMED|SUMMARY:Osterferien|TRANSP:TRANSPARENT
BEGIN:VALARM|ACTION:DISPLAY|TRIGGER:-P0DT0H30M0S|SUMMARY:Not this|END:VALARM|END:VEVENT|BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20260204T160000|DTEND;TZID=Europe/Berlin:20260204T180000
RRULE:FREQ=WEEKLY;UNTIL=20260325T225959Z;BYDAY=WE|EXDATE;TZID=Europe/Berlin:20260218T160000
UID:swim@google.com|SUMMARY:Swim|END:VEVENT|BEGIN:VEVENT|DTSTART;TZID=Europe/Berlin:20260305T160000
DTEND;TZID=Europe/Berlin:20260305T180000|UID:swim@google.com
RECURRENCE-ID;TZID=Europe/Berlin:20260304T160000|SUMMARY:Swim late|END:VEVENT|BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20260311T160000|DTEND;TZID=Europe/Berlin:20260311T180000
UID:swim@google.com|RECURRENCE-ID:20260311T150000Z|STATUS:CANCELLED|END:VEVENT`);
    expect(read(file)).toMatchObject({ source: 'Familie, Schule', errors: [] });
    expect(told(file)).toEqual({
      'easter@google.com': ['2026-03-30 to 2026-04-10 Osterferien'],
      'swim@google.com': [
        '2026-02-11 Swim',
        '2026-02-25 Swim',
        '2026-03-05 Swim late',
        '2026-03-18 Swim',
        '2026-03-25 Swim',
      ],
    });
  });

  it('Apple: folded lines, a length instead of an end, a fortnight at the other home', () => {
    const file = calendar(
      ...['PRODID:-//Apple Inc.//macOS 15.2//EN', 'X-WR-CALNAME:Papa', 'BEGIN:VEVENT'],
      ...['CREATED:20260101T080000Z', 'DTSTART;VALUE=DATE:20260227', 'DURATION:P3D', 'SEQUENCE:1'],
      ...[
        'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3',
        'SUMMARY:Wochenende bei P',
        ' apa',
        '\t und Oma',
        'UID:0A9F-11',
      ],
      ...['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC', 'END:VEVENT'],
    );
    expect(told(file)).toEqual({
      '0A9F-11': [
        ...['2026-02-27 to 2026-03-01', '2026-03-13 to 2026-03-15', '2026-03-27 to 2026-03-29'].map(
          (days) => `${days} Wochenende bei Papa und Oma`,
        ),
      ],
    });
  });

  it('Outlook: a zone with rules and a name of its own, quoted, and the first weekday of each month', () => {
    const file = written(`
PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN|METHOD:PUBLISH|BEGIN:VTIMEZONE
TZID:Home (UTC-08:00): Pacific|BEGIN:STANDARD|DTSTART:16011104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11|TZOFFSETFROM:-0700|TZOFFSETTO:-0800|END:STANDARD
BEGIN:DAYLIGHT|DTSTART:16010311T020000|RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3|TZOFFSETFROM:-0800
TZOFFSETTO:-0700|END:DAYLIGHT|END:VTIMEZONE|BEGIN:VEVENT
DTSTART;TZID="Home (UTC-08:00): Pacific":20260302T143000
DTEND;TZID="Home (UTC-08:00): Pacific":20260302T144500
RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1|SUMMARY;LANGUAGE=en-us:Closed\\; all day
UID:040000008200E00074C5B7101A82E008|X-MICROSOFT-CDO-BUSYSTATUS:OOF|END:VEVENT`);
    // 14:30 there is 23:30 in Berlin while both have the same season, and 22:30 while only one has.
    expect(told(file)).toEqual({
      '040000008200E00074C5B7101A82E008': ['2026-03-02', '2026-04-01', '2026-05-01'].map(
        (day) => `${day} Closed; all day`,
      ),
    });
  });

  it('a site of school holidays: lines that end with LF, a mark of the order of bytes, no UID, and an end like the beginning', () => {
    const lines = [
      ...['\ufeffBEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//schulferien//iCal', 'BEGIN:VEVENT'],
      ...[
        'DTSTART:20260730',
        'DTEND:20260912',
        'SUMMARY:Sommerferien 2026 Baden-Württemberg',
        'END:VEVENT',
        'BEGIN:VEVENT',
      ],
      ...[
        'DTSTART;VALUE=DATE:20261003',
        'DTEND;VALUE=DATE:20261003',
        'SUMMARY:Tag der Einheit',
        'END:VEVENT',
        'END:VCALENDAR',
      ],
    ];
    const { source, errors, events } = read(lines.join('\n'));
    expect([source, errors, events.size]).toEqual([null, [], 2]);
    expect(Object.values(told(lines.join('\n')))).toEqual([
      ['2026-07-30 to 2026-09-11 Sommerferien 2026 Baden-Württemberg'],
      ['2026-10-03 Tag der Einheit'],
    ]);
    expect([...read(lines.join('\r\n')).events.keys()]).toEqual([...events.keys()]);
  });

  it('a CalDAV server: a zone under a path, UTC, single dates, a birthday', () => {
    const zone = 'TZID=/freeassociation.sourceforge.net/America/New_York';
    const file = written(`
PRODID:-//SabreDAV//SabreDAV 4.5.0//EN|BEGIN:VEVENT|UID:trip|DTSTART;${zone}:20260308T200000
DTEND;${zone}:20260309T090000|RDATE;${zone}:20260401T200000,20260501T200000|SUMMARY:Trip|END:VEVENT
BEGIN:VEVENT|UID:utc|DTSTART:20260630T213000Z|DURATION:PT45M|SUMMARY:Late|END:VEVENT|BEGIN:VEVENT
UID:birthday|DTSTART;VALUE=DATE:19160229|RRULE:FREQ=YEARLY|SUMMARY:Oma|END:VEVENT|BEGIN:VTODO
UID:todo|DTSTART:20260310T100000Z|END:VTODO`);
    expect(told(file)).toEqual({
      trip: ['2026-03-09 Trip', '2026-04-02 Trip', '2026-05-02 Trip'],
      utc: ['2026-06-30 to 2026-07-01 Late'],
      birthday: ['2028-02-29 Oma'],
    });
  });
});

describe('an event', () => {
  it.each([
    [
      'until midnight ends with its day',
      ['DTSTART:20260310T220000', 'DTEND:20260311T000000'],
      ['2026-03-10 It'],
    ],
    [
      'over midnight has both',
      ['DTSTART:20260310T220000', 'DTEND:20260311T000001'],
      ['2026-03-10 to 2026-03-11 It'],
    ],
    [
      'until midnight ends with its day, also where the clocks went forward meanwhile',
      ['DTSTART:20260327T180000', 'DTEND:20260330T000000'],
      ['2026-03-27 to 2026-03-29 It'],
    ],
    [
      'until after midnight has that day, also where the clocks went back meanwhile',
      ['DTSTART:20261023T180000', 'DTEND:20261026T003000'],
      ['2026-10-23 to 2026-10-26 It'],
    ],
    [
      'that lasts hours lasts as many, whatever the clocks show',
      ['DTSTART:20260328T230000', 'DURATION:PT24H'],
      ['2026-03-28 to 2026-03-29 It'],
    ],
    [
      'that lasts a day ends when the clocks show the same',
      ['DTSTART:20261024T233000', 'DURATION:P1DT45M'],
      ['2026-10-24 to 2026-10-26 It'],
    ],
    ['without a length has its day', ['DTSTART:20260310T000000'], ['2026-03-10 It']],
    [
      'from before reaches in',
      ['DTSTART;VALUE=DATE:20251201', 'DTEND;VALUE=DATE:20260210'],
      ['2026-02-07 to 2026-02-09 It'],
    ],
    [
      'with an empty repetition has its day',
      ['DTSTART:20260421', 'DTEND:20260421', 'RRULE:'],
      ['2026-04-21 It'],
    ],
    [
      'that repeats minus one time goes on until its end',
      ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=WEEKLY;UNTIL=20260316;COUNT=-1;BYDAY=MO'],
      ['2026-03-02 It', '2026-03-09 It', '2026-03-16 It'],
    ],
    [
      'with more dates in UTC has them',
      ['DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=DAILY;COUNT=1', 'RDATE:20271210Z'],
      ['2026-12-10 It', '2027-12-10 It'],
    ],
    ['of long ago is left out', ['DTSTART;VALUE=DATE:20260206'], []],
    ['of times beyond is left out', ['DTSTART;VALUE=DATE:20280311'], []],
    ['on the last day is there', ['DTSTART;VALUE=DATE:20280310', 'DURATION:P2W'], ['2028-03-10 It']],
    ['in another zone has our days', ['DTSTART;TZID=Asia/Tokyo:20260311T060000'], ['2026-03-10 It']],
    [
      'until a day takes that day',
      ['DTSTART:20260308T090000', 'RRULE:FREQ=DAILY;UNTIL=20260310'],
      ['2026-03-08 to 2026-03-10 It'],
    ],
    [
      'until a moment before its time stops',
      ['DTSTART:20260308T090000', 'RRULE:FREQ=DAILY;UNTIL=20260310T075959Z'],
      ['2026-03-08 to 2026-03-09 It'],
    ],
    [
      'until the moment of its last time takes that day',
      ['DTSTART:20260308T090000', 'RRULE:FREQ=DAILY;UNTIL=20260310T080000Z'],
      ['2026-03-08 to 2026-03-10 It'],
    ],
    [
      'of some hours is left out on a whole day',
      [
        'DTSTART;TZID=America/New_York:20260308T100000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;VALUE=DATE:20260315',
      ],
      ['2026-03-08 It', '2026-03-22 It'],
    ],
    ['that is cancelled marks nothing', ['DTSTART:20260310T090000', 'STATUS:CANCELLED'], []],
    [
      'that ends before it begins has its day',
      ['DTSTART:20260310T100000', 'DTEND:20260310T094500'],
      ['2026-03-10 It'],
    ],
    [
      'of whole days that ends at an hour has that day',
      ['DTSTART;VALUE=DATE:20260310', 'DTEND:20260311T090000'],
      ['2026-03-10 to 2026-03-11 It'],
    ],
    [
      'of whole days that ends at midnight ends the day before, over New Year too',
      ['DTSTART;VALUE=DATE:20261230', 'DTEND:20270102T000000'],
      ['2026-12-30 to 2027-01-01 It'],
    ],
    [
      'whose end names no zone ends where it begins',
      ['DTSTART;TZID=America/New_York:20260310T080000', 'DTEND:20260310T100000'],
      ['2026-03-10 It'],
    ],
    [
      'with a description that was not folded is read',
      ['DTSTART:20260310', 'DESCRIPTION:one', 'and so on'],
      ['2026-03-10 It'],
    ],
    [
      'with dates as other programs write them is read',
      ['DTSTART:2026-03-10', 'DTEND:2026-03-12'],
      ['2026-03-10 to 2026-03-11 It'],
    ],
    [
      'with blanks in its rule is read',
      ['DTSTART:20260310', 'RRULE:FREQ=DAILY; COUNT=2; BYDAY=TU, WE'],
      ['2026-03-10 to 2026-03-11 It'],
    ],
    ['that begins at 24:00 begins on the next day', ['DTSTART:20260310T240000'], ['2026-03-11 It']],
    [
      'in a zone of Windows that no line explains is read',
      ['DTSTART;TZID=Tokyo Standard Time:20260311T060000'],
      ['2026-03-10 It'],
    ],
    [
      'of whole days is left out on days whose zone nobody knows, in UTC, or without a zone',
      [
        ...['DTSTART;VALUE=DATE:20260308', 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20260312T000000'],
        ...['EXDATE;TZID=UTC+01:20260309T000000', 'EXDATE:20260309T230000Z'],
      ],
      ['2026-03-08 It', '2026-03-11 It'],
    ],
    [
      'that is left out once',
      ['DTSTART;VALUE=DATE:20260308', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260309'],
      ['2026-03-08 It', '2026-03-10 It'],
    ],
  ])('%s', (...[, lines, expected]) => {
    expect(one(...lines)).toEqual(expected);
  });

  it('at night counts for the evening where the family’s day starts at 4', () => {
    const file = event('DTSTART:20260310T200000', 'DTEND:20260311T030000');
    expect(told(file, { ...BERLIN, dayStartHour: 4 })['1']).toEqual(['2026-03-10 It']);
  });

  it('loses what a note may not hold, and is cut to its length', () => {
    const words = `SUMMARY:a\\nb\\\\c\u0007 ${'x'.repeat(600)}`;
    const file = calendar('BEGIN:VEVENT', 'UID:1', 'DTSTART:20260310', words, 'END:VEVENT');
    const note = read(file).events.get('1')?.get('2026-03-10') ?? '';
    expect([note.length, note.startsWith('a\nb\\c x')]).toEqual([500, true]);
  });

  it('with a change of all later dates ends there, which is told', () => {
    const series = ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20260308', 'RRULE:FREQ=DAILY;COUNT=9', 'END:VEVENT'];
    const later = [
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART:20260311',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260310',
      'END:VEVENT',
    ];
    const file = calendar(...series, ...later);
    expect(told(file)).toEqual({ 1: ['2026-03-08 to 2026-03-09 -', '2026-03-11 -'] });
    expect(read(file).errors).toMatchObject([{ line: 8 }]);
  });

  it('in a zone of the year 1 with an escaped name has our days; its words may be quoted', () => {
    const file = written(`
NAME:School|BEGIN:VTIMEZONE|TZID:(UTC+01:00) Amsterdam\\, Rome|BEGIN:STANDARD|DTSTART:00011028T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10|TZOFFSETFROM:+0200|TZOFFSETTO:+0100|END:STANDARD|BEGIN:DAYLIGHT
DTSTART:00010325T020000|RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3|TZOFFSETFROM:+0100|TZOFFSETTO:+0200
END:DAYLIGHT|END:VTIMEZONE|BEGIN:VEVENT|UID:1|DTSTART;TZID=" (UTC+01:00) Amsterdam, Rome":20260710T233000
SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:F=C3=BCr alle|END:VEVENT`);
    expect(read(file)).toMatchObject({ source: 'School', errors: [] });
    expect(told(file)).toEqual({ 1: ['2026-07-10 Für alle'] });
  });

  it('with a very long UID is known by a hash', () => {
    const file = calendar('BEGIN:VEVENT', `UID:${'u'.repeat(5000)}`, 'DTSTART:20260310', 'END:VEVENT');
    const [uid] = read(file).events.keys();
    expect(uid).toMatch(/^hash \d+ \d+$/);
    expect([...read(file.replace('uu', 'vu')).events.keys()]).not.toEqual([uid]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['no beginning', []],
    ['a day that there is not', ['DTSTART;VALUE=DATE:20260230']],
    ['a time that there is not', ['DTSTART:20260310T250000']],
    ['no such zone', ['DTSTART;TZID=Mars/Base:20260310T100000']],
    ['a zone called as what every object has', ['DTSTART;TZID=constructor:20260310T100000']],
    ['a repetition by the hour', ['DTSTART:20260310T100000', 'RRULE:FREQ=HOURLY']],
    [
      'a repetition in the calendar of another people',
      ['DTSTART:20260310', 'RRULE:RSCALE=CHINESE;FREQ=YEARLY'],
    ],
    ['a repetition by weeks of the year', ['DTSTART:20260310', 'RRULE:FREQ=YEARLY;BYWEEKNO=20']],
    ['a rule of exceptions', ['DTSTART:20260310', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY']],
    ['a length that goes back', ['DTSTART:20260310', 'DURATION:-P1D']],
    ['a line whose name has no end', [`DTSTART;X=${'x'.repeat(1000)}:20260310`]],
  ])('%s is told by its line, and the rest is read', (...[, lines]) => {
    const rest = ['BEGIN:VEVENT', 'UID:2', 'DTSTART:20260311', 'END:VEVENT'];
    const file = calendar('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', ...rest);
    const { errors } = read(file);
    expect(errors).toMatchObject([{ line: 3, words: { id: expect.stringMatching(/^[A-Z“].*\.$/) } }]);
    expect(told(file)).toEqual({ 1: null, 2: ['2026-03-11 -'] });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!DOCTYPE html><html></html>'],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    ['what breaks off', event('DTSTART:20260310').replace('END:VCALENDAR\r\n', '')],
    ['what breaks off in an event', event('DTSTART:20260310').split('END:VEVENT')[0] ?? ''],
    ['ends that cross', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT\n'],
    ['more after the end', `${event('DTSTART:20260310')}DTSTART:20260310`],
    [
      'parts in parts without end',
      `BEGIN:VCALENDAR\n${'BEGIN:A\n'.repeat(9)}${'END:A\n'.repeat(9)}END:VCALENDAR`,
    ],
  ])('%s is no calendar', (...[, file]) => {
    expect(readCalendar({ file, clock: BERLIN, ...WINDOW })).toEqual({ kind: 'noCalendar' });
  });

  it('a file that asks for the days of a lifetime, many times over, is too much', () => {
    const daily = 'BEGIN:VEVENT\r\nDTSTART:10000101\r\nRRULE:FREQ=DAILY;COUNT=999999999\r\nEND:VEVENT\r\n';
    const file = calendar(daily.repeat(5_000));
    expect(readCalendar({ file, clock: BERLIN, ...WINDOW })).toEqual({ kind: 'tooMuch' });
  });
});
