/** Digits with spaces and signs between them. */
const PHONE = /^[+(]?[\d\s()./-]*$/;
const FEWEST_DIGITS = 3;

/** Whether a text can be a phone number as people write one; an empty one stands for none. */
export function isPhoneNumber(text: string): boolean {
  return text === '' || (PHONE.test(text) && text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS);
}

/** Whether a text has the shape of an e-mail address. For forms, before the server looks at it more closely. */
export function isLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
}
