import { expect, it } from 'vitest';
import { carriedChange } from './assignment';

it('editing a master carries its looks and reward, not its alerts or state', () => {
  const change = { name: 'Teeth', description: null, xpReward: 75, isActive: false, reminderTime: '07:00' };
  expect(carriedChange(change)).toEqual({ name: 'Teeth', description: null, xpReward: 75 });
  expect(carriedChange({ name: undefined, color: 'mint' })).toEqual({ color: 'mint' });
  expect(carriedChange({})).toEqual({});
});
