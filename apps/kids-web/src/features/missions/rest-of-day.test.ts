import type { Board } from '@herohood/domain/missions/board-schema';
import { expect, test } from 'vitest';
import { makeBoard, makeBoardMission, makeHabit } from '../../testing/fixtures';
import { missionsOf } from './missions-of';
import { restOf } from './rest-of-day';

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
