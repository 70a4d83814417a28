import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

test('text goes to the clipboard where the browser opens it', async () => {
  const writeText = vi.fn(async () => undefined);
  clipboard(writeText);
  expect(await copyText('HK7M3P')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('HK7M3P');
});

test('where the clipboard is closed the old way copies, and leaves nothing behind', async () => {
  clipboard(async () => Promise.reject(new Error('not allowed')));
  let copied = '';
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  expect(await copyText('HK7M3P')).toBe(true);
  expect(copied).toBe('HK7M3P');
  expect(document.querySelector('textarea')).toBeNull();
});

test('a browser that allows no way says so', async () => {
  document.execCommand = () => false;
  expect(await copyText('HK7M3P')).toBe(false);
});
