import { FIRST_OF_TODAY } from '@herohood/testing/first-of-today';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal, requests } from '../../testing/server';

const signedOut = () => {
  throw new Refusal('UNAUTHORIZED', 'Please sign in.');
};

test('a stranger at /parent is led to the sign-in', async () => {
  answer({ 'account.me': signedOut });
  const { router } = openAddress('/parent');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(router.state.location.href).toBe('/parent/auth?mode=login');
});

test('a parent who waits to be accepted sees nothing of the family', async () => {
  answerAsFamily(aUser({ familyRole: 'waiting' }), [aHero(1)]);
  openAddress('/parent');
  expect(await screen.findByText('Almost in the family')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(callsTo('sync.listDevices'), 'no sync begins').toEqual([]);
});

test('without premium access the trial-ended screen stands before everything else', async () => {
  answerAsFamily(aUser({ hasPremiumAccess: false, trialEndsAt: '2020-01-01T00:00:00Z' }), []);
  openAddress('/parent');
  expect(await screen.findByRole('heading', { name: 'Your free trial has ended' })).toBeVisible();
  expect(screen.getByText(/Starting at \$4\.99\/month/)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a picture that the server finds too large keeps the form and says what to do', async () => {
  answerAsFamily(aUser(), []);
  answer({
    'children.create': () => {
      throw new Refusal('TOO_LARGE', 'Payload too large');
    },
  });
  const { user } = openAddress('/parent');
  await user.type(await screen.findByLabelText(/Hero name/), 'Mia');
  await user.click(screen.getByRole('button', { name: 'Create hero' }));
  expect(await screen.findByText(/Please choose a smaller image \(under 5MB\)/)).toBeVisible();
  expect(screen.getByLabelText(/Hero name/)).toHaveValue('Mia');
});

test('an old address leads to the new one', async () => {
  answerAsFamily(aUser(), [aHero(1)]);
  const { router } = openAddress('/parent-dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/parent');
});

test('all that Today shows is one request; what follows is the sync, and what could be trusted', async () => {
  answerAsFamily(aUser(), [aHero(1, { name: 'Mia', totalXp: 50 })]);
  openAddress('/parent');
  expect(await screen.findByRole('link', { name: /^Mia/ })).toBeVisible();
  expect(await screen.findByText('All caught up')).toBeVisible();
  await waitFor(() => expect(callsTo('missions.trustSuggestions')).toHaveLength(1));
  const [first, ...later] = requests();
  expect(first).toEqual(FIRST_OF_TODAY);
  const others = later.flat().filter((call) => !call.startsWith('sync.'));
  expect(others).toEqual(['missions.trustSuggestions']);
});

test('a session that ended elsewhere leads to the sign-in at the next tap', async () => {
  answerAsFamily(aUser(), [aHero(1, { name: 'Mia' })]);
  const { user, router } = openAddress(`/parent/heroes/${aHero(1).id}`);
  const bonus = await screen.findByRole('button', { name: /Give Mia 10 points/ });
  answer({ 'account.me': signedOut, 'points.addTransaction': signedOut });
  await user.click(bonus);
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(router.state.location.href).toBe('/parent/auth?mode=login');
});
