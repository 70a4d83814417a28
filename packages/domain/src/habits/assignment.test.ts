import { expect, it } from 'vitest';
import { carriedChange } from './assignment';

const after = { reminderTime: '07:00', timeRangeStart: '06:00', timeRangeEnd: '20:00' };

it('editing a habit carries its looks and reward, not its state', () => {
  const change = { name: 'Teeth', description: null, xpReward: 75, tool: 'none', isActive: false };
  const { isActive: _, ...carried } = change;
  expect(carriedChange(change, after)).toEqual(carried);
  expect(carriedChange({ name: undefined, color: 'mint' }, after)).toEqual({ color: 'mint' });
  expect(carriedChange({}, after)).toEqual({});
});

it('the times of its reminder go together, so that none leaves its window', () => {
  expect(carriedChange({ reminderTime: '07:00' }, after)).toEqual(after);
  expect(carriedChange({ timeRangeStart: '06:00', reminderDuration: 10 }, after)).toEqual({
    ...after,
    reminderDuration: 10,
  });
});
