import { planById } from '@herohood/domain/subscription/plans';
import { expect, test } from 'vitest';
import { orderOf } from './order';

test('the plan that was begun is bought at its price', () => {
  expect(orderOf(1299, 'quarterly')).toEqual({ plan: planById('quarterly'), creditCents: 0, dueCents: 1299 });
});

test('what an earlier plan left over is a credit, to the cent', () => {
  expect(orderOf(3661, 'yearly')).toEqual({ plan: planById('yearly'), creditCents: 338, dueCents: 3661 });
});

test('without a note the amount tells the plan', () => {
  for (const [cents, id] of [
    [499, 'monthly'],
    [1299, 'quarterly'],
    [3999, 'yearly'],
  ] as const) {
    expect(orderOf(cents, null).plan?.id).toBe(id);
  }
});

test('a note that the amount contradicts is not believed', () => {
  expect(orderOf(3999, 'monthly')).toMatchObject({ plan: { id: 'yearly' }, creditCents: 0 });
});

test('an amount that names no plan is shown as it is', () => {
  expect(orderOf(777, null)).toEqual({ plan: null, creditCents: 0, dueCents: 777 });
});
