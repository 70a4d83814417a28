import * as keeper from '@herohood/browser/focus-keeper/focus-keeper';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { user } from '../testing/user';
import { keepFocusForKeys } from './keep-focus-for-keys';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('fingers fetch nothing; what vanishes between the first key and the keeper is known to it', async () => {
  const keepFocus = vi.spyOn(keeper, 'keepFocus').mockReturnValue(() => {});
  document.body.innerHTML = '<main><section><button>Mia</button></section></main>';
  const button = document.querySelector('button') as HTMLElement;
  const around = [button.parentElement, document.querySelector('main')];
  keepFocusForKeys();
  await user.click(button);
  button.blur();
  expect(keepFocus).not.toHaveBeenCalled();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  button.focus();
  button.remove();
  await waitFor(() => expect(keepFocus).toHaveBeenCalledWith({ element: button, around }));
});
