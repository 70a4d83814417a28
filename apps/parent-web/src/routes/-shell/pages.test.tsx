import type { Child } from '@herohood/domain/children/schema';
import { FIRST_OF_TODAY } from '@herohood/testing/first-of-today';
import { screen, waitFor, within } from '@testing-library/react';
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

test('/login leads to the sign-in', async () => {
  answer({ 'account.me': signedOut });
  const { router } = openAddress('/login');
  expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
  expect(router.state.location.href).toBe('/parent/auth?mode=login');
});

test('an unknown address is a 404 page', async () => {
  openAddress('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
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

test('a family without heroes creates its first one and arrives at Today', async () => {
  const heroes: Child[] = [];
  answerAsFamily(aUser(), heroes);
  answer({
    'children.create': ({ name }: { name: string }) => {
      heroes.push(aHero(1, { name }));
      return heroes[0];
    },
  });
  const { user } = openAddress('/parent');
  const create = await screen.findByRole('button', { name: 'Create hero' });
  expect(create).toBeDisabled();
  await user.type(screen.getByLabelText(/Hero name/), '  Mia  ');
  await user.click(screen.getByRole('radio', { name: 'Ninja' }));
  await user.click(create);
  expect(await screen.findByText('Hero Created!')).toBeVisible();
  expect(callsTo('children.create')).toEqual([
    { name: 'Mia', avatarType: 'ninja', avatarUrl: null, birthYear: null },
  ]);
  expect(await screen.findByRole('link', { name: /^Mia/ })).toBeVisible();
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

test.each([
  ['/parent-dashboard', '/parent', 'Today'],
  ['/family', '/parent/family', 'Your family'],
  ['/progress-reports', '/parent/reports', 'Progress Reports'],
])('the old address %s leads to %s', async (old, path, heading) => {
  answerAsFamily(aUser(), [aHero(1)]);
  answer({ 'family.members': () => [], 'family.audit': () => [] });
  const { router } = openAddress(old);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test('the plan and the trial stand with the settings', async () => {
  answerAsFamily(aUser({ trialEndsAt: null, createdAt: new Date().toISOString() }), [aHero(1)]);
  openAddress('/parent/settings');
  expect(await screen.findByText('Free Trial Active')).toBeVisible();
  expect(screen.getByText('7 days left')).toBeVisible();
  expect(await screen.findByText('Approved for you')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Subscription Management' })).toBeVisible();
});

test('all that Today asks for is one request; what follows is the sync, proposals and what could be trusted', async () => {
  answerAsFamily(aUser(), [aHero(1, { name: 'Mia', totalXp: 50 })]);
  openAddress('/parent');
  expect(await screen.findByRole('link', { name: /^Mia/ })).toBeVisible();
  expect(await screen.findByText('All caught up')).toBeVisible();
  await waitFor(() => expect(callsTo('missions.trustSuggestions')).toHaveLength(1));
  const [first, ...later] = requests();
  expect(first).toEqual(FIRST_OF_TODAY);
  const others = later.flat().filter((call) => !call.startsWith('sync.'));
  expect(others).toEqual(['proposals.listWaiting', 'missions.trustSuggestions']);
});

test('heroes that could not be loaded can be asked for again', async () => {
  answerAsFamily(aUser(), [aHero(1, { name: 'Mia' })]);
  answer({
    'children.list': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = openAddress('/parent');
  await screen.findByText('The service is not available right now.');
  answer({ 'children.list': () => [aHero(1, { name: 'Mia' })] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Mia/ })).toBeVisible();
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

test('a trial that ends meanwhile shows the trial-ended screen at the next tap', async () => {
  answerAsFamily(aUser(), [aHero(1, { name: 'Mia' })]);
  const { user } = openAddress(`/parent/heroes/${aHero(1).id}`);
  const bonus = await screen.findByRole('button', { name: /Give Mia 10 points/ });
  answer({
    'account.me': () => aUser({ hasPremiumAccess: false, trialEndsAt: '2020-01-01T00:00:00Z' }),
    'points.addTransaction': () => {
      throw new Refusal('PREMIUM_REQUIRED', 'Your family needs Premium.');
    },
  });
  await user.click(bonus);
  expect(await screen.findByRole('heading', { name: 'Your free trial has ended' })).toBeVisible();
});

test('the navigation marks the page that is open, and no other', async () => {
  answerAsFamily(aUser(), [aHero(1, { name: 'Mia' })]);
  openAddress('/parent/heroes');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Heroes' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Today' })).not.toHaveAttribute('aria-current');
});
