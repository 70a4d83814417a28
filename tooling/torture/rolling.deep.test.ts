import { expect, test } from 'vitest';
import { shortForm } from './harness/short-form';
import { rolling } from './runs/rolling';

test('servers that are stopped and started one after the other fail no request', async () => {
  const { faults, figures } = await rolling.run(shortForm(2));
  expect(faults, figures).toEqual([]);
});
