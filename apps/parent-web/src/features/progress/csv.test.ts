import type { ChildReport } from '@herohood/domain/progress/schema';
import { expect, test } from 'vitest';
import { aHero } from '../../testing/fixtures';
import { aCompletion, aReport, aReportHabit } from '../../testing/hero-figures';
import { toCsv } from './csv';
import { daysCsv, fileName, habitsCsv, heroesCsv, missionsCsv } from './report-files';

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

test('heroes stand side by side', () => {
  const mia = aReport({ due: 8, done: 6, xp: 150, completionRate: 75, currentStreak: 3 });
  const csv = lines(heroesCsv([aHero(1, { name: 'Mia' }), aHero(2, { name: 'Theo' })], [mia, aReport()]));
  expect(csv).toEqual([
    'Hero,From,To,Due,Done,Waiting,XP,Completion rate (%),Day streak',
    'Mia,2026-03-08,2026-03-14,8,6,0,150,75,3',
    'Theo,2026-03-08,2026-03-14,0,0,0,0,0,0',
  ]);
});

test('habits have their figures, and a dangerous name is harmless', () => {
  const csv = lines(habitsCsv('Mia', aReport({ habits: [aReportHabit({ name: '=1+1' })] })));
  expect(csv[1]).toBe("Mia,'=1+1,2026-03-08,2026-03-14,6,2,0,50,33,2");
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
