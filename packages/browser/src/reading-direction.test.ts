// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { distanceAsRead, keyAsRead } from './reading-direction';

const readFrom = (dir: string) => {
  document.documentElement.dir = dir;
};

afterEach(() => readFrom(''));

describe.each(['', 'ltr'])('in a page whose direction is %j', (dir) => {
  test('the right arrow and a finger to the right lead on', () => {
    readFrom(dir);
    expect(keyAsRead('ArrowRight')).toBe('ArrowRight');
    expect(keyAsRead('ArrowLeft')).toBe('ArrowLeft');
    expect(distanceAsRead(40)).toBe(40);
  });
});

test('from right to left, the left arrow and a finger to the left lead on', () => {
  readFrom('rtl');
  expect(keyAsRead('ArrowLeft')).toBe('ArrowRight');
  expect(keyAsRead('ArrowRight')).toBe('ArrowLeft');
  expect(distanceAsRead(-40)).toBe(40);
});

test('from right to left, up, down and all other keys mean what they always do', () => {
  readFrom('rtl');
  for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'Enter', 'a']) expect(keyAsRead(key)).toBe(key);
});
