import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const LINK = '/parent/confirm-email#token=0a1b';

const refuse = (code: ConstructorParameters<typeof Refusal>[0]) =>
  answer({
    'account.confirmEmail': () => {
      throw new Refusal(code, 'No.');
    },
  });

test('opening the link confirms once, and says which e-mail signs in now', async () => {
  answer({ 'account.confirmEmail': () => ({ email: 'new@example.com' }) });
  openAddress(LINK);
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(screen.getByText(/You sign in with new@example.com/)).toBeVisible();
  expect(callsTo('account.confirmEmail')).toEqual([{ token: '0a1b' }]);
  expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/parent-dashboard');
});

test.each([
  ['GONE', 'This link is no longer valid'],
  ['EMAIL_TAKEN', 'This email already has an account'],
] as const)('%s is said in words, and the link is not tried again', async (code, title) => {
  refuse(code);
  openAddress(LINK);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(callsTo('account.confirmEmail')).toHaveLength(1);
});

test('a server that does not answer leaves the link as it was: it can be tried again', async () => {
  refuse('UNAVAILABLE');
  const { user } = openAddress(LINK);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer({ 'account.confirmEmail': () => ({ email: 'new@example.com' }) });
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});
