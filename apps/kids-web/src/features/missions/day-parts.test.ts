import { DEFAULT_PARTS } from '@herohood/domain/days/parts';
import { describe, expect, test } from 'vitest';
import { boardWith, makeBoard, makeBoardMission, makeCompletion, makeHabit } from '../../testing/fixtures';
import { dueNow, groupsOf, type MissionGroup, nextOf, nowAndLater, partStateAt } from './day-parts';
import { missionsOf } from './missions-of';

const HOUR = 60;

test.each([
  ['05:00-11:00', 5 * HOUR - 1, 'ahead'],
  ['05:00-11:00', 5 * HOUR, 'running'],
  ['05:00-11:00', 11 * HOUR - 1, 'running'],
  ['05:00-11:00', 11 * HOUR, 'over'],
  // Over midnight, and on in the hours that still belong to the day.
  ['21:00-01:00', 24.5 * HOUR, 'running'],
  ['21:00-01:00', 25 * HOUR, 'over'],
  ['17:00-21:00', 26 * HOUR, 'over'],
])('a part of %s at minute %i is %s', (window, minute, state) => {
  const [from, until] = window.split('-') as [string, string];
  expect(partStateAt({ part: 'evening', from, until }, minute)).toBe(state);
});

const habits = ['wake', 'lunch', 'bed', 'any', 'extra'].map((id) => makeHabit(id, id));
const parts = ['morning', 'afternoon', 'evening', 'any', 'any'] as const;
const board = makeBoard([], {
  missions: habits.map((habit, at) =>
    makeBoardMission(habit, { partOfDay: parts[at]!, due: habit.id === 'extra' ? 'optional' : 'due' }),
  ),
});
const at = (hour: number, today = [] as ReturnType<typeof makeCompletion>[], of = board) =>
  groupsOf(missionsOf(boardWith(of, today)), {
    parts: DEFAULT_PARTS,
    minute: hour * HOUR,
    // Completions are made at 08:00.
    now: Date.parse(makeCompletion('any', 'pending').completedAt) + (hour - 8) * HOUR * 60_000,
    isStaying: () => false,
  });
const tell = ({ kind, missions }: MissionGroup) => `${kind}: ${missions.map(({ habit }) => habit.id)}`;
const told = (hour: number) => at(hour).map(tell);

describe('the missions of a day', () => {
  test('stand by what is now, what comes later, and what nobody waits for', () => {
    expect(told(8)).toEqual(['now: wake', 'any: any', 'later: lunch', 'later: bed', 'extra: extra']);
    expect(told(12)).toEqual(['now: lunch', 'any: any', 'still: wake', 'later: bed', 'extra: extra']);
    expect(told(22)).toEqual(['any: any', 'still: wake,lunch,bed', 'extra: extra']);
  });

  test('stand by now and later for who reads no clock; extras are for now where there is nothing else, but on a day of rest', () => {
    expect(nowAndLater(at(12), false).map(tell)).toEqual(['now: lunch,any,wake', 'later: bed,extra']);
    const extras = at(8).filter(({ kind }) => kind === 'extra');
    expect(nowAndLater(extras, false).map(tell)).toEqual(['now: extra']);
    expect(nowAndLater(extras, true).map(tell)).toEqual(['later: extra']);
  });

  test('the next one is of now, then of any time, then of a part that is over; never one that comes later', () => {
    const sent = (ids: string[]) => ids.map((id) => makeCompletion(id, 'pending'));
    const nextAt = (hour: number, ...done: string[]) => nextOf(dueNow(at(hour, sent(done))))?.habit.id;
    expect(nextAt(12)).toBe('lunch');
    expect(nextAt(12, 'lunch')).toBe('any');
    expect(nextAt(12, 'lunch', 'any')).toBe('wake');
    expect(nextAt(12, 'lunch', 'any', 'wake')).toBeUndefined();
  });
});

test('what was not begun is next before what is to be done once more', () => {
  const [teeth, book] = [makeHabit('teeth', 'teeth'), makeHabit('book', 'book')];
  const twice = [1, 2].map((slot) => makeBoardMission(teeth, { slot, slots: 2 }));
  const asked = makeBoard([], { missions: [...twice, makeBoardMission(book)] });
  const missions = missionsOf(boardWith(asked, [makeCompletion('teeth', 'pending')]));
  expect(missions.map(({ slot, status }) => [slot, status])).toEqual([
    [2, 'available'],
    [1, 'available'],
  ]);
  expect(nextOf(missions)?.habit.id).toBe('book');
});

test('the second time of a mission comes with the part after the first one', () => {
  const twice = makeBoard([], {
    missions: [1, 2].map((slot) => makeBoardMission(habits[3]!, { slot, slots: 2 })),
  });
  const groupAt = (hour: number) => at(hour, [makeCompletion('any', 'pending')], twice)[0];
  expect(groupAt(9)).toMatchObject({ kind: 'later', part: 'afternoon' });
  expect(groupAt(11)).toMatchObject({ kind: 'any' });
});
