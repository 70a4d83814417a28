// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazily, lazyPart } from './lazy-part';
import { reloadForLostPart, reloadWhenOutdated } from './reload-when-outdated';

const NEWER = '<script type="module" crossorigin src="/assets/index-new.js"></script>';
const SAME_AS_HERE = NEWER.replace('new', 'old');
const reload = vi.fn<() => void>();
let canInterrupt = true;
let waiting: (() => void)[] = [];
/** How often the page was asked for. */
let looks = 0;

const Part = () => <p>Here it is</p>;
const Around = ({ children }: { children: ReactNode }) => (
  <>
    <p>My game</p>
    <Suspense>{children}</Suspense>
  </>
);

beforeAll(() => {
  const script = document.createElement('script');
  // Not run: jsdom loads nothing from outside.
  script.type = 'module';
  script.setAttribute('src', '/assets/index-old.js');
  document.head.append(script);
  reloadWhenOutdated({
    reload,
    whenInterruptible: (act) => {
      if (canInterrupt) act();
      else waiting.push(act);
    },
  });
});
beforeEach(() => {
  looks = 0;
  canInterrupt = true;
  waiting = [];
  reload.mockReset();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the server answers when the page is asked for again, one after the other; the last one for good. */
function answerPage(...answers: (string | number | 'nothing')[]): void {
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(looks, answers.length - 1)]!;
    looks += 1;
    if (answer === 'nothing') throw new TypeError('Failed to fetch');
    return typeof answer === 'number' ? new Response(null, { status: answer }) : new Response(answer);
  });
}

/** Tells of a missed part, as the build's own loader does before it fails. @returns whether that was taken care of */
const missPart = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
/** What is asked is answered, some looks long, and who waits for it hears of it. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(10_000));
const seeReload = async () => {
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
};

describe('a page whose parts have gone', () => {
  test('gives way to the newer one, once', async () => {
    answerPage(NEWER);
    expect([missPart(), missPart()]).toEqual([true, true]);
    await seeReload();
    expect(looks).toBe(1);
  });

  test('is not loaded anew again so soon: the update is not to blame', async () => {
    answerPage(NEWER);
    missPart();
    await seeReload();
    missPart();
    await settle();
    expect(looks).toBe(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not given up while the network or the server is away', async () => {
    answerPage('nothing', 503, 'nothing', NEWER);
    missPart();
    await seeReload();
    expect(looks, 'not before the fourth look').toBe(4);
  });

  test.each([
    ['that is as new as can be had', SAME_AS_HERE],
    ['that a hotel answers for', '<h1>Welcome to our network</h1>'],
  ])('stays when it is one %s', async (_name, page) => {
    answerPage(page);
    missPart();
    await settle();
    expect(looks).toBe(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('waits for a moment when nothing is interrupted', async () => {
    canInterrupt = false;
    answerPage(NEWER);
    missPart();
    await settle();
    expect(waiting).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    for (const act of waiting) act();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a screen that cannot wait for its part', () => {
  test('is loaded anew when the server is there again, although it is no newer', async () => {
    answerPage('nothing', SAME_AS_HERE);
    missPart();
    reloadForLostPart();
    await seeReload();
    expect(looks).toBe(2);
  });

  test('stays when no part was missed: it stumbled by itself', async () => {
    answerPage(NEWER);
    reloadForLostPart();
    await settle();
    expect([looks, reload.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('a part that is missing', () => {
  /** Misses as often as `misses` says; an import whose error was taken care of ends without a module. */
  function loader(misses: number) {
    return vi.fn(async () => {
      if (load.mock.calls.length > misses) return { default: Part };
      missPart();
      return undefined as unknown as { default: typeof Part };
    });
  }
  let load: ReturnType<typeof loader>;

  test('leaves what one is doing alone until the newer page comes', async () => {
    answerPage(NEWER);
    load = loader(1);
    const Lazy = lazyPart(load);
    render(<Lazy />, { wrapper: Around });
    await seeReload();
    expect(screen.queryByText('My game')).not.toBeNull();
    expect([load.mock.calls.length, screen.queryByText('Here it is')]).toEqual([1, null]);
  });

  test('comes by itself when it was only lost on the way', async () => {
    answerPage('nothing', SAME_AS_HERE);
    load = loader(1);
    const Lazy = lazyPart(load);
    render(<Lazy />, { wrapper: Around });
    await settle();
    expect(screen.queryByText('Here it is')).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('and that a browser will not ask for again is worth one reload', async () => {
    answerPage(SAME_AS_HERE);
    load = loader(2);
    const Lazy = lazyPart(load);
    render(<Lazy />, { wrapper: Around });
    await seeReload();
    expect(screen.queryByText('My game')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('has something in its place meanwhile, with the same props', async () => {
    load = loader(0);
    const Lazy = lazily(
      load as unknown as () => Promise<{ default: (props: { name: string }) => null }>,
      (p) => <p>{p.name} comes</p>,
    );
    render(<Lazy name="Mia" />);
    expect(screen.queryByText('Mia comes')).not.toBeNull();
    await settle();
    expect(screen.queryByText('Here it is')).not.toBeNull();
  });
});
