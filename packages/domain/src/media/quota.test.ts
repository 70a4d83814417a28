import { expect, it } from 'vitest';
import {
  decidePhotoQuota,
  decidePictureQuota,
  decideUploadQuota,
  LEFT_TO_PARENTS,
  MAX_OPEN_UPLOADS,
  MAX_PHOTOS,
  MAX_PHOTOS_A_DAY,
  MAX_PHOTOS_BYTES,
  MAX_PICTURES,
  MAX_RECORDINGS,
  MAX_RECORDINGS_BYTES,
} from './quota';
import { MAX_RECORDING_BYTES } from './recording';

const use = (change: object) =>
  decideUploadQuota({ stored: 0, storedBytes: 0, open: 0, isParent: true, ...change });
const ACCEPT = { kind: 'accept' };

it('a family keeps at most 200 recordings', () => {
  expect(use({ stored: MAX_RECORDINGS - 1 })).toEqual(ACCEPT);
  expect(use({ stored: MAX_RECORDINGS })).toMatchObject({ code: 'CONFLICT' });
});

it('every open URL is counted as the largest recording', () => {
  const storedBytes = MAX_RECORDINGS_BYTES - 3 * MAX_RECORDING_BYTES;
  expect(use({ storedBytes, open: 2 })).toEqual(ACCEPT);
  expect(use({ storedBytes: storedBytes + 1, open: 2 })).toMatchObject({ code: 'CONFLICT' });
  expect(use({ stored: MAX_RECORDINGS - 2, open: 2 })).toMatchObject({ code: 'CONFLICT' });
});

it('20 open URLs are enough, whatever the room', () => {
  expect(use({ open: MAX_OPEN_UPLOADS - 1 })).toEqual(ACCEPT);
  expect(use({ open: MAX_OPEN_UPLOADS })).toMatchObject({ code: 'TOO_MANY_TRIES' });
});

it('heroes and helpers leave ten open URLs and the room for them to the parents', () => {
  const open = MAX_OPEN_UPLOADS - LEFT_TO_PARENTS;
  const stored = MAX_RECORDINGS - LEFT_TO_PARENTS;
  expect(use({ isParent: false, open: open - 1 })).toEqual(ACCEPT);
  expect(use({ isParent: false, open })).toMatchObject({ code: 'TOO_MANY_TRIES' });
  expect(use({ isParent: false, stored: stored - 1 })).toEqual(ACCEPT);
  expect(use({ isParent: false, stored })).toMatchObject({ code: 'CONFLICT' });
  expect(use({ isParent: true, open, stored: stored - open })).toEqual(ACCEPT);
});

it('a family keeps at most 100 pictures', () => {
  expect(decidePictureQuota({ stored: MAX_PICTURES - 2, open: 1 })).toEqual(ACCEPT);
  expect(decidePictureQuota({ stored: MAX_PICTURES - 1, open: 1 })).toMatchObject({ code: 'CONFLICT' });
});

it('a family keeps at most 1,000 pictures of missions, 500 MB of them, and sends 300 a day', () => {
  const photos = (change: object) => decidePhotoQuota({ held: 0, heldBytes: 0, ofToday: 0, ...change });
  expect(photos({ held: MAX_PHOTOS - 1, heldBytes: MAX_PHOTOS_BYTES - 1, ofToday: 299 })).toEqual(ACCEPT);
  expect(photos({ held: MAX_PHOTOS })).toMatchObject({ code: 'CONFLICT' });
  expect(photos({ heldBytes: MAX_PHOTOS_BYTES })).toMatchObject({ code: 'CONFLICT' });
  expect(photos({ ofToday: MAX_PHOTOS_A_DAY, held: MAX_PHOTOS })).toMatchObject({ code: 'TOO_MANY_TRIES' });
});
