import type { PictureFile } from '@herohood/ui/picture-shelf/picture-shelf';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Celebration } from '../../lib/celebrations';
import * as pictures from './pictures-of';
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

const trip: Celebration = {
  kind: 'trip',
  day: '2026-03-09',
  story: 'So it was.',
  place: 'Castle',
  art: 'castle',
};
const streak: Celebration = { kind: 'streak', id: 's1', days: 7, points: 5, isWaiting: false };
const earnings = (xp: number): Celebration => ({ kind: 'earnings', missions: [], xp, points: 0 });
const files = new Map<Celebration, PictureFile[]>();
const show = (queue: readonly Celebration[]) =>
  renderHook(({ queue }) => usePictured(queue), { initialProps: { queue } });

beforeEach(() => {
  files.clear();
  vi.spyOn(pictures, 'picturesOf').mockImplementation((each) => files.get(each) ?? []);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a party waits for its pictures, and has them when it opens', async () => {
  const castle = makeFile();
  files.set(trip, [castle.file]);
  const { result } = show([trip]);
  expect(result.current).toBeUndefined();
  await castle.come();
  expect(result.current).toBe(trip);
});

test('one without pictures, or whose pictures are here, begins at once', async () => {
  const castle = makeFile();
  await castle.come();
  files.set(trip, [castle.file]);
  expect(show([streak]).result.current).toBe(streak);
  expect(show([trip]).result.current).toBe(trip);
  expect(castle.file.fetch).not.toHaveBeenCalled();
});

test('the pictures of the next are fetched while one is on show, so that nothing lies between', async () => {
  const castle = makeFile();
  files.set(trip, [castle.file]);
  const { result, rerender } = show([streak, trip]);
  expect(castle.file.fetch).toHaveBeenCalledOnce();
  await castle.come();
  rerender({ queue: [trip] });
  expect(result.current).toBe(trip);
});

test('a picture that cannot be had holds nothing up', async () => {
  const castle = makeFile();
  files.set(trip, [castle.file]);
  const { result } = show([trip]);
  await castle.fail();
  expect(result.current).toBe(trip);
});

test('nor does one that never answers: after three seconds the party begins', async () => {
  vi.useFakeTimers();
  files.set(trip, [makeFile().file]);
  const { result } = show([trip]);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(result.current).toBe(trip);
});

test('one that grows stays on show until the new picture is here', async () => {
  const fox = makeFile();
  const [first, grown] = [earnings(50), earnings(100)];
  files.set(grown, [fox.file]);
  const { result, rerender } = show([first]);
  rerender({ queue: [grown] });
  expect(result.current).toBe(first);
  await fox.come();
  expect(result.current).toBe(grown);
});
