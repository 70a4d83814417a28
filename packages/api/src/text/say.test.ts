import { DomainError } from '@herohood/domain/errors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { presentError } from '../errors';
import { emergencyRefusal, malformed, refusal, requestRefusal, sentence } from '../refusals';
import { sayIssuesKindly } from '../say-issue';
import { sentences } from './en/sentences';
import { readTranslationsWith, say } from './say';

/** A catalogue of a few words; what it lacks is said in English. */
const GERMAN = `msgid ""
msgstr ""
"Language: de\\n"

msgid "Please sign in first."
msgstr "Bitte zuerst anmelden."

msgid "Please ask for at most {most, plural, one {# day} other {# days}}."
msgstr "Bitte nach höchstens {most, plural, one {# Tag} other {# Tagen}} fragen."

msgid "You can have up to {most, number} marks. Please delete some first."
msgstr "Mehr als {most, number} Markierungen gehen nicht. Bitte erst welche löschen."

msgid "Please give a year from {from} to {until}."
msgstr "Bitte ein Jahr von {from} bis {until} angeben."

msgid "Please fill this in."
msgstr "Bitte ausfüllen."

msgid "Please use at most {maximum, plural, one {{maximum} character} other {{maximum} characters}}."
msgstr "Bitte höchstens {maximum, plural, one {{maximum} Zeichen} other {{maximum} Zeichen}}."

msgid "Please enter a 4-digit PIN!"
msgstr "Bitte eine vierstellige PIN eingeben!"

#, fuzzy
msgid "This needs Premium."
msgstr "Nur geraten."

msgid "There is nothing at this address."
msgstr ""
`;

beforeEach(() => {
  sayIssuesKindly();
  readTranslationsWith((locale) => (locale === 'de' ? GERMAN : null));
});
afterEach(() => readTranslationsWith(() => null));

const toldIn = (locale: 'de' | 'fr', error: unknown) => presentError(error, locale);
const parsed = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error;

test('each language is read once, when it is first spoken', () => {
  const asked: string[] = [];
  readTranslationsWith((locale) => {
    asked.push(locale);
    return locale === 'de' ? GERMAN : null;
  });
  expect(say('de', 'Please sign in first.')).toBe('Bitte zuerst anmelden.');
  expect(say('de', 'Please fill this in.')).toBe('Bitte ausfüllen.');
  expect(say('en', 'Please sign in first.')).toBe('Please sign in first.');
  expect(asked).toEqual(['de']);
});

test('what a language has no words for, or only guesses, is said in English', () => {
  expect(say('fr', 'Please sign in first.')).toBe('Please sign in first.');
  expect(say('de', 'This needs Premium.')).toBe('This needs Premium.');
  expect(say('de', 'There is nothing at this address.')).toBe('There is nothing at this address.');
  expect(say('fr', { id: '{name} asks for you', values: { name: 'Kim' } })).toBe('Kim asks for you');
});

test('a pseudo-locale is made of English', () => {
  const days = { id: sentences.tooManyDays, values: { most: 7 } };
  expect(say('en-XA', 'Please sign in first.')).toMatch(/^Pléàšé šîgñ îñ fîršt\. ~~~/);
  expect(say('en-XA', days)).toMatch(/^Pléàšé àšk.* 7 dàýš/);
  expect(say('ar-XB', 'Please sign in first.')).toBe('\u202ePlease sign in first.\u202c');
  expect(say('en-XA', { id: 'One.\n\n{link}\n\nTwo.\n', values: { link: 'https://a.example' } })).toBe(
    'Õñé.\n\nhttps://a.example\n\nTwõ.\n',
  );
});

test('plurals and numbers are those of the language', () => {
  const days = (most: number) =>
    toldIn('de', refusal('BAD_REQUEST', sentence('tooManyDays', { most }))).message;
  expect([days(1), days(366)]).toEqual([
    'Bitte nach höchstens 1 Tag fragen.',
    'Bitte nach höchstens 366 Tagen fragen.',
  ]);
  const marks = refusal('CONFLICT', sentence('tooManyMarks', { most: 2000 }));
  expect(toldIn('de', marks).message).toBe(
    'Mehr als 2.000 Markierungen gehen nicht. Bitte erst welche löschen.',
  );
  expect(marks.message).toBe('You can have up to 2,000 marks. Please delete some first.');
});

test('a refusal is English for the log, and its reader’s for the answer', () => {
  const error = refusal('UNAUTHORIZED');
  expect(error.message).toBe('Please sign in first.');
  expect(toldIn('de', error)).toMatchObject({ message: 'Bitte zuerst anmelden.', locale: 'de' });
  expect(toldIn('fr', error)).toMatchObject({ message: 'Please sign in first.', locale: 'fr' });
  expect(toldIn('de', requestRefusal('NOT_FOUND', 'noSuchAddress')).message).toBe(
    'There is nothing at this address.',
  );
});

test('a field says the same as the whole', () => {
  const message = 'Bitte ein Jahr von 2008 bis 2026 angeben.';
  const error = malformed('birthYear', sentence('birthYearOutside', { from: 2008, until: 2026 }));
  expect(toldIn('de', error)).toMatchObject({ message, issues: [{ path: 'birthYear', message }] });
});

test('fields are told in the language, by sentences of their own and by those of their kind', () => {
  const shape = z.object({
    name: z.string().max(2),
    pin: z.string().regex(/^\d{4}$/, 'Please enter a 4-digit PIN!'),
    note: z.string().min(1),
    either: z.union([z.object({ text: z.string().max(1) }), z.int()]),
  });
  const { issues, message } = toldIn(
    'de',
    parsed(shape, { name: 'abc', pin: 'x', note: '', either: { text: 'ab' } }),
  );
  expect(issues).toEqual([
    { path: 'name', message: 'Bitte höchstens 2 Zeichen.' },
    { path: 'pin', message: 'Bitte eine vierstellige PIN eingeben!' },
    { path: 'note', message: 'Bitte ausfüllen.' },
    { path: 'either.text', message: 'Bitte höchstens 1 Zeichen.' },
  ]);
  expect(message).toBe('name: Bitte höchstens 2 Zeichen.');
});

test("a family's own words are never translated, whatever they look like", () => {
  const own = emergencyRefusal({ emergencyMessage: 'Please sign in first.' });
  expect(toldIn('de', own).message).toBe('Please sign in first.');
  expect(toldIn('de', emergencyRefusal({ emergencyMessage: '{most, plural' })).message).toBe('{most, plural');
  expect(toldIn('de', new DomainError('CONFLICT', 'This day is over.')).message).toBe('This day is over.');
});
