import { expect, test } from 'vitest';
import { heroDays } from './hero-days';

const mission = (habitId: string, status: string | null) => ({
  habitId,
  name: habitId,
  icon: 'teeth',
  color: 'mint',
  status,
});

test('a day counts what is done and what waits, and names what is open', () => {
  const emergencySince = new Date('2026-03-10T08:00:00Z');
  expect(
    heroDays([
      { childId: 'mia', emergencySince: null, mission: mission('teeth', 'approved') },
      { childId: 'mia', emergencySince: null, mission: mission('read', 'pending') },
      { childId: 'mia', emergencySince: null, mission: mission('tidy', null) },
      { childId: 'leo', emergencySince, mission: null },
    ]),
  ).toEqual([
    {
      childId: 'mia',
      done: 1,
      waiting: 1,
      total: 3,
      open: [{ habitId: 'tidy', name: 'tidy', icon: 'teeth', color: 'mint' }],
      emergencySince: null,
    },
    { childId: 'leo', done: 0, waiting: 0, total: 0, open: [], emergencySince: '2026-03-10T08:00:00.000Z' },
  ]);
});
