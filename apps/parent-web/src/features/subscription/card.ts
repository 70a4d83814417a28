import { digitsOf, plainDigits } from '@herohood/domain/digits';
import { checkoutText } from '../../text/en/checkout';

const errors = checkoutText.card.errors;

export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export type CardErrors = Partial<Record<keyof CardValues, string>>;

/** Longest card number and security code (ISO/IEC 7812). */
const NUMBER_MAX = 19;
const CVC_MAX = 4;

const isAmex = (digits: string) => /^3[47]/.test(digits);

/** Groups as they are printed on the card: 4-6-5 for American Express, else fours. Never ends with a space. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, NUMBER_MAX);
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** 'MM/YY' while it is typed: '5' becomes '05', '1/' becomes '01', and 'MM / YYYY' of an autofill fits too. */
export function formatExpiry(text: string): string {
  const typed = plainDigits(text.trim());
  const month = /^(\d)\s*\//.exec(typed)?.[1];
  let digits = month ? `0${month}${digitsOf(typed).slice(1)}` : digitsOf(typed);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const year = digits.slice(2);
  const short = year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 2);
  return short ? `${digits.slice(0, 2)}/${short}` : digits.slice(0, 2);
}

export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, CVC_MAX);
}

/** The check digit (Luhn) that every card number ends with. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 12 || digits.length > NUMBER_MAX) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Month 1–12 and full year of 'MM/YY'; null when it is neither. */
export function expiryOf(text: string): { month: number; year: number } | null {
  const [, mm, yy] = /^(\d{2})\/(\d{2})$/.exec(text) ?? [];
  const month = Number(mm);
  return yy && month >= 1 && month <= 12 ? { month, year: 2000 + Number(yy) } : null;
}

/** What is wrong with a card that was typed in, by field; empty when it may be sent. A card is good to its month's end. */
export function checkCard({ number, expiry, cvc, name }: CardValues, now: Date): CardErrors {
  const found: CardErrors = {};
  if (!isCardNumber(number)) found.number = errors.number;
  const until = expiryOf(expiry);
  if (!until) found.expiry = errors.expiry;
  else if (until.year * 12 + until.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    found.expiry = errors.expired;
  }
  if (!/^\d{3,4}$/.test(cvc)) found.cvc = errors.cvc;
  if (!name.trim()) found.name = errors.name;
  return found;
}
