import { expect, test } from 'vitest';
import { readRange } from './media';

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=5-100', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('of ten bytes, %s asks for a part', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=3-1',
  'bytes=0-1,4-5',
  'bytes=a-b',
  'lines=0-1',
  ' bytes=0-1',
])('of ten bytes, %s asks for all of them', (header) => {
  expect(readRange(header, 10)).toBeNull();
});
