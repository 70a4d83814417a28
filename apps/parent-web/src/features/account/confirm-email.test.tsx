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

test('a link that is gone is said in words, and not tried again', async () => {
  refuse('GONE');
  openAddress(LINK);
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
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
