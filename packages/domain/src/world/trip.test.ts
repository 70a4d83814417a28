import { expect, test } from 'vitest';
import { DAILY_PLAN } from '../days/schedule';
import { POSTCARDS } from './postcards';
import { FAR_STORIES } from './stories-far';
import { NEAR_STORIES } from './stories-near';
import { hasSetOut, postcardOf, setsOut, storyById, storyOf, tripToTell } from './trip';

const IDS = [...Object.keys(FAR_STORIES), ...Object.keys(NEAR_STORIES)];
const STORIES = IDS.map(storyById);

const childId = '4e2a6b1c-0000-4000-8000-000000000001';

function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(start + at * 86_400_000).toISOString().slice(0, 10),
  );
}

test('there are at least sixty stories of two or three sentences, each with its card', () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(IDS).size).toBe(IDS.length);
  for (const story of STORIES) {
    const sentences = story.text.match(/[.?!](?= |$)/g) ?? [];
    expect([story.id, [2, 3].includes(sentences.length)]).toEqual([story.id, true]);
    expect(postcardOf(story).id).toBe(story.postcard);
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

const dayOf = (day: string, hasSetOut: boolean, hasMissions = true) => ({ day, hasSetOut, hasMissions });
const yesterday = dayOf('2026-03-09', true);
const before = dayOf('2026-03-08', true);

test('a hero tells of the newest day on which they set out', () => {
  expect(tripToTell([before, yesterday], [])).toBe('2026-03-09');
  expect(tripToTell([before, yesterday], ['2026-03-09'])).toBe('2026-03-08');
});

test('a day with something missed, or with nothing due, has no trip and takes none away', () => {
  expect(tripToTell([before, dayOf('2026-03-09', false)], [])).toBe('2026-03-08');
  expect(tripToTell([dayOf('2026-03-09', false, false)], [])).toBeNull();
  expect(tripToTell([], [])).toBeNull();
});

test('days of rest take no trip away: the last seven days with missions count', () => {
  const rest = daysFrom('2026-03-10', 21).map((day) => dayOf(day, false, false));
  expect(tripToTell([yesterday, ...rest], [])).toBe('2026-03-09');
  const missed = daysFrom('2026-03-10', 7).map((day) => dayOf(day, false));
  expect(tripToTell([yesterday, ...missed.slice(1)], [])).toBe('2026-03-09');
  expect(tripToTell([yesterday, ...missed], [])).toBeNull();
});

const at = (hour: number) => new Date(Date.UTC(2026, 2, 9, hour));
/** A try at a mission, 'teeth 2' for its second time, between two hours. */
const sent = (mission: string, from: number, until?: number) => {
  const [habitId = '', slot = 1] = mission.split(' ');
  const end = until === undefined ? null : at(until);
  return { habitId, slot: Number(slot), from: at(from), until: end, setsOut: false };
};

test('a hero sets out in the moment in which all is sent, and comes back whatever is decided later', () => {
  const due = [
    { habitId: 'teeth', slots: 2 },
    { habitId: 'bed', slots: 1 },
  ];
  const all = [sent('teeth', 8), sent('bed', 9), sent('teeth 2', 18)];
  expect(hasSetOut(due, all)).toBe(true);
  expect(hasSetOut(due, all.slice(0, 2))).toBe(false);
  // The same time twice is one.
  expect(hasSetOut(due, [sent('teeth', 8), sent('bed', 9), sent('teeth', 18)])).toBe(false);
  expect(hasSetOut(due, [...all.slice(0, 2), sent('teeth 2', 18, 19)])).toBe(true);
  // Sent back before the last one was sent, and tried again.
  const early = [sent('teeth', 8), sent('bed', 9, 10), sent('teeth 2', 18)];
  expect(hasSetOut(due, early)).toBe(false);
  expect(hasSetOut(due, [...early, sent('bed', 19)])).toBe(true);
});

test('what set out stays out, though a parent adds a mission afterwards', () => {
  const mission = (habitId: string, slots: number, sent: number) => ({
    live: Array.from({ length: sent }, (_, at) => ({ habitId, slot: at + 1, day: '', isApproved: false })),
    ...{ habitId, slots, plan: DAILY_PLAN, state: 'due' as const },
    ...{ isOwed: true, isAssigned: true, isDoneElsewhere: false },
  });
  const [teeth, bed] = [mission('teeth', 2, 1), mission('bed', 1, 1)];
  expect(setsOut([teeth, bed, { ...mission('swim', 1, 0), isOwed: false }], 'teeth')).toBe(true);
  expect(setsOut([teeth, bed], 'swim')).toBe(false);
  expect(setsOut([teeth, mission('bed', 1, 0)], 'teeth')).toBe(false);
  expect(hasSetOut([{ habitId: 'piano', slots: 1 }], [{ ...sent('teeth 2', 18), setsOut: true }])).toBe(true);
});

test('on a day of rest whoever does something sets out', () => {
  expect(hasSetOut([], [sent('bed', 9, 10)])).toBe(true);
  expect(hasSetOut([], [])).toBe(false);
});
