import type { ChildReport } from '@herohood/domain/progress/schema';
import { expect, test } from 'vitest';
import { aCompletion, aReport } from '../../testing/hero-figures';
import { toCsv } from './csv';
import { daysCsv, fileName, missionsCsv } from './report-files';

const lines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['\tx', "'\tx"],
  ['＝1+1', "'＝1+1"],
  ['＠cmd', "'＠cmd"],
])('a spreadsheet takes %s for text', (name, cell) => {
  expect(lines(toCsv([[name]]))).toEqual([cell]);
});

test('numbers stay numbers, and quotes, commas and line ends stay inside their cell', () => {
  expect(toCsv([[-5, 'a,b', 'say "hi"', 'one\ntwo', 'Zoë']])).toBe(
    '\uFEFF-5,"a,b","say ""hi""","one\ntwo",Zoë\r\n',
  );
});

test.each([
  ['de', ';'],
  ['pt-BR', ';'],
  ['tr', ';'],
  ['en', ','],
  ['he', ','],
])('a spreadsheet in %s opens it in columns', (locale, separator) => {
  expect(lines(toCsv([['a', 1]], locale))).toEqual([`a${separator}1`]);
});

test('every day has a line with the figures of the screen', () => {
  const days: ChildReport['days'] = [
    { date: '2026-03-12', marks: ['sick', 'vacation'], due: 0, done: 0, waiting: 0, xp: 0 },
    { date: '2026-03-13', marks: [], due: 4, done: 3, waiting: 1, xp: 75 },
    ...aReport().days.slice(-1),
  ];
  expect(lines(daysCsv('Mia', aReport({ days })))).toEqual([
    'Hero,Date,Weekday,Due,Done,Waiting,XP,Day off',
    'Mia,2026-03-12,Thu,0,0,0,0,"Sick, Vacation"',
    'Mia,2026-03-13,Fri,4,3,1,75,',
    'Mia,2026-03-14,Sat,0,0,0,0,',
  ]);
});

test('missions come the oldest first, and only approved ones have XP', () => {
  const completions = [
    aCompletion(2, { status: 'pending' }),
    aCompletion(1, { date: '2026-03-10', status: 'approved' }),
  ];
  expect(
    lines(missionsCsv('Mia', { completions, nameOf: () => 'Teeth', timeZone: 'Europe/Berlin' })).slice(1),
  ).toEqual([
    'Mia,2026-03-10,Tue,Teeth,approved,50,2026-03-10 09:00',
    'Mia,2026-03-14,Sat,Teeth,pending,0,2026-03-14 09:00',
  ]);
});

test('a file is called after its hero and day, whatever the name is made of', () => {
  expect(fileName('Mia the Brave', 'week', '2026-03-14')).toBe('herohood-mia-the-brave-week-2026-03-14.csv');
  expect(fileName('../Zoë?', 'week', '2026-03-14')).toBe('herohood-zoë-week-2026-03-14.csv');
  expect(fileName('★', 'week', '2026-03-14')).toBe('herohood-week-2026-03-14.csv');
});
