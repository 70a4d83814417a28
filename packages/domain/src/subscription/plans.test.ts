import { expect, it } from 'vitest';
import { FAMILY_PLAN, PLANS, planById, savingsPercent } from './plans';
import { planIdSchema } from './schema';

it('the prices are 4.99, 12.99 and 39.99', () => {
  expect([...PLANS, FAMILY_PLAN].map(({ priceCents, period }) => [priceCents, period])).toEqual([
    [499, 'month'],
    [1299, 'quarter'],
    [3999, 'year'],
    [5999, 'year'],
  ]);
});

it('the savings are what arithmetic gives: 13 and 33 per cent', () => {
  expect(PLANS.map(savingsPercent)).toEqual([0, 13, 33]);
});

it('every plan id has its plan', () => {
  for (const id of planIdSchema.options) expect(planById(id).id).toBe(id);
});
