import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SyncPorts, startSyncLoop } from './sync-loop';

const news = { lastSyncTime: '2026-03-10T08:00:00.000Z', eventIds: ['e1', 'e2'] };

let say: { news: () => void; over: () => void };
let isStreamClosed = false;
let isOnline = true;
let stop = () => {};

function start(change: Partial<Pick<SyncPorts, 'pull' | 'refresh' | 'confirm' | 'onSynced'>> = {}) {
  const ports = {
    pull: vi.fn(async () => news),
    refresh: vi.fn(async () => {}),
    confirm: vi.fn(async () => {}),
    openStream: vi.fn((on: typeof say) => {
      say = on;
      isStreamClosed = false;
      return { close: vi.fn(), isClosed: () => isStreamClosed };
    }),
    isOnline: () => isOnline,
    onStatus: vi.fn(),
    onSynced: vi.fn(),
    onOver: vi.fn(),
    ...change,
  };
  stop = startSyncLoop(ports).stop;
  return ports;
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

  test('a tick is skipped while a sync is running', async () => {
    let finish = () => {};
    const pull = vi.fn(() => new Promise<typeof news>((resolve) => (finish = () => resolve(news))));
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
});

describe('one sync', () => {
  test('pulls, refreshes what is on screen, confirms the events, and only then keeps the time', async () => {
    const order: string[] = [];
    const { confirm, onStatus } = start({
      pull: async () => {
        order.push('pull');
        return news;
      },
      refresh: async () => void order.push('refresh'),
      confirm: vi.fn(async () => void order.push('confirm')),
      onSynced: () => void order.push('keep'),
    });
    await pass(1_000);
    expect(order).toEqual(['pull', 'refresh', 'confirm', 'keep']);
    expect(confirm).toHaveBeenCalledWith(['e1', 'e2']);
    expect(onStatus.mock.calls.flat()).toEqual(['syncing', 'synced']);
  });

  test('a failure shows as an error, keeps no time, and the next tick tries again', async () => {
    const pull = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(news);
    const { onStatus, onSynced } = start({ pull });
    await pass(1_000);
    expect(onStatus).toHaveBeenLastCalledWith('error');
    expect(onSynced).not.toHaveBeenCalled();
    await pass(29_000);
    expect(onStatus).toHaveBeenLastCalledWith('synced');
    expect(onSynced).toHaveBeenCalledWith(news.lastSyncTime);
  });
});

describe('live news', () => {
  test('news syncs at once', async () => {
    const { pull } = start();
    await pass(1_000);
    say.news();
    await pass(0);
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('news during a sync is followed by exactly one more', async () => {
    let finish = () => {};
    const pull = vi.fn(() => new Promise<typeof news>((resolve) => (finish = () => resolve(news))));
    start({ pull });
    await pass(1_000);
    say.news();
    say.news();
    finish();
    await pass(0);
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('a stream that was given up is opened again with the next tick', async () => {
    const { openStream } = start();
    await pass(1_000);
    isStreamClosed = true;
    await pass(29_000);
    expect(openStream).toHaveBeenCalledTimes(2);
  });

  test('the end of the session is passed on', () => {
    const { onOver } = start();
    say.over();
    expect(onOver).toHaveBeenCalledOnce();
  });
});

describe('offline', () => {
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
    expect(onStatus).toHaveBeenLastCalledWith('synced');
  });
});
