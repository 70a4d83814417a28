// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFirst } from './answers-age';
import { openMemory } from './memory';
import { fetchAndTell, PAGE_ID } from './own-acts';
import { type SyncAnswer, useSync } from './use-sync';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static latest: Stream;
  readyState = 1;

  constructor() {
    super();
    Stream.latest = this;
  }

  say(by: string) {
    this.dispatchEvent(new MessageEvent('sync', { data: JSON.stringify({ by }) }));
  }

  close() {}
}

const memory = openMemory('test-');
const stamp = (seconds: number) => `2026-03-10T08:00:${String(seconds).padStart(2, '0')}.000000Z`;
/** The family at the server: what its one list says, and the events that tell of its changes. */
let server: { list: string; events: { entity: string; at: number }[]; now: number; today: string };
let asked: string[];
/** Whether what the server read of the list next reaches the screen only when the test says so. */
let isListSlow: boolean;
let deliverList: () => void;

const change = (list: string, entity = 'habit') => {
  server.now += 1;
  server.events.push({ entity, at: server.now });
  server.list = list;
};

async function pull({ lastSyncTime }: { lastSyncTime?: string }): Promise<SyncAnswer> {
  asked.push(`sync ${lastSyncTime ?? 'first'}`);
  const found = server.events.filter(({ at }) => lastSyncTime && stamp(at) > lastSyncTime);
  const syncEvents = found.map(({ entity, at }) => ({ id: String(at), entity, createdAt: stamp(at) }));
  return { lastSyncTime: stamp(server.now), syncEvents, today: server.today, fullRefresh: false };
}

const ask = async (what: string) => {
  asked.push(what);
  const read = what === 'me' ? 'mia' : server.list;
  if (isListSlow && what === 'list') await new Promise<void>((resolve) => (deliverList = resolve));
  return read;
};
const client = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });

function App({ cache, hides = false }: { cache: QueryClient; hides?: boolean }) {
  useEffect(() => {
    void fetchFirst(cache, async () => {
      const asOf = stamp(server.now);
      await cache.fetchQuery({ queryKey: ['me'], queryFn: () => ask('me') });
      return { asOf };
    });
  }, [cache]);
  const me = useQuery({ queryKey: ['me'], queryFn: () => ask('me') });
  const [mayShow, setMayShow] = useState(false);
  useEffect(() => {
    if (me.data) setMayShow(true);
  }, [me.data]);
  useSync(me.data ?? null, me.data !== undefined, {
    role: 'child',
    everyMs: 30_000,
    cache,
    memory,
    hangsOn: { me: ['child'], list: ['habit'] },
    pull,
    markCompleted: async ({ eventIds }) => void asked.push(`seen ${eventIds}`),
    onFailure: (error) => {
      throw error;
    },
    onEnd: () => {},
  });
  return mayShow && !hides ? <List /> : null;
}

function List() {
  return <p>{useQuery({ queryKey: ['list'], queryFn: () => ask('list') }).data}</p>;
}

async function open() {
  const cache = client();
  const view = render(
    <QueryClientProvider client={cache}>
      <App cache={cache} />
    </QueryClientProvider>,
  );
  await pass(100);
  return { cache, ...view };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  server = { list: 'cat', events: [], now: 1, today: '2026-03-10' };
  asked = [];
  isListSlow = false;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a first visit asks for each thing once, and again on the family’s next day', async () => {
  await open();
  await pass(2_000);
  expect(asked).toEqual(['me', 'list', `sync ${stamp(1)}`, 'seen ']);
  await pass(30_000);
  expect(asked.slice(4), 'where nothing has changed one question is all').toEqual([`sync ${stamp(1)}`]);
  server.today = '2026-03-11';
  await pass(30_000);
  expect(asked.slice(5)).toEqual([`sync ${stamp(1)}`, 'me', 'list']);
});

test('a change asks for what hangs on it alone', async () => {
  await open();
  await pass(2_000);
  change('dog', 'child');
  await pass(30_000);
  expect(asked.slice(4)).toEqual([`sync ${stamp(1)}`, 'me', 'seen 2']);
  change('fox');
  await pass(30_000);
  expect(asked.slice(7)).toEqual([`sync ${stamp(2)}`, 'list', 'seen 3']);
});

/** An act of this page and its answer. */
async function actHere(list: string) {
  change(list);
  vi.stubGlobal('fetch', async () => Response.json({}));
  await (await fetchAndTell('/trpc/habits.update?batch=1', { method: 'POST' })).json();
}

test('after its own act a page asks once, and passes over what it is told of it', async () => {
  const { cache } = await open();
  await pass(2_000);
  asked = [];
  await actHere('dog');
  void cache.invalidateQueries({ queryKey: ['list'] });
  Stream.latest.say(`mia.${PAGE_ID}`);
  await pass(100);
  expect(screen.getByText('dog')).toBeDefined();
  expect(asked).toEqual(['list', `sync ${stamp(1)}`]);
  await pass(30_000);
  expect(asked.slice(2)).toEqual([`sync ${stamp(2)}`, 'seen 2']);
});

test('what the act’s screen has not asked anew is asked with what hangs on the act, and another page’s is heard', async () => {
  await open();
  await pass(2_000);
  asked = [];
  await actHere('dog');
  await pass(100);
  expect(asked).toEqual([`sync ${stamp(1)}`, 'list']);
  change('fox');
  Stream.latest.say('mia.another');
  await pass(100);
  expect(asked.slice(2)).toEqual([`sync ${stamp(2)}`, 'list']);
});

test('what changed after the screen was fetched arrives with the first sync', async () => {
  await open();
  change('dog');
  await pass(1_000);
  expect(screen.getByText('dog')).toBeDefined();
  expect(asked).toContain('seen 2');
});

test('an answer that was read before a change and comes after its sync is asked for again', async () => {
  isListSlow = true;
  await open();
  change('dog');
  await pass(1_000);
  expect(asked).toContain(`sync ${stamp(1)}`);
  isListSlow = false;
  deliverList();
  await pass(100);
  expect(screen.getByText('dog')).toBeDefined();
  expect(asked.filter((what) => what === 'list')).toHaveLength(2);
});

test('an answer that no screen waits for any more is old, too, when it comes after a sync', async () => {
  isListSlow = true;
  const { cache, rerender } = await open();
  rerender(
    <QueryClientProvider client={cache}>
      <App cache={cache} hides />
    </QueryClientProvider>,
  );
  change('dog');
  await pass(1_000);
  isListSlow = false;
  deliverList();
  await pass(100);
  rerender(
    <QueryClientProvider client={cache}>
      <App cache={cache} />
    </QueryClientProvider>,
  );
  await pass(100);
  expect(screen.getByText('dog')).toBeDefined();
});

test('events from before the visit are ticked off, and nothing is asked again for them', async () => {
  memory.remember('lastSyncTime.mia', stamp(1));
  change('dog');
  await open();
  await pass(1_000);
  expect(asked).toEqual(['me', 'list', `sync ${stamp(1)}`, 'seen 2']);
});

test('that this very browser was registered changes no screen', async () => {
  await open();
  change('cat', 'device');
  await pass(1_000);
  expect(asked.filter((what) => what === 'list')).toHaveLength(1);
  expect(asked).toContain('seen 2');
});

test('another tab that came further takes nothing away from this one', async () => {
  await open();
  change('dog');
  memory.remember('lastSyncTime.mia', stamp(2));
  await pass(1_000);
  expect(screen.getByText('dog')).toBeDefined();
});

test('a screen that comes back within the same cache is not asked again, and misses nothing', async () => {
  const { cache, unmount } = await open();
  await pass(1_000);
  unmount();
  change('dog');
  render(
    <QueryClientProvider client={cache}>
      <App cache={cache} />
    </QueryClientProvider>,
  );
  await pass(100);
  expect(screen.getByText('cat')).toBeDefined();
  await pass(1_000);
  expect(screen.getByText('dog')).toBeDefined();
  expect(asked.filter((what) => what === 'me')).toHaveLength(1);
});
