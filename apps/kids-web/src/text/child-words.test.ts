import { expect, test } from 'vitest';
import { homeText } from './en/app';
import { bedtimeText, screenTimeText } from './en/controls';
import { gamesText, memoryText, resultText } from './en/games';
import { goalBarText } from './en/goal-bar';
import { goalsText } from './en/goals';
import { sentText } from './en/offline';
import { progressText } from './en/progress';
import { offlineText } from './en/sync';

const SOURCES: Record<string, string> = import.meta.glob('./en/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Promised to the letter. */
const PROMISED = /Access to daily habits is disabled by your parent\.|(one|other): '# more habits'/g;

test('a child does missions: habits are the parents’ word', () => {
  const literals = Object.values(SOURCES)
    .join('\n')
    .replace(PROMISED, '')
    .match(/['`][^'`\n]*\bhabits?\b[^'`\n]*['`]/gi);
  expect(literals).toBeNull();
});

test('nothing is sold to a child: no plan, no trial, no upgrade', () => {
  const SELLING = /['`][^'`\n]*\b(premium|upgrade|trial|plans?|subscri\w+)\b[^'`\n]*['`]/gi;
  expect(Object.values(SOURCES).join('\n').match(SELLING)).toBeNull();
});

test.each<[string, (n: number) => string]>([
  ['unsent missions', offlineText.unsent],
  ['sent missions', sentText.message],
  ['missions to go', homeText.greetings.left],
  ['missions at bedtime', bedtimeText.left],
  ['points that wait', gamesText.unsent.message],
  ['points of a game', resultText.points],
  ['turns', memoryText.moves],
  ['minutes of games', screenTimeText.forGames],
  ['days', progressText.best],
  ['missions for a goal', (n) => goalBarText.missions(50, n)],
  ['days to a full jar', goalsText.pace],
])('%s are told in one and in many', (_what, say) => {
  expect(say(1)).not.toMatch(/\b(missions|points|turns|minutes|days)\b/);
  expect(say(1)).toMatch(/mission|point|turn|minute|day/i);
  expect(say(2)).toMatch(/\b(missions|points|turns|minutes|days)\b/);
});
