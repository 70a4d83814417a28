import { expect, test, vi } from 'vitest';
import { i18n } from './i18n';
import { sayName } from './say-name';

test('a name is said in the language that is spoken; what has no word in it stays, and nobody is told', () => {
  const missing = vi.fn();
  const stop = i18n.on('missing', missing);
  i18n.loadAndActivate({ locale: 'de', messages: { Robot: ['Roboter'] } });
  expect(['Robot', 'Spider', 'constructor'].map(sayName)).toEqual(['Roboter', 'Spider', 'constructor']);
  expect(missing).not.toHaveBeenCalled();
  stop();
});
