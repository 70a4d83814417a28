// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { i18n } from './i18n';
import { sayName } from './say-name';
import { speak, words } from './words';

const rest = {
  './locales/de/rest.po': async () => ({ messages: { back: ['Zurück'], Robot: ['Roboter'] } }),
};

test('names come along with the part that says them, in the language that is spoken', async () => {
  speak('de', rest);
  expect(sayName('Robot')).toBe('Robot');
  await words('rest');
  expect([sayName('Robot'), i18n._('back')]).toEqual(['Roboter', 'Zurück']);
});

test('what has no word in the language stays as it is, and nobody is told', async () => {
  const missing = vi.fn();
  const stop = i18n.on('missing', missing);
  speak('de', rest);
  await words('rest');
  expect([sayName('Spider'), sayName('constructor')]).toEqual(['Spider', 'constructor']);
  expect(missing).not.toHaveBeenCalled();
  stop();
});
