import type { PictureFile } from '@herohood/ui/picture-shelf/picture-shelf';
import * as pictures from '@herohood/ui/world-picture/world-picture';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Party } from './parties';
import { usePictured } from './use-pictured';

/** A file whose arrival a test decides. */
function makeFile() {
  let isHere = false;
  let settle = (_ok: boolean) => {};
  const arrival = new Promise<void>((resolve, reject) => {
    settle = (isOk) => (isOk ? resolve() : reject(new Error('Not here.')));
  });
  const file: PictureFile = { isHere: () => isHere, fetch: vi.fn(() => arrival) };
  return {
    file,
    async come() {
      isHere = true;
      await act(async () => settle(true));
    },
    fail: () => act(async () => settle(false)),
  };
}

const trip: Party = {
  kind: 'trip',
  items: [{ kind: 'trip', id: 'trip 1', story: 'So it was.', place: 'Castle', art: 'castle' }],
};
const files = new Map<string, PictureFile>();
const show = (queue: readonly Party[]) =>
  renderHook(({ queue }) => usePictured(queue), { initialProps: { queue } });

beforeEach(() => {
  files.clear();
  vi.spyOn(pictures, 'worldPictureFile').mockImplementation((art) => files.get(art));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a party waits for its pictures, and has them when it opens', async () => {
  const castle = makeFile();
  files.set('castle', castle.file);
  const { result } = show([trip]);
  expect(result.current).toBeUndefined();
  await castle.come();
  expect(result.current).toBe(trip);
});

test('nor does one that never answers: after three seconds the party begins', async () => {
  vi.useFakeTimers();
  files.set('castle', makeFile().file);
  const { result } = show([trip]);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(result.current).toBe(trip);
});
