import { expect, it } from 'vitest';
import { carriedChange } from './assignment';

it('editing a habit carries its looks, reward and reminder, not its state', () => {
  const change = { name: 'Teeth', description: null, xpReward: 75, isActive: false, reminderTime: '07:00' };
  expect(carriedChange(change)).toEqual({
    name: 'Teeth',
    description: null,
    xpReward: 75,
    reminderTime: '07:00',
  });
  expect(carriedChange({ name: undefined, color: 'mint' })).toEqual({ color: 'mint' });
  expect(carriedChange({})).toEqual({});
});
