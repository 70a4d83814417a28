import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/family-day';
import { repeat } from './ics-recurrence';
import { readRule } from './ics-rule';
import { Effort } from './ics-unreadable';

const EPOCH = '1970-01-01';
const noOf = (day: string) => daysBetween(EPOCH, day);

/** The days of a rule, as month and day where they lie in 1997, the year of the examples. */
function days(rule: string, start: string, [from, to] = [start, '2000-01-01']): string {
  const asked = { from: noOf(from!), to: noOf(to!) };
  const found = repeat({ rule: readRule(rule), start: noOf(start), until: null, ...asked }, new Effort());
  return found.map((no) => addDays(EPOCH, no).replace('1997-', '')).join(' ');
}

/** The examples of RFC 5545, 3.8.5.3, as far as they decide on days; COUNT keeps them short. */
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
])('%s from %s on', (...[rule, start, expected]) => {
  expect(days(rule, start)).toBe(expected);
});

it('what is not counted is found wherever one looks, however long ago it began', () => {
  for (const rule of [
    'DAILY;INTERVAL=3',
    'WEEKLY;INTERVAL=2;BYDAY=MO,SU',
    'MONTHLY;BYMONTHDAY=31',
    'YEARLY;BYMONTH=2;BYMONTHDAY=-1',
  ]) {
    const whole = days(`FREQ=${rule};COUNT=100000`, '1901-01-07', ['1996-05-05', '1999-01-01']);
    expect(days(`FREQ=${rule}`, '1901-01-07', ['1996-05-05', '1999-01-01'])).toBe(whole);
    expect(whole.length).toBeGreaterThan(0);
  }
});

it('the first day counts, though its rule would not choose it', () => {
  expect(days('FREQ=WEEKLY;BYDAY=FR;COUNT=3', '1997-09-02')).toBe('09-02 09-05 09-12');
});
