import { expect, test } from 'vitest';
import { photoFaultOf, sizeWithin } from './shrink-photo';

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 40_000, height: 2 },
    { width: 1600, height: 1 },
  ],
])('a picture of %o is sent as %o', (taken, sent) => {
  expect(sizeWithin(taken)).toEqual(sent);
});

test.each([
  ['image/heic', 'kind'],
  ['', 'kind'],
  ['image/jpeg', 'broken'],
])('a file of kind %j that cannot be drawn: %s', (type, fault) => {
  expect(photoFaultOf({ type })).toBe(fault);
});
