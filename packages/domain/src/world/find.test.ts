import { expect, test } from 'vitest';
import { oneOf, seededRandom } from '../games/random';
import { bringsFind, collectionOf, FIND_COUNT, findsOf } from './find';

/** Ids of completions, the same for the same seed. */
function completionsOf(seed: number, count: number): string[] {
  const random = seededRandom(seed);
  const digits = [...'0123456789abcdef'];
  return Array.from({ length: count }, () =>
    Array.from({ length: 32 }, () => oneOf(random, digits)).join(''),
  );
}

/** The first so many finds of a hero. */
function metBy(childId: string, count: number) {
  const findOf = findsOf(childId);
  return Array.from({ length: count }, (_, no) => findOf(no));
}

/** How many finds there are. */
const COUNT = 104;
const ALL = metBy('anybody', COUNT);
const SETS = [...new Set(ALL.map(({ set }) => set))];
const sizeOf = (set: string, finds: typeof ALL) => finds.filter((find) => find.set === set).length;

test('there are eight sets of at least twelve, and no id twice', () => {
  expect(SETS).toHaveLength(8);
  for (const set of SETS) expect(sizeOf(set, ALL)).toBeGreaterThanOrEqual(12);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(COUNT);
});

test('about one approval in three brings a find, and always the same ones', () => {
  const ids = completionsOf(1, 30_000);
  const bringing = ids.filter(bringsFind);
  expect(bringing.length).toBeGreaterThan(9_600);
  expect(bringing.length).toBeLessThan(10_400);
  expect(ids.filter(bringsFind)).toEqual(bringing);
});

test.each(['a', 'b', 'c'])('a hero meets every find once before any comes again (hero %s)', (childId) => {
  const met = metBy(childId, COUNT * 2).map(({ id }) => id);
  expect(new Set(met.slice(0, COUNT)).size).toBe(COUNT);
  expect(new Set(met.slice(COUNT)).size).toBe(COUNT);
});

test('each hero meets them in an order of their own, always the same', () => {
  expect(metBy('a', 20)).toEqual(metBy('a', 20));
  expect(metBy('a', 20)).not.toEqual(metBy('b', 20));
});

test('a first set is whole long before all are', () => {
  for (const childId of completionsOf(2, 100)) {
    const found = metBy(childId, 60);
    expect(SETS.some((set) => sizeOf(set, found) === sizeOf(set, ALL))).toBe(true);
  }
});

// Heroes own numbers, for years.
test('what a number stands for does not change', () => {
  expect(metBy('0190a6c0-0000-7000-8000-000000000001', 6).map(({ id }) => id)).toMatchInlineSnapshot(`
    [
      "music-bell",
      "sea-blowfish",
      "sea-spiral-shell",
      "music-musical-keyboard",
      "music-microphone",
      "forest-hedgehog",
    ]
  `);
});

test('a collection counts each find once, and the sets that have all of theirs', () => {
  const numbers = Array.from({ length: FIND_COUNT }, (_, no) => no);
  expect(collectionOf('a', [])).toEqual({ finds: 0, wholeSets: 0 });
  expect(collectionOf('a', [5, 3, 5])).toEqual({ finds: 2, wholeSets: 0 });
  expect(collectionOf('a', numbers)).toEqual({ finds: FIND_COUNT, wholeSets: SETS.length });
  const whole = (found: typeof ALL) => SETS.filter((set) => sizeOf(set, found) === sizeOf(set, ALL)).length;
  for (const count of [20, 40, 60, 80]) {
    expect(collectionOf('a', numbers.slice(0, count))).toEqual({
      finds: count,
      wholeSets: whole(metBy('a', count)),
    });
  }
});
