import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import * as offline from './load-offline-store';
import { useLastKnown } from './use-last-known';

const restore = vi.fn(async () => {});
let load: MockInstance<typeof offline.loadOfflineStore>;
const start = (isWaiting: boolean, isMissed: boolean) =>
  renderHook((props) => useLastKnown(props), { initialProps: { isWaiting, isMissed } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  load = vi.spyOn(offline, 'loadOfflineStore').mockResolvedValue({ restore } as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  restore.mockClear();
});

test('a server that cannot be reached: what was known comes back, once, and until then the screen waits', async () => {
  const { result, rerender } = start(false, true);
  expect(result.current).toBe(true);
  await waitFor(() => expect(result.current).toBe(false));
  rerender({ isWaiting: false, isMissed: true });
  await pass(100);
  expect(restore).toHaveBeenCalledOnce();
});

test('a network that only pretends is not waited for longer than four seconds', async () => {
  start(true, false);
  await pass(3_900);
  expect(restore).not.toHaveBeenCalled();
  await pass(200);
  expect(restore).toHaveBeenCalledOnce();
});

test('what cannot be fetched cannot help: the screen goes on to say so', async () => {
  load.mockRejectedValue(new Error('Not here.'));
  const { result } = start(false, true);
  await waitFor(() => expect(result.current).toBe(false));
});
