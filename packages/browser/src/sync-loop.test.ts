// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveStreamPorts } from './live-stream';
import { type Pulled, type SyncLoopPorts, startSyncLoop } from './sync-loop';

const nothing: Pulled = { lastSyncTime: '2026-03-10T08:00:00.000000Z', eventIds: [], changed: [] };
const changes: Pulled = { ...nothing, eventIds: ['e1', 'e2'], changed: ['habit'] };

let stream: LiveStreamPorts;
let isOnline = true;
let stop = () => {};

function start(change: Partial<SyncLoopPorts> = {}) {
  const ports = {
    everyMs: 30_000,
    pull: vi.fn<SyncLoopPorts['pull']>(async () => nothing),
    refresh: vi.fn<SyncLoopPorts['refresh']>(async () => {}),
    confirm: vi.fn<SyncLoopPorts['confirm']>(async () => {}),
    openStream: (on: LiveStreamPorts) => {
      stream = on;
      return () => {};
    },
    isOnline: () => isOnline,
    onStatus: vi.fn<SyncLoopPorts['onStatus']>(),
    onSynced: vi.fn<SyncLoopPorts['onSynced']>(),
    onFailure: vi.fn<SyncLoopPorts['onFailure']>(),
    onEnd: vi.fn<SyncLoopPorts['onEnd']>(),
  };
  const loop = startSyncLoop({ ...ports, ...change });
  stop = loop.stop;
  return { ...ports, ...loop };
}

/** A pull that ends when the test says so. */
function slowPull() {
  const ends: ((pulled: Pulled) => void)[] = [];
  const pull = vi.fn(() => new Promise<Pulled>((resolve) => ends.push(resolve)));
  return { pull, finish: () => ends.shift()?.(nothing) };
}

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('timing', () => {
  test('the first sync comes after a second, the next ones every 30 seconds', async () => {
    const { pull } = start();
    await pass(999);
    expect(pull).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(pull).toHaveBeenCalledTimes(1);
    await pass(29_000);
    expect(pull).toHaveBeenCalledTimes(2);
    await pass(30_000);
    expect(pull).toHaveBeenCalledTimes(3);
  });

  test('the clock skips a sync while one is running', async () => {
    const { pull, finish } = slowPull();
    start({ pull });
    await pass(61_000);
    expect(pull).toHaveBeenCalledTimes(1);
    finish();
    await pass(30_000);
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('nothing runs once it is stopped', async () => {
    const { pull } = start();
    stop();
    await pass(120_000);
    expect(pull).not.toHaveBeenCalled();
  });

  test('a sync that is under way when it is stopped is called off, and is no failure', async () => {
    const calledOff = vi.fn();
    const { onFailure } = start({
      pull: (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            calledOff();
            reject(signal.reason);
          }),
        ),
    });
    await pass(1_000);
    expect(calledOff).not.toHaveBeenCalled();
    stop();
    await pass(60_000);
    expect(calledOff).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('what is stopped while the screens are asked anew confirms nothing: whoever comes next repeats it', async () => {
    const { confirm, onSynced } = start({
      pull: async () => changes,
      refresh: async () => stop(),
    });
    await pass(1_000);
    expect(confirm).not.toHaveBeenCalled();
    expect(onSynced).not.toHaveBeenCalled();
  });
});

describe('one sync', () => {
  test('pulls, refreshes, confirms the events, and only then keeps the time', async () => {
    const order: string[] = [];
    const { onStatus } = start({
      pull: async () => {
        order.push('pull');
        return changes;
      },
      refresh: async (what) => void order.push(`refresh ${what}`),
      confirm: async (ids) => void order.push(`confirm ${ids}`),
      onSynced: (time) => void order.push(`keep ${time}`),
    });
    await pass(1_000);
    expect(order).toEqual(['pull', 'refresh habit', 'confirm e1,e2', `keep ${changes.lastSyncTime}`]);
    expect(onStatus.mock.calls.flat()).toEqual(['syncing', 'idle']);
  });

  test('the first one asks for nothing again that is as new, but for what could not be had', async () => {
    const { refresh } = start();
    await pass(1_000);
    expect(refresh.mock.calls).toEqual([[[]]]);
  });

  test('the clock’s asks for nothing where nothing has changed, somebody’s wish for everything, and so does every tenth minute', async () => {
    const { refresh, syncNow } = start();
    await pass(30_000);
    expect(refresh.mock.calls).toEqual([[[]], [[]]]);
    syncNow();
    await pass(0);
    expect(refresh).toHaveBeenLastCalledWith('all');
    const whole = () => refresh.mock.calls.filter(([what]) => what === 'all').length;
    await pass(9 * 60_000);
    expect(whole()).toBe(1);
    await pass(61_000);
    expect(whole()).toBe(2);
  });

  test('a failure shows as an error, keeps no time, is told once, is tried again soon, and then refreshes all', async () => {
    const down = new Error('down');
    const pull = vi.fn<SyncLoopPorts['pull']>(async () => nothing);
    pull.mockRejectedValueOnce(down).mockRejectedValueOnce(down);
    const { onStatus, onSynced, onFailure, refresh } = start({ pull });
    // The first after a second, and again within one more.
    await pass(2_000);
    expect(onStatus).toHaveBeenLastCalledWith('error');
    expect(onSynced).not.toHaveBeenCalled();
    expect(onFailure.mock.calls).toEqual([
      [down, true],
      [down, false],
    ]);
    await pass(2_000);
    expect(refresh.mock.calls).toEqual([['all']]);
    expect(onStatus).toHaveBeenLastCalledWith('idle');
    pull.mockRejectedValueOnce(down);
    await pass(30_000);
    expect(onFailure).toHaveBeenLastCalledWith(down, true);
  });
});

describe('live', () => {
  test('a change syncs at once', async () => {
    const { pull } = start();
    await pass(1_000);
    stream.onChange();
    await pass(0);
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('what a change brought is confirmed with the clock’s next sync', async () => {
    const pull = vi.fn<SyncLoopPorts['pull']>(async () => nothing);
    const { confirm } = start({ pull });
    await pass(1_000);
    pull.mockResolvedValueOnce(changes);
    stream.onChange();
    await pass(0);
    expect(confirm.mock.calls).toEqual([[[]]]);
    await pass(29_000);
    expect(confirm).toHaveBeenLastCalledWith(['e1', 'e2']);
    await pass(30_000);
    expect(confirm).toHaveBeenLastCalledWith([]);
  });

  test('changes during a sync are followed by exactly one more', async () => {
    const { pull, finish } = slowPull();
    start({ pull });
    await pass(1_000);
    stream.onChange();
    stream.onChange();
    finish();
    await pass(0);
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('a stream that stands again syncs at once; before the first sync there is nothing to catch up with', async () => {
    const { pull } = start();
    stream.onOpen();
    await pass(999);
    expect(pull).not.toHaveBeenCalled();
    await pass(1);
    stream.onOpen();
    await pass(0);
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('a stream that broke syncs at once, which tells whether the server can still be had', async () => {
    const { pull, onStatus } = start();
    await pass(1_000);
    pull.mockRejectedValueOnce(new Error('no line'));
    stream.onBreak();
    await pass(0);
    expect(onStatus).toHaveBeenLastCalledWith('error');
  });

  test('the end of the session is passed on', () => {
    const { onEnd } = start();
    stream.onEnd();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

test('nothing is asked while offline, and coming back syncs at once', async () => {
  isOnline = false;
  const { pull, onStatus } = start();
  expect(onStatus).toHaveBeenLastCalledWith('offline');
  await pass(60_000);
  expect(pull).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(pull).toHaveBeenCalledOnce();
  expect(onStatus).toHaveBeenLastCalledWith('idle');
});
