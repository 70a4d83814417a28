import { testFamilyId } from '@herohood/db/testing/family-id';
import { expect, test } from 'vitest';
import { mergeNews } from './live-news';

const A = testFamilyId('a');

test('the same news is sent once', () => {
  const news = { familyId: A, childId: 'x' };
  expect(mergeNews([news, news, { ...news }])).toEqual([[news]]);
});

test('news for all heroes of a family says all that news of one says', () => {
  const all = { familyId: A, childId: 'all' };
  const other = { familyId: testFamilyId('b'), childId: 'y' };
  expect(mergeNews([{ familyId: A, childId: 'x' }, all, { familyId: A }, other])).toEqual([[all, other]]);
});

test('news for parents alone is kept when nothing else reaches them', () => {
  expect(mergeNews([{ familyId: A }])).toEqual([[{ familyId: A }]]);
});

test('no message grows beyond what Postgres carries', () => {
  const id = '8d6f6f5c-0000-4000-8000-000000000001';
  const news = Array.from({ length: 500 }, (_, i) => ({ familyId: testFamilyId(`${id}${i}`), childId: id }));
  const messages = mergeNews(news);
  expect(messages.flat()).toEqual(news);
  for (const message of messages)
    expect(JSON.stringify({ from: id, news: message }).length).toBeLessThan(7_900);
});

test('nothing to say is no message', () => {
  expect(mergeNews([])).toEqual([]);
});
