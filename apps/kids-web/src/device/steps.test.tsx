import { createSteps } from '@herohood/browser/steps';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

const start = (history: RouterHistory = createMemoryHistory({ initialEntries: ['/kids'] })) => ({
  history,
  steps: createSteps(history),
});
const places = ({ history }: { history: RouterHistory }) => ({
  isDialog: history.location.state.isDialog === true,
  index: history.location.state.__TSR_index,
});
const HOME = { isDialog: false, index: 0 };
const ABOVE = { isDialog: true, index: 1 };
const settled = () => new Promise<void>((done) => queueMicrotask(done));

test('Back closes the dialog and leaves the place open', async () => {
  const app = start();
  const close = vi.fn();
  const closed = app.steps.open({ close, canClose: () => true });
  expect(places(app)).toEqual(ABOVE);
  app.history.back();
  expect(close).toHaveBeenCalledTimes(1);
  closed();
  await settled();
  expect(places(app)).toEqual(HOME);
  expect(close).toHaveBeenCalledTimes(1);
});

test('of two dialogs Back closes the upper one, then the lower one', async () => {
  const app = start();
  const [lower, upper] = [vi.fn(), vi.fn()];
  app.steps.open({ close: lower, canClose: () => true });
  const closed = app.steps.open({ close: upper, canClose: () => true });
  app.history.back();
  closed();
  await settled();
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  expect(places(app)).toEqual(ABOVE);
  app.history.back();
  expect(lower).toHaveBeenCalledTimes(1);
});

test('a dialog that must stay is still there after Back, and closes with a later one', () => {
  const app = start();
  const close = vi.fn();
  let canClose = false;
  app.steps.open({ close, canClose: () => canClose });
  app.history.back();
  expect(close).not.toHaveBeenCalled();
  expect(places(app)).toEqual(ABOVE);
  canClose = true;
  app.history.back();
  expect(close).toHaveBeenCalledTimes(1);
});

test('an entry without its dialog goes: after a reload, and after the forward button', async () => {
  const app = start();
  app.history.push('/kids', { isDialog: true });
  app.steps.settle();
  expect(places(app)).toEqual(HOME);
  app.history.forward();
  expect(places(app)).toEqual(HOME);
});

test('an act waits for a step back that is on its way, and is not taken back by it', () => {
  const app = start();
  app.history.push('/kids?tab=rewards');
  // A browser goes back in its own time.
  const { back } = app.history;
  const later = vi.spyOn(app.history, 'back').mockImplementation(() => {});
  app.steps.back();
  app.steps.back();
  app.steps.afterBack(() => app.history.push('/kids?tab=games'));
  expect(later).toHaveBeenCalledTimes(1);
  expect(app.history.location.href).toBe('/kids?tab=rewards');
  back();
  expect(app.history.location.href).toBe('/kids?tab=games');
  expect(places(app).index).toBe(1);
});

test('a step back that never comes holds nobody up', () => {
  vi.useFakeTimers();
  const app = start();
  vi.spyOn(app.history, 'back').mockImplementation(() => {});
  app.steps.back();
  const act = vi.fn();
  app.steps.afterBack(act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});
