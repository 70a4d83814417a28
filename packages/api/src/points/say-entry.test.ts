import { afterEach, describe, expect, test } from 'vitest';
import { readTranslationsWith } from '../text/say';
import { keptReason, sayEntry } from './say-entry';

const GERMAN = `
msgid "Undone: {what}"
msgstr "Zurückgenommen: {what}"

msgid "{days, plural, one {#-day streak} other {#-day streak}}"
msgstr "{days, plural, one {Serie von # Tag} other {Serie von # Tagen}}"

msgid "Weekend challenge"
msgstr "Wochenend-Aufgabe"

msgid "Math Hero"
msgstr "Rechenheld"

msgid "Extra effort bonus"
msgstr "Für besondere Mühe"
`;

afterEach(() => readTranslationsWith(() => null));

const entry = (source: string, description: string, type = 'any') => ({ source, description, type });

describe('a movement of points is called in the reader’s language', () => {
  test.each([
    [entry('streak_30', '30-day streak'), '30-day streak', 'Serie von 30 Tagen'],
    [entry('weekend', 'Weekend challenge', 'bonus'), 'Weekend challenge', 'Wochenend-Aufgabe'],
    [entry('mini_game', 'Math Hero', 'game_win'), 'Math Hero', 'Rechenheld'],
    [entry('parent_bonus', 'bonus.extra_effort'), 'Extra effort bonus', 'Für besondere Mühe'],
    [
      entry('mini_game', 'Undone: Math Hero', 'points_undone'),
      'Undone: Math Hero',
      'Zurückgenommen: Rechenheld',
    ],
    [entry('habit', 'Undone: Math Hero', 'habit_undone'), 'Undone: Math Hero', 'Zurückgenommen: Math Hero'],
  ])('%o', (row, english, german) => {
    readTranslationsWith((locale) => (locale === 'de' ? GERMAN : null));
    expect([sayEntry(row, 'en'), sayEntry(row, 'de')]).toEqual([english, german]);
  });

  test.each([
    entry('habit', 'Math Hero', 'habit_completion'),
    entry('parent_bonus', 'Weekend challenge'),
    entry('habit', 'bonus.extra_effort'),
    entry('streak_7', 'Undone: our streak'),
  ])('what a family wrote stays as it is: %o', (row) => {
    readTranslationsWith((locale) => (locale === 'de' ? GERMAN : null));
    expect(sayEntry(row, 'de')).toBe(row.description);
  });
});

test('a bonus is kept as its code, whatever language it is given in; what a parent wrote stays', () => {
  readTranslationsWith((locale) => (locale === 'de' ? GERMAN : null));
  const kept = (description: string, source = 'parent_bonus') => keptReason({ source, description }, 'de');
  for (const given of ['bonus.extra_effort', 'Extra effort bonus', 'Für besondere Mühe']) {
    expect(kept(given)).toBe('bonus.extra_effort');
  }
  expect(kept('Für das Aufräumen')).toBe('Für das Aufräumen');
  expect(kept('Extra effort bonus', 'gift')).toBe('Extra effort bonus');
});
