import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_SYNC_MS, SYNC_EVERY_MS, startSyncLoop } from './sync-loop';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A run that ends when the test says so. */
function controlledRun() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const run = vi.fn(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })));
  return { run, ends };
}

test('the first sync comes after about a second, then one every 30 seconds', async () => {
  const run = vi.fn(async () => undefined);
  const loop = startSyncLoop({ run, onFirstFailure: vi.fn() });
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(FIRST_SYNC_MS);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(SYNC_EVERY_MS * 2);
  expect(run).toHaveBeenCalledTimes(3);
  loop.stop();
  await vi.advanceTimersByTimeAsync(SYNC_EVERY_MS);
  expect(run).toHaveBeenCalledTimes(3);
});

test('the clock skips a run while one is under way', async () => {
  const { run, ends } = controlledRun();
  const loop = startSyncLoop({ run, onFirstFailure: vi.fn() });
  await vi.advanceTimersByTimeAsync(FIRST_SYNC_MS + SYNC_EVERY_MS * 2);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  loop.stop();
});

test('live news during a run are fetched right after it', async () => {
  const { run, ends } = controlledRun();
  const loop = startSyncLoop({ run, onFirstFailure: vi.fn() });
  await vi.advanceTimersByTimeAsync(FIRST_SYNC_MS);
  loop.now();
  loop.now();
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  loop.stop();
});

test('a broken line is told once, and again only after it had worked', async () => {
  const onFirstFailure = vi.fn();
  const outcomes = [false, false, true, false];
  const run = vi.fn(async () => {
    if (!outcomes.shift()) throw new Error('offline');
  });
  const loop = startSyncLoop({ run, onFirstFailure });
  await vi.advanceTimersByTimeAsync(FIRST_SYNC_MS + SYNC_EVERY_MS);
  expect(onFirstFailure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(SYNC_EVERY_MS * 2);
  expect(run).toHaveBeenCalledTimes(4);
  expect(onFirstFailure).toHaveBeenCalledTimes(2);
  loop.stop();
});

test('nothing is tried while offline, and coming online syncs at once', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = vi.fn(async () => undefined);
  const loop = startSyncLoop({ run, onFirstFailure: vi.fn() });
  await vi.advanceTimersByTimeAsync(FIRST_SYNC_MS + SYNC_EVERY_MS);
  expect(run).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledTimes(1);
  loop.stop();
});
