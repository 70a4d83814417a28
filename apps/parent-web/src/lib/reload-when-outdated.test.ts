import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../testing/server';
import { reloadWhenOutdated } from './reload-when-outdated';

const reload = vi.fn();
const expectReload = () => expect(reload).toHaveBeenCalledTimes(1);
const PATIENCE = { timeout: 10_000 };
/** How often the page was asked for. */
let looks = 0;

beforeAll(() => reloadWhenOutdated(reload));
beforeEach(() => {
  looks = 0;
  reload.mockReset();
  sessionStorage.clear();
  // Every look of vi.waitFor lets a while pass.
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

function answerPage(...answers: (number | 'nothing')[]): void {
  server.use(
    http.head(window.location.href, () => {
      const answer = answers[Math.min(looks, answers.length - 1)];
      looks += 1;
      return answer === 'nothing' ? HttpResponse.error() : new HttpResponse(null, { status: answer ?? 200 });
    }),
  );
}

/** A part of the page could not be fetched. @returns whether it was taken care of */
function missPart(): boolean {
  return !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

test('a page whose parts have gone is loaded anew, once', async () => {
  answerPage(200);
  expect([missPart(), missPart()]).toEqual([true, true]);
  await vi.waitFor(expectReload, PATIENCE);
  // Again so soon: the update is not to blame, and the screen says that it stumbled.
  expect(missPart()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page is not given up while the network or the server is away', async () => {
  answerPage('nothing', 503, 'nothing', 200);
  missPart();
  await vi.waitFor(expectReload, PATIENCE);
  expect(looks, 'not before the fourth look').toBe(4);
});

test('an address that leads nowhere has a page too', async () => {
  answerPage(404);
  missPart();
  await vi.waitFor(expectReload, PATIENCE);
});
