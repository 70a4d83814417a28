import { expect, it } from 'vitest';
import { readCalendar } from './read-calendar';

function daysOf(rule: string, start: string, [from, until]: [string, string]): string[] {
  const event = [
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART:${start.replaceAll('-', '')}`,
    `RRULE:${rule}`,
    'END:VEVENT',
  ];
  const file = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n');
  const found = readCalendar({ file, clock: { timeZone: 'Europe/Berlin', dayStartHour: 0 }, from, until });
  return found.kind === 'read' ? [...(found.events.get('1')?.keys() ?? [])] : [];
}

/** The examples of RFC 5545, 3.8.5.3, as far as they decide on days, and what the library alone reads otherwise; COUNT keeps them short. */
it.each([
  ['FREQ=DAILY;COUNT=4', '1997-09-02', '09-02 09-03 09-04 09-05'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '09-02 09-12 09-22 10-02 10-12'],
  ['FREQ=DAILY;BYMONTH=1;COUNT=3', '1998-01-30', '1998-01-30 1998-01-31 1999-01-01'],
  ['FREQ=WEEKLY;COUNT=4', '1997-09-02', '09-02 09-09 09-16 09-23'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=3', '1997-09-02', '09-02 09-16 09-30'],
  [
    'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    '09-02 09-04 09-09 09-11 09-16 09-18 09-23 09-25 09-30 10-02',
  ],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=MO,WE,FR', '1997-09-01', '09-01 09-03 09-05 09-15'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '08-05 08-10 08-19 08-24'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '08-05 08-17 08-19 08-31'],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=1FR', '1997-09-05', '09-05 10-03 11-07 12-05'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU', '1997-09-07', '09-07 09-28 11-02 11-30'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22', '09-22 10-20 11-17'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=3', '1997-09-28', '09-28 10-29 11-28'],
  ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1,-1', '1997-09-30', '09-30 10-01 10-31 11-01'],
  ['FREQ=MONTHLY;INTERVAL=18;COUNT=3;BYMONTHDAY=10,11,12', '1997-09-10', '09-10 09-11 09-12'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', '1998-02-13', '1998-02-13 1998-03-13 1998-11-13'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '09-04 10-07 11-06'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=3', '1997-09-29', '09-29 10-30 11-27'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    '1999-01-15',
    '1999-01-15 1999-01-30 1999-02-15 1999-03-15 1999-03-30',
  ],
  ['FREQ=YEARLY;COUNT=4;BYMONTH=6,7', '1997-06-10', '06-10 07-10 1998-06-10 1998-07-10'],
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19', '05-19 1998-05-18 1999-05-17'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=5', '1997-03-13', '03-13 03-20 03-27 1998-03-05 1998-03-12'],
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=3', '1997-09-02', '09-02 09-05 09-12'],
  ['FREQ=YEARLY;COUNT=2', '1996-02-29', '2000-02-29'],
  ['FREQ=YEARLY;BYMONTHDAY=1;COUNT=3', '1997-01-01', '01-01 02-01 03-01'],
])('%s from %s on', (...[rule, start, expected]) => {
  const days = daysOf(rule!, start!, ['1997-01-01', '2000-12-31']);
  expect(days.map((day) => day.replace('1997-', '')).join(' ')).toBe(expected);
});

it('what is not counted is found wherever one looks, however long ago it began', () => {
  const days = (rule: string) => daysOf(`FREQ=${rule}`, '1901-01-07', ['2026-02-07', '2028-03-10']);
  for (const rule of [
    'DAILY;INTERVAL=3',
    'WEEKLY;INTERVAL=2;BYDAY=MO,SU',
    'MONTHLY;BYMONTHDAY=31',
    'YEARLY;BYMONTH=2;BYMONTHDAY=-1',
  ]) {
    expect(days(rule)).toEqual(days(`${rule};COUNT=40000`));
    expect(days(rule)).not.toEqual([]);
  }
});
