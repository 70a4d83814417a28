import type { Random } from './username';

/** A PIN from 1000 to 9999 (specification). Chosen PINs may begin with zeros, so a PIN is always a string. */
export function generatePin(random: Random): string {
  return String(1000 + Math.floor(random() * 9000));
}

/** Exactly four digits, zeros in front included (ruling R3). */
export function isValidPin(pin: string): boolean {
  return /^[0-9]{4}$/.test(pin);
}
