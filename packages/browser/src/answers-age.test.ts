import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { ageOf, askAgeOf, setAge } from './answers-age';

const AGE = '2026-03-10T08:00:00.000000Z';
let cache: QueryClient;
/** Lets the server answer the question for the age. */
let answerAge: (answer: { lastSyncTime: string }) => void;
let refuseAge: () => void;

beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
});

const askAge = () =>
  askAgeOf(
    cache,
    () =>
      new Promise((resolve, reject) => {
        answerAge = resolve;
        refuseAge = () => reject(new Error('401'));
      }),
  );
const ask = (name: string) => void cache.prefetchQuery({ queryKey: [name], queryFn: () => name });
/** Ends the running script, and with it what goes in one request. */
const nextRequest = () => new Promise((resolve) => setTimeout(resolve));
async function answered() {
  answerAge({ lastSyncTime: AGE });
  await nextRequest();
  return ageOf(cache, 'mia');
}

test('what is asked in the same breath holds everything up to the age, however much it is', async () => {
  askAge();
  for (const name of ['me', 'missions', 'habits', 'controls', 'badges']) ask(name);
  await nextRequest();
  expect(await answered()).toBe(AGE);
});

test('what is asked after the answer takes nothing away', async () => {
  askAge();
  ask('me');
  await answered();
  ask('missions');
  await nextRequest();
  expect(ageOf(cache, 'mia')).toBe(AGE);
});

test.each([
  ['asked', () => ask('missions')],
  ['asked again', () => void cache.refetchQueries({ queryKey: ['me'] })],
  ['put in from elsewhere', () => void cache.setQueryData(['shop'], 'of yesterday')],
])('what is %s while the age is on its way may be older: the age stays unknown', async (_what, come) => {
  askAge();
  ask('me');
  await nextRequest();
  come();
  await nextRequest();
  expect(await answered()).toBeNull();
});

test.each([
  ['is on its way', () => {}],
  ['has come', nextRequest],
])('a cache with an answer that %s is too old to be asked about', async (_state, wait) => {
  ask('me');
  await wait();
  askAgeOf(cache, () => expect.unreachable('asked'));
  await nextRequest();
  expect(ageOf(cache, 'mia')).toBeNull();
});

test('who was refused before, and signs in, begins with an empty cache', async () => {
  await cache.prefetchQuery({
    queryKey: ['me'],
    queryFn: () => Promise.reject(new Error('401')),
    retry: false,
  });
  askAge();
  ask('me');
  await nextRequest();
  expect(await answered()).toBe(AGE);
});

test('without an answer the age stays unknown, until a sync brings one', async () => {
  askAge();
  ask('me');
  refuseAge();
  await nextRequest();
  expect(ageOf(cache, 'mia')).toBeNull();
  setAge(cache, 'mia', AGE);
  expect(ageOf(cache, 'mia')).toBe(AGE);
});

test('an age is one person’s own, and nobody’s while nobody is known', async () => {
  askAge();
  ask('me');
  await nextRequest();
  expect(await answered()).toBe(AGE);
  expect(ageOf(cache, 'leo')).toBeNull();
  expect(ageOf(cache, null)).toBeNull();
});
