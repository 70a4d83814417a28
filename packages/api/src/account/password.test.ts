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

test('one that was hashed as it was typed still signs in as it was typed', async () => {
  // Of its decomposed letters, as passwords were hashed before.
  const old =
    '$argon2id$v=19$m=64,t=1,p=1$rPylOJROx+UD8C2SjI3e+Q$gc/jjw1p/q0yhKml5HRrjRyv2trZ7x+zkN4SlfOIIus';
  expect(await passwords.isRight(old, APART)).toBe(true);
});
