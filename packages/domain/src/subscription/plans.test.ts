import { expect, it } from 'vitest';
import { FAMILY_PLAN, formatPrice, PLANS, planById, priceText, savingsLabel, savingsPercent } from './plans';
import { planIdSchema } from './schema';

it('the prices are 4.99, 12.99 and 39.99', () => {
  expect(PLANS.map((plan) => priceText(plan))).toEqual([
    '$4.99 per month',
    '$12.99 per quarter',
    '$39.99 per year',
  ]);
  expect(priceText(planById('monthly'), '/')).toBe('$4.99/month');
  expect(formatPrice(FAMILY_PLAN.priceCents)).toBe('$59.99');
});

it('the savings are what arithmetic gives: 13 and 33 per cent', () => {
  expect(PLANS.map(savingsPercent)).toEqual([0, 13, 33]);
  expect(PLANS.map(savingsLabel)).toEqual([null, 'Save 13%', 'Save 33%']);
});

it('every plan id has its plan', () => {
  for (const id of planIdSchema.options) expect(planById(id).id).toBe(id);
});
