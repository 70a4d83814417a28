import { afterEach, expect, test, vi } from 'vitest';
import { doesSound, soundContext } from './sound';

afterEach(() => vi.unstubAllGlobals());

test('sounds are woken after a call as after the first touch', () => {
  const fake = { state: 'running', resume: vi.fn(async () => undefined) };
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: one context, whose state the test sets.
        return fake;
      }
    },
  );
  for (const state of ['running', 'suspended', 'interrupted']) {
    fake.state = state;
    expect(soundContext()).toBe(fake);
  }
  expect(fake.resume).toHaveBeenCalledTimes(2);
  expect(doesSound({ state: 'interrupted' } as unknown as AudioContext)).toBe(false);
});
