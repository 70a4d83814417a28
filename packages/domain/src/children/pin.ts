import type { Random } from '../account/username';

/** A PIN from 1000 to 9999 (rules: heroes). Chosen PINs may begin with zeros, so a PIN is always a string. */
export function generatePin(random: Random): string {
  return String(1000 + Math.floor(random() * 9000));
}

/** How many digits a PIN has, zeros in front included (rules: sessions). */
export const PIN_LENGTH = 4;
