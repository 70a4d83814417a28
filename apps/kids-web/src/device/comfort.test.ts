import { afterEach, expect, test } from 'vitest';
import { isCalm, prefersReducedMotion, setComfort } from './comfort';
import { recall } from './store';

const page = document.documentElement;
afterEach(() => setComfort({ isCalm: false, isDark: false, text: 'usual' }));

test('calm, the evening and large letters lie over the whole page, and the device remembers them', () => {
  setComfort({ isCalm: true });
  setComfort({ isDark: true, text: 'largest' });
  expect(page.dataset).toMatchObject({ calm: 'true', dark: 'true' });
  expect(page.style.fontSize).toBe('150%');
  expect(recall('comfort')).toEqual({ isCalm: true, isDark: true, text: 'largest' });
  expect(isCalm()).toBe(true);
  expect(prefersReducedMotion()).toBe(true);
});

test('what is switched off again leaves nothing behind', () => {
  setComfort({ isCalm: true, text: 'large' });
  setComfort({ isCalm: false, text: 'usual' });
  expect(page.dataset.calm).toBe('false');
  expect(page.style.fontSize).toBe('');
});
