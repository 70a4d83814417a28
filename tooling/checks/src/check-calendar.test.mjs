import { expect, it } from 'vitest';
import { checkCalendar } from './check-calendar.mjs';
import { sourceFile } from './project-files.mjs';

const SCREEN = 'apps/kids-web/src/lib/day.ts';
const found = (path, code) => checkCalendar([sourceFile(path, `const one = 1;\n${code}\n`)]);

it.each([
  'new Date(at).toDateString()',
  'inWords(claim, new Date())',
  'now.getDate() === 1',
  'date.setHours(0)',
  '-now.getTimezoneOffset()',
  'hero.createdAt.slice(0, 10)',
])('a screen that asks the calendar of its device is refused: %s', (code) => {
  expect(found(SCREEN, code)).toEqual([expect.stringContaining(`${SCREEN}:2: '`)]);
});

it.each(['day.getUTCDate()', 'date.toISOString()', 'familyDay(now, clock)', 'text.slice(0, 10)'])(
  'what no device decides is let through: %s',
  (code) => expect(found(SCREEN, code)).toEqual([]),
);

it('only what a browser shows is read, and no tests', () => {
  for (const path of ['packages/api/src/day.ts', 'apps/kids-web/src/lib/day.test.ts']) {
    expect(found(path, 'now.getDate()')).toEqual([]);
  }
});
