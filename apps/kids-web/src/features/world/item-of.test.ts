import { i18n } from '@herohood/browser/text/i18n';
import { WELCOME_HAT } from '@herohood/domain/children/welcome';
import { speakEnglish } from '@herohood/testing/speak-english';
import { afterEach, expect, test } from 'vitest';
import { itemOf } from './item-of';

const HAT = WELCOME_HAT;

afterEach(speakEnglish);

test('a thing of the room is called in the language that is spoken', () => {
  const english = itemOf(HAT)?.name ?? '';
  i18n.loadAndActivate({ locale: 'de', messages: { [english]: ['Partyhut'] } });
  expect(itemOf(HAT)?.name).toBe('Partyhut');
});
