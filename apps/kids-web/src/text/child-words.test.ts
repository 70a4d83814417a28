import { expect, test } from 'vitest';

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
