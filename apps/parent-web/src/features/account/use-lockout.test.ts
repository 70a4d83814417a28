import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLockout } from './use-lockout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const locked = (retryAfter: number) => ({ data: { code: 'TOO_MANY_TRIES', httpStatus: 429, retryAfter } });

test('too many tries are counted down to zero, second by second', () => {
  const { result } = renderHook(useLockout);
  expect(result.current.secondsFor('anna@example.com')).toBe(0);
  act(() => result.current.note(locked(3), 'anna@example.com'));
  expect(result.current.secondsFor('anna@example.com')).toBe(3);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current.secondsFor('anna@example.com')).toBe(2);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current.secondsFor('anna@example.com')).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a lock is the account’s own: however it is written, and no other one', () => {
  const { result } = renderHook(useLockout);
  act(() => result.current.note(locked(30), 'anna@example.com'));
  expect(result.current.secondsFor(' Anna@Example.com ')).toBe(30);
  expect(result.current.secondsFor('ben@example.com')).toBe(0);
});
