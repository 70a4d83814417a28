import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../testing/trpc-server';
import { lazyPart } from './lazy-part';
import { reloadWhenOutdated } from './reload-when-outdated';

const reload = vi.fn();
const NEWER = '<script type="module" crossorigin src="/assets/index-new.js"></script>';
const SAME_AS_HERE = NEWER.replace('new', 'old');
const PATIENCE = { timeout: 10_000 };
const Part = () => <p>Here it is</p>;
/** How often the page was asked for. */
let looks = 0;

beforeAll(() => {
  const script = document.createElement('script');
  // Not run: jsdom loads nothing from outside.
  script.type = 'module';
  script.setAttribute('src', '/assets/index-old.js');
  document.head.append(script);
  reloadWhenOutdated(reload);
});
beforeEach(() => {
  looks = 0;
  reload.mockReset();
  sessionStorage.clear();
  // Every look of vi.waitFor lets a while pass.
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function answerPage(...answers: (string | number | 'nothing')[]): void {
  server.use(
    http.get(window.location.href, () => {
      const answer = answers[Math.min(looks, answers.length - 1)]!;
      looks += 1;
      if (answer === 'nothing') return HttpResponse.error();
      return typeof answer === 'number'
        ? new HttpResponse(null, { status: answer })
        : HttpResponse.html(answer);
    }),
  );
}

/** Tells of a missed part, as the build's own loader does before it fails. */
const missPart = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
const seeReload = () => vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), PATIENCE);
const seeLooks = (count: number) => vi.waitFor(() => expect(looks).toBe(count), PATIENCE);
/** What has been asked is answered, and what waits for it has heard of it. */
const settle = () => vi.advanceTimersByTimeAsync(5_000);

function open(html: string): void {
  document.body.innerHTML = html;
}

describe('a page whose parts have gone', () => {
  test('gives way to the newer one, once', async () => {
    answerPage(NEWER);
    missPart();
    missPart();
    await seeReload();
    expect(looks).toBe(1);
  });

  test('is not loaded anew again so soon: the update is not to blame', async () => {
    answerPage(NEWER);
    missPart();
    await seeReload();
    missPart();
    await seeLooks(2);
    await settle();
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
    await seeLooks(1);
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a calm moment is waited for', () => {
  test.each([
    ['a game or a celebration', '<div role="dialog"></div>'],
    ['a question about a game', '<div role="alertdialog"></div>'],
    ['a question about a reward', '<fieldset data-question="true"></fieldset>'],
    ['a reward under a thumb', '<button data-holding="true"></button>'],
    ['a login half typed', '<input value="24">'],
  ])('%s', async (_name, html) => {
    open(html);
    document.querySelector('input')?.focus();
    answerPage(NEWER);
    missPart();
    await seeLooks(1);
    await settle();
    expect(reload).not.toHaveBeenCalled();
    open('');
    await seeReload();
  });
});

describe('a part that is missing', () => {
  /** A part that is missed as often as `misses` says, among what the child is doing. */
  function show(misses: number) {
    vi.useRealTimers();
    let tries = 0;
    const Lazy = lazyPart(async () => {
      tries += 1;
      if (tries > misses) return { default: Part };
      missPart();
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    render(
      <>
        <p>My game</p>
        <Suspense>
          <Lazy />
        </Suspense>
      </>,
    );
    return { tries: () => tries };
  }

  test('leaves what the child is doing alone until the newer page comes', async () => {
    answerPage(NEWER);
    const { tries } = show(1);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.getByText('My game')).toBeVisible();
    expect([tries(), screen.queryByText('Here it is')]).toEqual([1, null]);
  });

  test('comes by itself when it was only lost on the way', async () => {
    answerPage('nothing', SAME_AS_HERE);
    show(1);
    expect(await screen.findByText('Here it is')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('and that a browser will not ask for again is worth one reload', async () => {
    answerPage(SAME_AS_HERE);
    const { tries } = show(2);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await act(async () => {});
    expect(screen.getByText('My game')).toBeVisible();
    expect(tries()).toBe(2);
  });
});
