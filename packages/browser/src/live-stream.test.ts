// @vitest-environment jsdom
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { openLiveStream } from './live-stream';

/** A stream of a browser, which says and becomes what the test wants. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }

  say(type: string, readyState = this.readyState, data?: object): void {
    this.readyState = readyState;
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data ?? {}) }));
  }

  close(): void {
    this.readyState = Source.CLOSED;
  }
}

const ports = { onOpen: vi.fn(), onChange: vi.fn(), onBreak: vi.fn(), onEnd: vi.fn() };
let close = () => {};
const latest = () => Source.all.at(-1)!;
const refuse = () => latest().say('error', Source.CLOSED);
const calls = (port: Mock) => port.mock.calls.length;
/** What was asked of the locks is answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Whether the page is in sight, as the test turns it. */
function sight() {
  let visibility: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  return (to: DocumentVisibilityState) => {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

type Hold = (lock: object | null) => unknown;

/** A browser's locks: one holder at a time, the others in their order. */
function oneAtATime() {
  let isTaken = false;
  const queue: (() => void)[] = [];
  return {
    async request(
      _name: string,
      { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
      hold: Hold,
    ) {
      if (isTaken && ifAvailable) return hold(null);
      if (isTaken) await new Promise<void>((resolve) => queue.push(resolve));
      if (signal?.aborted) return undefined;
      isTaken = true;
      await hold({});
      isTaken = false;
      queue.shift()?.();
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.all = [];
  for (const port of Object.values(ports)) port.mockReset();
  close = openLiveStream('/stream', ports, () => 1);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('passes on what the server says', () => {
  latest().say('open', 1);
  latest().say('sync');
  latest().say('sync', 1, { by: 'mia.page' });
  expect([ports.onOpen.mock.calls.length, ports.onChange.mock.calls]).toEqual([
    1,
    [[undefined], ['mia.page']],
  ]);
});

test('a stream that was refused (502 at a restart behind a proxy) is opened again, ever more slowly', () => {
  const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
  for (const [tries, pause] of pauses.entries()) {
    refuse();
    pass(pause - 1);
    expect(Source.all).toHaveLength(tries + 1);
    pass(1);
    expect(Source.all).toHaveLength(tries + 2);
  }
  latest().say('open', 1);
  expect(ports.onOpen).toHaveBeenCalledTimes(1);
  refuse();
  pass(1_000);
  expect(Source.all, 'one that stood begins anew').toHaveLength(pauses.length + 2);
});

test('a line that broke is the browser’s own to mend, and told once', () => {
  latest().say('open', 1);
  latest().say('error', 0);
  latest().say('error', 0);
  pass(60_000);
  expect([Source.all.length, calls(ports.onBreak)]).toEqual([1, 1]);
});

test('the network’s return opens a refused one at once, and no second one later', () => {
  refuse();
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(2);
  pass(60_000);
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(2);
});

test('after the session’s end nothing is opened any more', () => {
  latest().say('end');
  expect([ports.onEnd.mock.calls.length, latest().readyState]).toEqual([1, Source.CLOSED]);
  window.dispatchEvent(new Event('online'));
  pass(60_000);
  expect(Source.all).toHaveLength(1);
});

test('once closed it stays closed', () => {
  refuse();
  close();
  window.dispatchEvent(new Event('online'));
  pass(60_000);
  expect(Source.all).toHaveLength(1);
});

test('a page that is out of sight, or kept for Back, holds no connection; one that is back is told what it missed', () => {
  const turn = sight();
  latest().say('open', 1);
  turn('hidden');
  window.dispatchEvent(new Event('online'));
  pass(60_000);
  expect(Source.all.map(({ readyState }) => readyState)).toEqual([Source.CLOSED]);
  turn('visible');
  latest().say('open', 1);
  expect(ports.onOpen).toHaveBeenCalledTimes(2);

  window.dispatchEvent(new Event('pagehide'));
  expect(latest().readyState).toBe(Source.CLOSED);
  window.dispatchEvent(new Event('pageshow'));
  expect(Source.all).toHaveLength(3);
});

test('of several pages one holds the line, all hear, and the next takes over when it goes', async () => {
  close();
  Source.all = [];
  vi.useRealTimers();
  vi.stubGlobal('navigator', { locks: oneAtATime() });
  const second = { onOpen: vi.fn(), onChange: vi.fn(), onBreak: vi.fn(), onEnd: vi.fn() };
  const closeFirst = openLiveStream('/shared', ports);
  await settle();
  const closeSecond = openLiveStream('/shared', second);
  await settle();
  expect(Source.all).toHaveLength(1);
  latest().say('open', 1);
  latest().say('sync', 1, { by: 'mia.page' });
  await expect.poll(() => [calls(second.onOpen), second.onChange.mock.calls]).toEqual([1, [['mia.page']]]);

  closeFirst();
  await expect.poll(() => Source.all.map(({ readyState }) => readyState)).toEqual([Source.CLOSED, 0]);
  latest().say('sync');
  expect([ports.onChange, second.onChange].map(calls)).toEqual([1, 2]);
  closeSecond();
});

test('a page that comes back while another holds the line asks what it missed', async () => {
  close();
  Source.all = [];
  vi.useRealTimers();
  const locks = oneAtATime();
  vi.stubGlobal('navigator', { locks });
  locks.request('/shared', {}, () => new Promise(() => {}));
  const turn = sight();
  close = openLiveStream('/shared', ports);
  await settle();
  turn('hidden');
  turn('visible');
  await settle();
  expect([Source.all.length, calls(ports.onOpen)]).toEqual([0, 1]);
});
