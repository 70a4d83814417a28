/** What a test card does when it is charged. */
export type CardBehaviour = {
  /** The first charge, with the customer at the screen. */
  onSession: 'succeeds' | 'declines' | 'asks';
  /** Later charges, without anybody there. */
  offSession: 'succeeds' | 'declines' | 'asks';
  code: string;
  declineCode: string;
  message: string;
};

export type TestCard = {
  names: string[];
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  behaviour: CardBehaviour;
};

const GENERIC = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const GOOD: CardBehaviour = { onSession: 'succeeds', offSession: 'succeeds', ...GENERIC };
const BAD: CardBehaviour = { onSession: 'declines', offSession: 'declines', ...GENERIC };
const AUTHENTICATION = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Stripe's own test cards, by the names and numbers that its documentation gives them. */
const TEST_CARDS: TestCard[] = [
  { names: ['pm_card_visa'], number: '4242424242424242', brand: 'visa', behaviour: GOOD },
  { names: ['pm_card_mastercard'], number: '5555555555554444', brand: 'mastercard', behaviour: GOOD },
  { names: ['pm_card_amex'], number: '378282246310005', brand: 'amex', behaviour: GOOD },
  {
    names: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
    number: '4000000000000002',
    brand: 'visa',
    behaviour: BAD,
  },
  {
    names: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    number: '4000000000009995',
    brand: 'visa',
    behaviour: { ...BAD, declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  {
    names: ['pm_card_chargeDeclinedExpiredCard'],
    number: '4000000000000069',
    brand: 'visa',
    behaviour: {
      ...BAD,
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card has expired.',
    },
  },
  {
    names: ['pm_card_authenticationRequired'],
    number: '4000002760003184',
    brand: 'visa',
    behaviour: { onSession: 'asks', offSession: 'asks', ...AUTHENTICATION },
  },
  {
    names: ['pm_card_authenticationRequiredOnSetup'],
    number: '4000002500003155',
    brand: 'visa',
    behaviour: { onSession: 'asks', offSession: 'succeeds', ...AUTHENTICATION },
  },
  {
    names: ['pm_card_chargeCustomerFail'],
    number: '4000000000000341',
    brand: 'visa',
    behaviour: { ...BAD, onSession: 'succeeds' },
  },
];

/** A well-formed number that is no test card: real cards have no business here. */
const REAL_CARD: CardBehaviour = {
  ...BAD,
  declineCode: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

export function cardByName(name: string): TestCard | undefined {
  return TEST_CARDS.find(({ names }) => names.includes(name));
}

export function cardByNumber(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** A payment method keeps of its card what it shows; the last four digits tell test cards apart. */
export function behaviourOf(last4: string | undefined): CardBehaviour {
  return TEST_CARDS.find(({ number }) => number.slice(-4) === last4)?.behaviour ?? REAL_CARD;
}

/** The check digit (Luhn) that every card number ends with. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
