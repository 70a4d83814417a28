// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMetered, whenIdle } from './when-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for the first view, and then for the device', () => {
  const act = vi.fn();
  const idle = vi.fn((_act: () => void) => 7);
  vi.stubGlobal('requestIdleCallback', idle);
  whenIdle(act);
  vi.advanceTimersByTime(2_499);
  expect(idle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  expect(act).toHaveBeenCalledTimes(1);
});

test('can be called off before and while it waits', () => {
  const act = vi.fn();
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  whenIdle(act)();
  vi.advanceTimersByTime(60_000);
  const callOff = whenIdle(act);
  vi.advanceTimersByTime(2_500);
  callOff();
  expect([act.mock.calls.length, cancel.mock.calls]).toEqual([0, [[7]]]);
});

test('a browser without idle callbacks does it after the first view', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(2_500);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([
  ['no word of it', undefined, false],
  ['saving data', { saveData: true }, true],
  ['a slow mobile line', { saveData: false, effectiveType: '2g' }, true],
  ['a good line', { saveData: false, effectiveType: '4g' }, false],
])('%s', (_name, connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isMetered()).toBe(expected);
});
