import { expect, it } from 'vitest';
import {
  decidePictureQuota,
  decideUploadQuota,
  MAX_OPEN_UPLOADS,
  MAX_PICTURES,
  MAX_RECORDINGS,
  MAX_RECORDINGS_BYTES,
} from './quota';
import { MAX_RECORDING_BYTES } from './recording';

const use = (change: object) => decideUploadQuota({ stored: 0, storedBytes: 0, open: 0, ...change });
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

it('a family keeps at most 100 pictures', () => {
  expect(decidePictureQuota({ stored: MAX_PICTURES - 2, open: 1 })).toEqual(ACCEPT);
  expect(decidePictureQuota({ stored: MAX_PICTURES - 1, open: 1 })).toMatchObject({ code: 'CONFLICT' });
});
