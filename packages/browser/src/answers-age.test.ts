import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { ageOf, fetchFirst, setAge } from './answers-age';

const AGE = '2026-03-10T08:00:00.000000Z';
let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
});

const answered = () => Promise.resolve({ asOf: AGE });
const keep = (ago: number) => cache.setQueryData(['shop'], 'kept', { updatedAt: Date.now() - ago });

test('the first answer says up to when the cache holds everything, for whoever is signed in', async () => {
  await fetchFirst(cache, answered);
  expect(ageOf(cache, 'mia')).toBe(AGE);
  expect(ageOf(cache, 'leo')).toBeNull();
  expect(ageOf(cache, null)).toBeNull();
});

test('what comes with it takes nothing away', async () => {
  await fetchFirst(cache, async () => {
    keep(0);
    return { asOf: AGE };
  });
  expect(ageOf(cache, 'mia')).toBe(AGE);
});

test.each([
  ['beside what was kept from before', () => keep(60_000), answered],
  ['without an answer', () => {}, () => Promise.reject(new Error('401'))],
])('%s the age stays unknown, until a sync brings one', async (_when, begin, ask) => {
  begin();
  await fetchFirst(cache, ask);
  expect(ageOf(cache, 'mia')).toBeNull();
  setAge(cache, 'mia', AGE);
  expect(ageOf(cache, 'mia')).toBe(AGE);
});
