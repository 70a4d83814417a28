import { expect, test } from 'vitest';
import { createPasswords, HASH_COSTS } from './password';

const passwords = createPasswords(HASH_COSTS.cheap);
/** The same letters as two keyboards send them. */
const [COMPOSED, APART] = ['pässwörd-1'.normalize('NFC'), 'pässwörd-1'.normalize('NFD')];

test('a password is the same however its letters are spelled', async () => {
  for (const [first, then] of [
    [COMPOSED, APART],
    [APART, COMPOSED],
    ['ｐａｓｓｗｏｒｄ１', 'password1'],
  ] as const) {
    expect(await passwords.isRight(await passwords.hash(first), then)).toBe(true);
  }
  expect(await passwords.isRight(await passwords.hash(COMPOSED), 'passwörd-1')).toBe(false);
});
