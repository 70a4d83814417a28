import { expect, test } from 'vitest';
import { checkServerWords } from './check-server-words.mjs';
import { catalogueOf } from './server-catalogue.mjs';

const DAYS = 'For {days, plural, one {# day} other {# days}}';
const messages = [
  { id: 'Hello', comments: ['A greeting'] },
  { id: DAYS, comments: ['How long'] },
];
const en = catalogueOf('en', messages);

/** A catalogue with these translations. */
function translated(locale, texts) {
  let text = catalogueOf(locale, messages);
  for (const [id, said] of Object.entries(texts)) {
    text = text.replace(`msgid "${id}"\nmsgstr ""`, `msgid "${id}"\nmsgstr "${said}"`);
  }
  return text;
}
const faults = (locale, texts) => checkServerWords(messages, { en, [locale]: translated(locale, texts) });
const HALLO = { Hello: 'Hallo' };
const TAGE = { ...HALLO, [DAYS]: 'Für {days, plural, one {# Tag} other {# Tage}}' };

test('whole catalogues are in order, and English alone is', () => {
  expect(checkServerWords(messages, { en })).toEqual([]);
  expect(faults('de', TAGE)).toEqual([]);
});

test('what is new or gone is told, and how it is mended', () => {
  const told = (list) => checkServerWords(list, { en });
  expect(told(messages.slice(1))).toEqual(['en.po: is not what the server says: run "npm run server-words"']);
  expect(told([...messages, { id: 'New', comments: [] }])).toHaveLength(1);
  expect(checkServerWords(messages, {})).toEqual(['en.po: is missing: run "npm run server-words"']);
});

test('what is not translated, or only guessed, is told', () => {
  expect(faults('de', HALLO)).toEqual([`de.po: "${DAYS.slice(0, 60)}": is not translated`]);
  const fuzzy = translated('de', TAGE).replace('#. A greeting\n', '#. A greeting\n#, fuzzy\n');
  expect(checkServerWords(messages, { en, de: fuzzy })).toEqual(['de.po: "Hello": is only guessed (fuzzy)']);
});

test.each([
  ['de', 'Für {tage, plural, one {# Tag} other {# Tage}}', 'has the arguments {tage} instead of {days}'],
  ['de', 'Für Tage', 'has the arguments {} instead of {days}'],
  ['de', 'Für {days, plural, other {# Tage}}', 'the plural of {days} lacks one'],
  ['pl', 'Na {days, plural, one {# dzień} other {# dni}}', 'the plural of {days} lacks few, many'],
])('%s: %s', (locale, text, fault) => {
  expect(faults(locale, { ...HALLO, [DAYS]: text })).toEqual([
    `${locale}.po: "${DAYS.slice(0, 60)}": ${fault}`,
  ]);
});

test('what is no ICU message is told', () => {
  expect(faults('de', { ...TAGE, Hello: 'Hallo {days, plural}' })).toEqual([
    expect.stringContaining('is no ICU message'),
  ]);
});

test('translations outlive a change of the list, and what is gone goes', () => {
  const before = translated('de', TAGE);
  const after = catalogueOf('de', [{ id: 'New', comments: [] }, messages[0]], before);
  expect(after).toContain('msgstr "Hallo"');
  expect(after).not.toContain('Tag');
});
