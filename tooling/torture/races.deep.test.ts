import { expect, test } from 'vitest';
import { shortForm } from './harness/short-form';
import { races } from './runs/races';

test('thousands of racing calls pay each approval once, overspend nothing and lose no update', async () => {
  const { faults, figures } = await races.run(shortForm(2_000));
  expect(faults, figures).toEqual([]);
});
