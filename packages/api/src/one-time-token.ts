/** 256 bit: nobody guesses one, however often they try. */
const TOKEN_BYTES = 32;

/** A token that opens something once, in hexadecimal. Only its digest is to be stored. */
export function oneTimeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
