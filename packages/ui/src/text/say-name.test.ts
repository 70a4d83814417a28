// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { sayName } from './say-name';
import { speak, words } from './words';

const rest = { './locales/de/rest.po': async () => ({ messages: { back: ['Zurück'] } }) };

test('names come along with the part that says them, in the language that is spoken', async () => {
  const ofUkrainian = vi.fn(async () => ({ messages: { Robot: ['Робот'] } }));
  const names = {
    '../api/de.po': async () => ({ messages: { Robot: ['Roboter'] } }),
    '../api/uk.po': ofUkrainian,
  };
  speak('de', rest, { rest: names });
  expect(sayName('Robot')).toBe('Robot');
  await words('rest');
  expect([sayName('Robot'), i18n._('back')]).toEqual(['Roboter', 'Zurück']);
  expect(ofUkrainian).not.toHaveBeenCalled();
});

test('what has no word in the language stays as it is, and nobody is told', async () => {
  const missing = vi.fn();
  const stop = i18n.on('missing', missing);
  speak('de', rest, { rest: {} });
  await words('rest');
  expect([sayName('Robot'), sayName('constructor')]).toEqual(['Robot', 'constructor']);
  expect(missing).not.toHaveBeenCalled();
  stop();
});
