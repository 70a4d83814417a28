/** The form in which e-mail addresses are kept and compared: no spaces around, lower case, one Unicode spelling. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
