import { expect, test } from 'vitest';
import { POSTCARDS } from './postcards';
import { FAR_STORIES } from './stories-far';
import { NEAR_STORIES } from './stories-near';
import { postcardOf, storyById, storyOf, tripToTell } from './trip';

const STORIES = [...FAR_STORIES, ...NEAR_STORIES];

const childId = '4e2a6b1c-0000-4000-8000-000000000001';

function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(start + at * 86_400_000).toISOString().slice(0, 10),
  );
}

test('there are at least sixty stories of two or three sentences, each with its card', () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(STORIES.map(({ id }) => id)).size).toBe(STORIES.length);
  for (const story of STORIES) {
    const sentences = story.text.match(/[.?!](?= |$)/g) ?? [];
    expect([story.id, [2, 3].includes(sentences.length)]).toEqual([story.id, true]);
    expect(postcardOf(story).id).toBe(story.postcard);
    expect(storyById(story.id)).toBe(story);
  }
});

test('every card belongs to a story', () => {
  const told = new Set(STORIES.map(({ postcard }) => postcard));
  expect(POSTCARDS.finds.filter(({ id }) => !told.has(id))).toEqual([]);
});

test('no story comes again before all were told', () => {
  const told: string[] = [];
  for (const day of daysFrom('2026-01-01', STORIES.length)) told.push(storyOf({ childId, day }, told).id);
  expect(new Set(told).size).toBe(STORIES.length);
});

test('a day has one story, whoever asks and how often', () => {
  const trip = { childId, day: '2026-02-03' };
  expect(storyOf(trip, ['castle-1'])).toEqual(storyOf(trip, ['castle-1']));
});

const yesterday = { day: '2026-03-09', due: 3, sentOrDone: 3 };
const before = { day: '2026-03-08', due: 2, sentOrDone: 2 };

test('a hero tells of the newest day on which all that was due was sent or done', () => {
  expect(tripToTell([before, yesterday], [])).toBe('2026-03-09');
  expect(tripToTell([before, yesterday], ['2026-03-09'])).toBe('2026-03-08');
  expect(tripToTell([before, { ...yesterday, sentOrDone: 4 }], [])).toBe('2026-03-09');
});

test('a day with something missed, or with nothing due, has no trip and takes none away', () => {
  expect(tripToTell([before, { ...yesterday, sentOrDone: 2 }], [])).toBe('2026-03-08');
  expect(tripToTell([{ ...yesterday, due: 0, sentOrDone: 0 }], [])).toBeNull();
  expect(tripToTell([], [])).toBeNull();
});

test('days of rest take no trip away: the last seven days with something due count', () => {
  const rest = daysFrom('2026-03-10', 21).map((day) => ({ day, due: 0, sentOrDone: 0 }));
  expect(tripToTell([yesterday, ...rest], [])).toBe('2026-03-09');
  const missed = daysFrom('2026-03-10', 7).map((day) => ({ day, due: 1, sentOrDone: 0 }));
  expect(tripToTell([yesterday, ...missed.slice(1)], [])).toBe('2026-03-09');
  expect(tripToTell([yesterday, ...missed], [])).toBeNull();
});
