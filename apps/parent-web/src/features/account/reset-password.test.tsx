import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const LINK = '/parent/reset-password?token=0a1b';

function open(address = LINK, check: () => object = () => ({ ok: true })) {
  answer({
    'account.me': () => {
      throw new Refusal('UNAUTHORIZED', 'Please sign in.');
    },
    'account.checkPasswordReset': check,
  });
  return openAddress(address);
}

async function choose(user: ReturnType<typeof open>['user'], passwords: [string, string]) {
  await user.type(await screen.findByLabelText('New password'), passwords[0]);
  await user.type(screen.getByLabelText('Repeat the new password'), passwords[1]);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

test('a new password is set with the token of the link, and leads to the sign-in', async () => {
  answer({ 'account.resetPassword': () => ({ ok: true }) });
  const { user, router } = open();
  await choose(user, ['brand-new', 'brand-new']);
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(callsTo('account.resetPassword')).toEqual([{ token: '0a1b', newPassword: 'brand-new' }]);
  await waitFor(() => expect(router.state.location.href).toBe('/parent/auth?mode=login'));
});

test('what does not do is refused before it is sent; a server that is away keeps what was typed', async () => {
  answer({
    'account.resetPassword': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = open();
  await choose(user, ['brand-new', 'brand-old']);
  expect((await screen.findAllByText("Passwords don't match")).length).toBeGreaterThan(0);
  for (const label of ['New password', 'Repeat the new password'])
    await user.clear(screen.getByLabelText(label));
  await choose(user, ['short', 'short']);
  expect((await screen.findAllByText('Password too short')).length).toBeGreaterThan(0);
  expect(callsTo('account.resetPassword')).toEqual([]);
  for (const label of ['New password', 'Repeat the new password'])
    await user.clear(screen.getByLabelText(label));
  await choose(user, ['brand-new', 'brand-new']);
  expect(await screen.findByText('The service is not available right now.')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('brand-new');
});
