import * as z from 'zod';
import { cardByName, cardByNumber, isCardNumber, type TestCard } from '../cards';
import { ApiError } from '../errors';
import { listObjects } from '../list-objects';
import { newPaymentMethod } from '../objects/payment';
import { integer, listParams, params, readParams, text } from '../params';
import type { PaymentMethod } from '../wire';
import { timeOfClock, type Work } from '../work';
import { type Call, find } from './call';

/** A card that was typed in. Its number and check digits are looked at and forgotten. */
export const methodData = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: text,
    exp_month: integer.optional(),
    exp_year: integer.optional(),
    cvc: text.optional(),
  }),
  billing_details: z.looseObject({ name: text.optional(), email: text.optional() }).optional(),
});

const CreateParams = params(methodData.shape);
const ListParams = listParams({ customer: text.optional(), type: z.literal('card').optional() });

export function createPaymentMethod({ work, form }: Call): PaymentMethod {
  const { expand: _, ...data } = readParams(CreateParams, form);
  return methodFromData(work, data, timeOfClock(work, null));
}

export function retrievePaymentMethod({ work, id, form }: Call): PaymentMethod {
  readParams(params({}), form);
  return find({ all: work.state.paymentMethods, noun: 'PaymentMethod', id });
}

export function listPaymentMethods({ work, form }: Call): object {
  const page = readParams(ListParams, form);
  const all = Object.values(work.state.paymentMethods).filter(
    ({ customer }) => customer !== null && (page.customer === undefined || customer === page.customer),
  );
  return listObjects({ all, page, url: '/v1/payment_methods' });
}

/** Stripe's names of test cards stand for a new payment method each time that they are used. */
export function methodByName(work: Work, name: string, at: number): PaymentMethod | undefined {
  const card = cardByName(name);
  if (card === undefined) return undefined;
  const expiry = { month: 12, year: yearOf(at) + 3 };
  return newPaymentMethod(work, { card, expiry, created: at, billing: { name: null, email: null } });
}

/** @throws ApiError (402) as the card form would: a wrong number, a date that is over */
export function methodFromData(work: Work, data: z.output<typeof methodData>, at: number): PaymentMethod {
  const digits = data.card.number.replace(/[\s-]/g, '');
  if (!isCardNumber(digits)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const { exp_month: month = 12, cvc } = data.card;
  const given = data.card.exp_year ?? yearOf(at) + 3;
  const year = given < 100 ? given + 2000 : given;
  if (month < 1 || month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (year * 12 + month < yearOf(at) * 12 + new Date(at * 1000).getUTCMonth() + 1) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const card = cardByNumber(digits) ?? { number: digits, brand: brandOf(digits) };
  return newPaymentMethod(work, {
    card,
    expiry: { month, year },
    created: at,
    billing: { name: data.billing_details?.name || null, email: data.billing_details?.email || null },
  });
}

function yearOf(at: number): number {
  return new Date(at * 1000).getUTCFullYear();
}

function brandOf(digits: string): TestCard['brand'] {
  if (digits.startsWith('3')) return 'amex';
  return digits.startsWith('4') ? 'visa' : 'mastercard';
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param });
}
