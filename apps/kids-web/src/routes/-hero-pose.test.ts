import { expect, test } from 'vitest';
import { heroPose } from './-hero-pose';

const day = { isCheering: false, isBedtime: false, chosen: null };

test.each([
  ['nothing is known or due', [], 'idle'],
  ['something can still be done', ['approved', 'available'], 'idle'],
  ['something is to be done again', ['approved', 'rejected'], 'idle'],
  ['all is sent and a parent looks', ['approved', 'pending'], 'wait'],
  ['all is approved', ['approved', 'approved'], 'travel'],
] as const)('%s: the hero stands so', (_when, statuses, expected) => {
  expect(
    heroPose(
      statuses.map((status) => ({ status })),
      day,
    ),
  ).toBe(expected);
});

test('joy comes before sleep, and sleep before the day', () => {
  expect(heroPose([{ status: 'available' }], { ...day, isBedtime: true })).toBe('sleep');
  expect(heroPose([{ status: 'available' }], { ...day, isCheering: true, isBedtime: true })).toBe('cheer');
});

test('who has nothing else to do rests in the pose that they chose', () => {
  const chosen = 'pose-wave';
  expect(heroPose([{ status: 'available' }], { ...day, chosen })).toBe('wave');
  expect(heroPose([{ status: 'pending' }], { ...day, chosen })).toBe('wait');
  expect(heroPose([], { ...day, chosen, isCheering: true })).toBe('cheer');
  expect(heroPose([], { ...day, chosen: 'pose-of-tomorrow' })).toBe('cheer');
});
