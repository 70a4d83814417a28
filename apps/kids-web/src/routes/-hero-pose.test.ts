import { expect, test } from 'vitest';
import { heroPose } from './-hero-pose';

const now = { isCheering: false, isBedtime: false, rest: null, chosen: null };
const [open, sent, done, none] = [
  { done: 0, sent: 0, open: 1 },
  { done: 0, sent: 1, open: 0 },
  { done: 2, sent: 0, open: 0 },
  { done: 0, sent: 0, open: 0 },
];

test.each([
  ['nothing is known', null, 'idle'],
  ['nothing is due', none, 'idle'],
  ['something can still be done', { ...done, open: 1 }, 'idle'],
  ['all is sent and a parent looks', { ...done, sent: 1 }, 'wait'],
  ['all is approved', done, 'travel'],
] as const)('%s: the hero stands so', (_when, day, expected) => {
  expect(heroPose(day, now)).toBe(expected);
});

test('joy comes before sleep, and sleep before the day', () => {
  expect(heroPose(open, { ...now, isBedtime: true })).toBe('sleep');
  expect(heroPose(open, { ...now, isCheering: true, isBedtime: true })).toBe('cheer');
});

test('who has nothing else to do rests in the pose that they chose', () => {
  const chosen = 'pose-wave';
  expect(heroPose(open, { ...now, chosen })).toBe('wave');
  expect(heroPose(sent, { ...now, chosen })).toBe('wait');
  expect(heroPose(none, { ...now, chosen, isCheering: true })).toBe('cheer');
  expect(heroPose(none, { ...now, chosen: 'pose-of-tomorrow' })).toBe('cheer');
});
