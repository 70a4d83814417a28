import { expect, it } from 'vitest';
import {
  CREATE_HABIT_ICONS,
  DEFAULT_HABIT,
  EDIT_HABIT_ICONS,
  FALLBACK_HABIT_ART,
  HABIT_XP_OPTIONS,
  habitArt,
} from './choices';
import { createMasterHabitInput } from './schema';

it('create and edit offer the pictures of the specification', () => {
  expect(CREATE_HABIT_ICONS.map(({ id }) => id)).toEqual([
    'energy',
    'teeth',
    'reading',
    'exercise',
    'healthy-food',
    'sleep',
  ]);
  expect(EDIT_HABIT_ICONS.map(({ id }) => id)).toEqual([
    'energy',
    'exercise',
    'study',
    'mindfulness',
    'water',
    'healthy-food',
    'sleep',
  ]);
});

it('every habit has a picture, also one with an icon nobody knows', () => {
  expect(habitArt('teeth')).toBe('toothbrush');
  for (const icon of ['', 'constructor', null, undefined]) expect(habitArt(icon)).toBe(FALLBACK_HABIT_ART);
});

it('a new habit is daily, pays 50 and is one of the choices', () => {
  expect(DEFAULT_HABIT).toMatchObject({ frequency: 'daily', xpReward: 50, reminderDuration: 30 });
  expect(HABIT_XP_OPTIONS).toEqual([25, 50, 75, 100]);
  expect(createMasterHabitInput.safeParse({ name: 'Teeth', ...DEFAULT_HABIT }).success).toBe(true);
});
