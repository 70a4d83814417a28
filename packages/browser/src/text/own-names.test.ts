import { LOCALES } from '@herohood/domain/languages/locale';
import { expect, test } from 'vitest';
import { ownNameOf } from './own-names';

test('each language has the name that its speakers give it', () => {
  expect(LOCALES.map(ownNameOf)).toEqual([
    ...['English', 'Deutsch', 'Français', 'Español', 'Português (Brasil)', 'Italiano', 'Nederlands'],
    ...['Polski', 'Türkçe', 'Українська', 'العربية', 'עברית'],
  ]);
});
