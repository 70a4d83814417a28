import { expect, test } from 'vitest';
import { aCompletion, aReport } from '../../testing/hero-figures';
import { toCsv } from './csv';
import { fileName, habitsCsv, missionsCsv, weekCsv } from './report-files';

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

test('the week has a line for each day', () => {
  const report = aReport();
  const csv = lines(weekCsv('Mia', report));
  expect(csv).toHaveLength(8);
  expect(csv[0]).toBe('Hero,Date,Weekday,Missions,XP');
  expect(csv.at(-1)).toBe('Mia,2026-03-14,Sat,0,0');
});

test('habits have their figures, and a dangerous name is harmless', () => {
  const habit = { habitId: 'h', name: '=1+1', icon: 'teeth', completions: 5, streak: 3, xpEarned: 50 };
  const csv = lines(habitsCsv('Mia', aReport({ habits: [{ ...habit, completionRate: 71 }] })));
  expect(csv[1]).toBe("Mia,'=1+1,5,3,50,71");
});

test('missions come the oldest first, and only approved ones have XP', () => {
  const completions = [
    aCompletion(2, { status: 'pending' }),
    aCompletion(1, { date: '2026-03-10', status: 'approved' }),
  ];
  expect(lines(missionsCsv('Mia', completions, () => 'Teeth')).slice(1)).toEqual([
    'Mia,2026-03-10,Tue,Teeth,approved,50,2026-03-10T08:00:00Z',
    'Mia,2026-03-14,Sat,Teeth,pending,0,2026-03-14T08:00:00Z',
  ]);
});

test('a file is called after its hero and day, whatever the name is made of', () => {
  expect(fileName('Mia the Brave', 'week', '2026-03-14')).toBe('herohood-mia-the-brave-week-2026-03-14.csv');
  expect(fileName('../Zoë?', 'week', '2026-03-14')).toBe('herohood-zoë-week-2026-03-14.csv');
  expect(fileName('★', 'week', '2026-03-14')).toBe('herohood-week-2026-03-14.csv');
});
