import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
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

test('a wrong password erases nothing and is said at its field', async () => {
  answer({
    'account.eraseFamily': () => {
      throw new Refusal('BAD_CREDENTIALS', 'The password is not right.');
    },
  });
  const { user } = open();
  await user.type(screen.getByLabelText('Your password'), 'wrong-one');
  await user.type(screen.getByLabelText('Type ERASE to confirm'), 'ERASE{Enter}');
  expect(await screen.findByText('Nothing was erased')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toBeInvalid();
  expect(onErased).not.toHaveBeenCalled();
});
