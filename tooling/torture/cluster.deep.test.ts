import { expect, test } from 'vitest';
import { shortForm } from './harness/short-form';
import { cluster } from './runs/cluster';

test('two servers and two workers lose nothing, double nothing, and tell each other', async () => {
  const { faults, figures } = await cluster.run(shortForm(2));
  expect(faults, figures).toEqual([]);
});
