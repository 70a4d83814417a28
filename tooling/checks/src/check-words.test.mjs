import { describe, expect, test } from 'vitest';
import { checkCatalogue } from './check-words.mjs';

const DAYS = '{n, plural, one {# day} other {# days}}';
const HELLO = 'Hi, {name}!';

/** A catalogue with one message. */
const check = (message, translation, locale = 'de') =>
  checkCatalogue({
    path: 'de.po',
    locale,
    isSource: locale === 'en',
    used: { id: { message } },
    kept: { id: { message, translation } },
  });

describe('a catalogue says what the modules say, in its language', () => {
  test.each([
    ['a plain text', 'Back', 'Zurück', 'de'],
    ['one with an argument', HELLO, 'Hallo, {name}!', 'de'],
    ['a plural with all forms', DAYS, '{n, plural, one {# Tag} other {# Tage}}', 'de'],
    ['an exact form besides', DAYS, '{n, plural, =2 {zwei Tage} one {# Tag} other {# Tage}}', 'de'],
    ['a plural where English has none', '{n} left', '{n, plural, one {# übrig} other {# übrig}}', 'de'],
    [
      'all forms of a language that has many',
      DAYS,
      '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
      'pl',
    ],
    ['English, which needs no translation', DAYS, '', 'en'],
  ])('%s is in order', (...[, message, translation, locale]) => {
    expect(check(message, translation, locale)).toEqual([]);
  });

  test.each([
    ['a text without a translation', HELLO, '', "de.po: 'Hi, {name}!' is not translated"],
    ['a lost argument', HELLO, 'Hallo!', "de.po: 'Hi, {name}!' lacks {name}"],
    [
      'a strange argument',
      HELLO,
      'Hallo, {name} {nachname}!',
      "de.po: 'Hi, {name}!' has a {nachname} that nobody fills in",
    ],
    [
      'an argument of a plural form alone',
      '{n, plural, one {{xp} XP} other {{xp} XP}}',
      '{n, plural, one {XP} other {XP}}',
      "de.po: '{n, plural, one {{xp} XP} other {{xp} XP}}' lacks {xp}",
    ],
    ['a lost plural form', DAYS, '{n, plural, other {# Tage}}', `de.po: '${DAYS}' lacks the plural one`],
  ])('%s fails', (...[, message, translation, fault]) => {
    expect(check(message, translation)).toEqual([fault]);
  });

  test('a plural has every form of its language, not those of English', () => {
    expect(check(DAYS, '{n, plural, one {# dzień} other {# dni}}', 'pl')).toEqual([
      `de.po: '${DAYS}' lacks the plural few, many`,
    ]);
  });

  test('an ordinal has the forms of ordinals', () => {
    const EVERY = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect(check(EVERY, '', 'en')).toEqual([]);
    expect(check('{n, selectordinal, other {#th}}', '', 'en')).toEqual([
      "de.po: '{n, selectordinal, other {#th}}' lacks the plural few, one, two",
    ]);
  });

  test('what cannot be read fails', () => {
    expect(check(HELLO, 'Hallo, {name!')).toHaveLength(1);
  });

  test('a text that no module has, and one that the catalogue has not, fail', () => {
    const used = { back: { message: 'Back' } };
    const kept = { open: { message: 'Open', translation: 'Öffnen' } };
    expect(checkCatalogue({ path: 'de.po', locale: 'de', isSource: false, used, kept })).toEqual([
      "de.po: nobody says 'Open' any more",
      "de.po: 'Back' is missing",
    ]);
  });
});
