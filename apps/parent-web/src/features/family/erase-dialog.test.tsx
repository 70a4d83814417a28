import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { EraseDialog } from './erase-dialog';

const onErased = vi.fn();
beforeEach(() => void onErased.mockReset());

const open = () =>
  renderConsole(<EraseDialog email="anna@example.com" onErased={onErased} onClose={() => undefined} />);

test('erasing says what is lost and wants the password and the word', async () => {
  answer({ 'account.eraseFamily': () => null });
  const { user } = open();
  expect(screen.getByText(/Nobody can undo this/)).toBeVisible();
  const erase = screen.getByRole('button', { name: 'Erase everything for good' });
  expect(erase).toBeDisabled();
  await user.type(screen.getByLabelText('Your password'), 'secret-1');
  expect(erase).toBeDisabled();
  await user.type(screen.getByLabelText('Type ERASE to confirm'), 'erase');
  await user.click(erase);
  await waitFor(() => expect(onErased).toHaveBeenCalledTimes(1));
  expect(callsTo('account.eraseFamily')).toEqual([{ password: 'secret-1' }]);
});
