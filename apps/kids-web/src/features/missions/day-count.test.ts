import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { Board } from '@herohood/domain/missions/board-schema';
import { expect, test } from 'vitest';
import { boardWith, makeBoard, makeBoardMission, makeCompletion, makeHabit } from '../../testing/fixtures';
import { missionsText } from '../../text/en/missions';
import { dayCountOf, restOf } from './day-count';
import { missionsOf } from './missions-of';

test('what is sent, saved or done counts once, and what was sent back is still to do', () => {
  const habits = ['done', 'sent', 'saved', 'back', 'open'].map((id) => makeHabit(id, id));
  const board = boardWith(makeBoard(habits), [
    makeCompletion('done', 'approved'),
    makeCompletion('sent', 'pending'),
    makeCompletion('back', 'rejected'),
  ]);
  const saved = { heroId: 'hero-1', habitId: 'saved', completedAt: '2026-03-10T08:00:00.000Z' };
  const missions = missionsOf(board, [saved]);
  const count = dayCountOf(missions);
  expect(count).toEqual({ done: 1, sent: 2, open: 2 });
  expect(missionsText.day.text(count)).toBe('1 done, 2 sent, 2 to go');
});

test('each time of a day counts; what nobody waits for counts where it was done, and so does a quota', () => {
  const habits = ['teeth', 'extra', 'done', 'swim'].map((id) => makeHabit(id, id));
  const [teeth, extra, done, swim] = habits as [ChildHabit, ChildHabit, ChildHabit, ChildHabit];
  const board = makeBoard([], {
    missions: [
      ...[1, 2, 3].map((slot) => makeBoardMission(teeth, { slot, slots: 3 })),
      makeBoardMission(extra, { due: 'optional' }),
      makeBoardMission(done, { due: 'optional' }),
      makeBoardMission(swim, { week: { times: 3, done: 1 } }),
    ],
  });
  const today = [
    makeCompletion('teeth', 'approved'),
    makeCompletion('teeth', 'pending', { id: 'second', slot: 2 }),
    makeCompletion('done', 'approved'),
  ];
  const missions = missionsOf(boardWith(board, today));
  expect(dayCountOf(missions)).toEqual({ done: 2, sent: 1, open: 1 });
});

const teeth = makeHabit('teeth', 'Brush teeth');
const restWith = (marks: Board['marks'], due: 'due' | 'optional' = 'optional', hasHabits = true) => {
  const board = makeBoard([], { missions: [makeBoardMission(teeth, { due })] });
  return restOf(missionsOf(board), { marks, hasHabits });
};

test('who is ill on holiday rests, and does not travel; a day on which nothing is due is free', () => {
  expect(restWith(['holiday', 'away', 'vacation', 'sick'])).toBe('sick');
  expect(restWith(['holiday', 'away', 'vacation'])).toBe('vacation');
  expect(restWith(['holiday', 'away'])).toBe('away');
  expect(restWith(['holiday'])).toBe('holiday');
  expect(restWith(['school-free'])).toBe('free');
});

test('where something is due, or nobody has a mission, the day is none of rest', () => {
  expect(restWith(['sick'], 'due')).toBeNull();
  expect(restWith([], 'optional', false)).toBeNull();
});
