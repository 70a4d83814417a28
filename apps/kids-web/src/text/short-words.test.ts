import { LOCALES } from '@herohood/domain/languages/locale';
import { cataloguesOf } from '@herohood/testing/catalogues';
import { speakEnglish } from '@herohood/testing/speak-english';
import { speakTranslated } from '@herohood/testing/speak-translated';
import { afterAll, expect, test } from 'vitest';
import { settingsText } from './en/settings';

afterAll(speakEnglish);

/** As many as the drawn switch of the settings has room for. */
const LETTERS = 4;

test.each(LOCALES)('what stands on a switch has room there in %s', (locale) => {
  speakTranslated(locale, cataloguesOf('kids-web', locale));
  const { on, off } = settingsText;
  expect([on, off].filter((word) => word.length > LETTERS)).toEqual([]);
  expect(on).not.toBe(off);
});
