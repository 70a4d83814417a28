import { expect, test } from 'vitest';
import { shortForm } from './harness/short-form';
import { kills } from './runs/kills';

test('whatever is killed in the middle of writes: what was acknowledged is there, and nothing twice', async () => {
  const { faults, figures } = await kills.run(shortForm(4));
  expect(faults, figures).toEqual([]);
});
