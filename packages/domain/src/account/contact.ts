import { digitsOf, plainDigits } from '../digits';

/** Digits with spaces and signs between them. */
const PHONE = /^[+(]?[\d\s()./-]*$/;
const FEWEST_DIGITS = 3;

/** Whether a text can be a phone number as people write one, in digits of any script; an empty one stands for none. */
export function isPhoneNumber(text: string): boolean {
  return text === '' || (PHONE.test(plainDigits(text)) && digitsOf(text).length >= FEWEST_DIGITS);
}

/** Whether a text has the shape of an e-mail address. For forms, before the server looks at it more closely. */
export function isLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
}
