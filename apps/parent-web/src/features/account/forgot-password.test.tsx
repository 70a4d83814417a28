import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const signedOut = () => {
  throw new Refusal('UNAUTHORIZED', 'Please sign in.');
};

async function openDialog(typed = '') {
  answer({ 'account.me': signedOut });
  const { user } = openAddress('/parent/auth?mode=login');
  const email = await screen.findByLabelText('Email');
  if (typed) await user.type(email, typed);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Forgot your password?' })) };
}

test('asking for a link takes over what was typed and answers the same whoever asks', async () => {
  answer({ 'account.requestPasswordReset': () => ({ ok: true }) });
  const { user, dialog } = await openDialog('anna@example.com');
  expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com');
  await user.click(dialog.getByRole('button', { name: 'Send me a link' }));
  expect(
    await dialog.findByText(/If anna@example.com has an account, a message is on its way/),
  ).toBeVisible();
  expect(callsTo('account.requestPasswordReset')).toEqual([{ email: 'anna@example.com' }]);
  await user.click(dialog.getByRole('button', { name: 'Use another email' }));
  expect(await dialog.findByLabelText('Email')).toBeVisible();
});

test('an empty e-mail is asked for; too many requests say how long to wait, and keep the e-mail', async () => {
  answer({
    'account.requestPasswordReset': () => {
      throw new Refusal('TOO_MANY_TRIES', 'Too many tries. Please wait 40 seconds and try again.', {
        retryAfter: 40,
      });
    },
  });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText('Missing information')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toBeInvalid();
  expect(callsTo('account.requestPasswordReset')).toEqual([]);
  await user.type(dialog.getByLabelText('Email'), 'anna@example.com{Enter}');
  expect(await screen.findByText('Too many tries. Please wait 40 seconds and try again.')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com');
});
