import { expect, it } from 'vitest';
import { DEFAULT_HABIT, HABIT_XP_OPTIONS } from './choices';
import { HABIT_PICTURES } from './pictures';
import { createMasterHabitInput } from './schema';

it('a new habit is daily, pays 50 and is one of the choices', () => {
  expect(DEFAULT_HABIT).toMatchObject({
    schedule: { kind: 'daily' },
    timesPerDay: 1,
    xpReward: 50,
    reminderDuration: 30,
  });
  expect(HABIT_XP_OPTIONS).toContain(DEFAULT_HABIT.xpReward);
  expect(HABIT_PICTURES).toContain(DEFAULT_HABIT.icon);
  expect(createMasterHabitInput.safeParse({ name: 'Teeth', ...DEFAULT_HABIT }).success).toBe(true);
});
