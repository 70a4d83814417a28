import { expect, test } from 'vitest';
import { type DayPart, DEFAULT_PARTS, faultOfParts, inOrderOfDay } from './parts';

const parts = (...times: [from: string, until: string][]): DayPart[] =>
  DEFAULT_PARTS.map(({ part }, i) => ({ part, from: times[i]?.[0] ?? '', until: times[i]?.[1] ?? '' }));

test('parts may touch, leave gaps, cross midnight, and come in any order', () => {
  expect(faultOfParts(DEFAULT_PARTS)).toBeNull();
  expect(faultOfParts(parts(['06:00', '09:00'], ['12:00', '15:00'], ['18:00', '06:00']))).toBeNull();
  expect(faultOfParts(parts(['22:00', '05:00'], ['05:00', '13:00'], ['13:00', '22:00']))).toBeNull();
  expect(faultOfParts(DEFAULT_PARTS.toReversed())).toBeNull();
  expect(inOrderOfDay(DEFAULT_PARTS.toReversed())).toEqual(DEFAULT_PARTS);
});

test('parts neither overlap, nor are empty, nor missing, nor there twice', () => {
  const [morning, afternoon, evening] = DEFAULT_PARTS as [DayPart, DayPart, DayPart];
  const overlap = /^The morning and the afternoon overlap/;
  expect(faultOfParts(parts(['05:00', '11:01'], ['11:00', '17:00'], ['17:00', '21:00']))).toMatch(overlap);
  expect(faultOfParts(parts(['06:00', '07:00'], ['05:00', '11:00'], ['17:00', '21:00']))).toMatch(overlap);
  expect(faultOfParts(parts(['05:00', '11:00'], ['11:00', '17:00'], ['17:00', '05:30']))).toMatch(
    /^The morning and the evening overlap/,
  );
  expect(faultOfParts(parts(['05:00', '11:00'], ['11:00', '11:00'], ['17:00', '21:00']))).toMatch(
    /^The afternoon ends when it begins/,
  );
  for (const wrong of [[], [morning, evening], [morning, morning, evening], [...DEFAULT_PARTS, afternoon]]) {
    expect(faultOfParts(wrong)).toMatch(/each once/);
  }
});
