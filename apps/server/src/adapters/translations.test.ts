import { expect, test } from 'vitest';
import { readTranslationsFile } from './translations';

test('English, from which all others are made, is found; what nobody speaks is not', () => {
  expect(readTranslationsFile('en')).toContain('msgid "Please sign in first."');
  expect(readTranslationsFile('xx')).toBeNull();
});
