import type Stripe from 'stripe';

type PaymentError = NonNullable<Stripe.PaymentIntent['last_payment_error']>;

/** Why a card was not charged, as Stripe tells it. */
export interface Refusal extends Pick<PaymentError, 'type' | 'code' | 'decline_code' | 'message'> {
  message: string;
}

interface Card {
  /** Its last four digits. */
  ending: string;
  /** What the first charge comes to, with the customer at the screen. */
  first: 'pays' | 'declines' | 'asks';
  refusal: Refusal;
}

const DECLINED: Refusal = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const UNASKED: Refusal = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
const POOR: Refusal = {
  ...DECLINED,
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const EXPIRED: Refusal = {
  ...DECLINED,
  code: 'expired_card',
  decline_code: 'expired_card',
  message: 'Your card has expired.',
};
/** A number that is no test card: real cards have no business here. */
const REAL: Refusal = {
  ...DECLINED,
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

/** `renews`: whether later charges go through, without anybody there. */
type Row = [name: string, number: string, first: Card['first'], renews: boolean, refusal?: Refusal];

/** Stripe's own test cards, by the names and numbers that its documentation gives them. */
const TEST_CARDS: Row[] = [
  ['pm_card_visa', '4242424242424242', 'pays', true],
  ['pm_card_mastercard', '5555555555554444', 'pays', true],
  ['pm_card_amex', '378282246310005', 'pays', true],
  ['pm_card_chargeDeclined', '4000000000000002', 'declines', false],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995', 'declines', false, POOR],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069', 'declines', false, EXPIRED],
  ['pm_card_chargeCustomerFail', '4000000000000341', 'pays', false],
  ['pm_card_authenticationRequired', '4000002760003184', 'asks', false, UNASKED],
  ['pm_card_authenticationRequiredOnSetup', '4000002500003155', 'asks', true],
];

/** The card of a number, or of Stripe's name for it. */
export function cardOf(numberOrName: string): Card {
  const row = TEST_CARDS.find(([name, number]) => numberOrName === name || numberOrName === number);
  const [, number, first, , refusal = DECLINED] =
    row ?? (['', numberOrName, 'declines', false, REAL] satisfies Row);
  return { ending: number.slice(-4), first, refusal };
}

/** Why a renewal is not charged to the card with this ending; null when it is. */
export function renewalRefusal(ending: string | null): Refusal | null {
  const card = TEST_CARDS.find(([, number]) => number.slice(-4) === ending);
  const [, , , renews, refusal = DECLINED] = card ?? [];
  return renews === true ? null : refusal;
}
