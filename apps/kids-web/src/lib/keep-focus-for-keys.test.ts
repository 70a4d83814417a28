import { keepFocus } from '@herohood/ui/focus-keeper/focus-keeper';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFocusForKeys } from './keep-focus-for-keys';

vi.mock('@herohood/ui/focus-keeper/focus-keeper', () => ({ keepFocus: vi.fn() }));

afterEach(() => {
  vi.mocked(keepFocus).mockClear();
  document.body.innerHTML = '';
});

test('fingers fetch nothing; what vanishes between the first key and the keeper is known to it', async () => {
  document.body.innerHTML = '<main><section><button>Mia</button></section></main>';
  const button = document.querySelector('button') as HTMLElement;
  const around = [button.parentElement, document.querySelector('main')];
  keepFocusForKeys();
  await userEvent.click(button);
  button.blur();
  expect(keepFocus).not.toHaveBeenCalled();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  button.focus();
  button.remove();
  await waitFor(() => expect(keepFocus).toHaveBeenCalledWith({ element: button, around }));
});
