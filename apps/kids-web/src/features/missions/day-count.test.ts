import { expect, test } from 'vitest';
import { makeCompletion, makeHabit } from '../../testing/fixtures';
import { missionsText } from '../../text/en/missions';
import { dayCountOf } from './day-count';
import { missionsOf } from './use-missions';

test('what is sent, saved or done counts once, and what was sent back is still to do', () => {
  const habits = ['done', 'sent', 'saved', 'back', 'open'].map((id) => makeHabit(id, id));
  const missions = missionsOf(
    habits,
    [
      makeCompletion('done', 'approved'),
      makeCompletion('sent', 'pending'),
      makeCompletion('back', 'rejected'),
    ],
    [{ heroId: 'hero-1', habitId: 'saved', completedAt: '2026-03-10T08:00:00.000Z' }],
  );
  const count = dayCountOf(missions);
  expect(count).toEqual({ done: 1, sent: 2, open: 2 });
  expect(missionsText.day.text(count)).toBe('1 done, 2 sent, 2 to go');
});
