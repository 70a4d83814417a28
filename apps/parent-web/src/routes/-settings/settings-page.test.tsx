import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer } from '../../testing/server';

test('a save that ends late does not close the dialog that was opened meanwhile', async () => {
  answerAsFamily(aUser(), [aHero(1)]);
  let release = () => {};
  let isAsked = false;
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer({
    'account.updateProfile': async () => {
      isAsked = true;
      await answered;
      return aUser();
    },
  });
  const { user } = openAddress('/parent/settings');
  await user.click(await screen.findByRole('button', { name: /^Profile/ }));
  const profile = within(await screen.findByRole('dialog'));
  await user.type(await profile.findByLabelText('First name'), 'a');
  await user.click(profile.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(isAsked).toBe(true));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Sign-in/ }));
  await screen.findByLabelText('Current password');
  release();
  expect(await screen.findByText('Profile Updated!')).toBeVisible();
  await user.type(screen.getByLabelText('Current password'), 'long-enough');
  expect(screen.getByLabelText('Current password')).toHaveValue('long-enough');
});
