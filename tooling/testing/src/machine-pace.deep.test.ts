import { expect, test } from 'vitest';
import { machinePace } from './machine-pace';

test('a machine is as slow as it is, within what can be measured on', () => {
  const pace = machinePace();
  expect(pace).toBeGreaterThanOrEqual(1);
  expect(pace).toBeLessThanOrEqual(4);
});
