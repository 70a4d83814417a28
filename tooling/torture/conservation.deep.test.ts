import { expect, test } from 'vitest';
import { shortForm } from './harness/short-form';
import { conservation } from './runs/conservation';

test('while XP are paid, saved, claimed, refunded and undone at once, none is lost or made, and no stock is oversold', async () => {
  const { faults, figures } = await conservation.run(shortForm(600));
  expect(faults, figures).toEqual([]);
});
