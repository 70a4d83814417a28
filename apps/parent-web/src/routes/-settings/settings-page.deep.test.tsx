import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

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
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Sign-in/ }));
  await screen.findByLabelText('Current password');
  release();
  expect(await screen.findByText('Profile Updated!')).toBeVisible();
  await user.type(screen.getByLabelText('Current password'), 'long-enough');
  expect(screen.getByLabelText('Current password')).toHaveValue('long-enough');
});

const VISITS = { name: /^Visits between heroes/ };

test('visits between heroes are switched off and on', async () => {
  answerAsFamily(aUser(), [aHero(1), aHero(2)]);
  answer({ 'account.updateFamily': (change: object) => aUser(change) });
  const { user } = openAddress('/parent/settings');
  const visits = await screen.findByRole('switch', VISITS);
  expect(visits).toBeChecked();
  await user.click(visits);
  expect(await screen.findByText('Visits are off')).toBeVisible();
  expect(screen.getByRole('switch', VISITS)).not.toBeChecked();
  await user.click(screen.getByRole('switch', VISITS));
  expect(await screen.findByText('Visits are on')).toBeVisible();
  expect(callsTo('account.updateFamily')).toEqual([{ siblingVisits: false }, { siblingVisits: true }]);
});

test('visits stay as they are when the change is refused', async () => {
  answerAsFamily(aUser(), [aHero(1), aHero(2)]);
  answer({
    'account.updateFamily': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = openAddress('/parent/settings');
  await user.click(await screen.findByRole('switch', VISITS));
  expect(await screen.findByText('Could not change visits')).toBeVisible();
  expect(screen.getByRole('switch', VISITS)).toBeChecked();
});

test('a single hero and a helper have no visits to switch', async () => {
  answerAsFamily(aUser(), [aHero(1)]);
  openAddress('/parent/settings');
  await screen.findByRole('button', { name: /^Profile/ });
  expect(screen.queryByRole('switch', VISITS)).toBeNull();
});
