import { describe, expect, it } from 'vitest';
import { carriedChange, countAssigned, decideAssign, isVisibleToChild } from './assignment';

describe('assigning a habit', () => {
  it('creates, reactivates or finds it as it is', () => {
    expect(decideAssign(null)).toEqual({ kind: 'created' });
    expect(decideAssign({ isActive: false })).toEqual({ kind: 'reactivated' });
    expect(decideAssign({ isActive: true })).toEqual({ kind: 'unchanged' });
  });

  it('counts what is new or active again, so a second auto-assign counts nothing', () => {
    const before = [null, { isActive: false }, { isActive: true }];
    expect(countAssigned(before.map(decideAssign))).toBe(2);
    expect(countAssigned(before.map(() => decideAssign({ isActive: true })))).toBe(0);
  });
});

it('a child sees an assignment only when it and its master are active', () => {
  const on = { isActive: true };
  const off = { isActive: false };
  expect([isVisibleToChild(on, on), isVisibleToChild(on, off), isVisibleToChild(off, on)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('editing a master carries its looks and reward, not its alerts or state', () => {
  const change = { name: 'Teeth', description: null, xpReward: 75, isActive: false, reminderTime: '07:00' };
  expect(carriedChange(change)).toEqual({ name: 'Teeth', description: null, xpReward: 75 });
  expect(carriedChange({ name: undefined, color: 'mint' })).toEqual({ color: 'mint' });
  expect(carriedChange({})).toEqual({});
});
