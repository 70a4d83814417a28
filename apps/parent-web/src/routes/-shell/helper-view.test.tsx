import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, Refusal } from '../../testing/server';

const refused = () => {
  throw new Refusal('HELPER', 'Helpers look after missions. A parent of the family can do this.');
};
const CLOSED = [
  ...['rewards.listForChild', 'points.listTransactions', 'family.members', 'controls.get'],
  ...['controls.screenTime', 'missions.autoApprovalSettings', 'missions.autoApprovalStats'],
  ...['subscription.status', 'sync.listDevices', 'sync.registerDevice', 'sync.markCompleted'],
];
const helper = aUser({
  ...{ familyRole: 'helper', familyCode: null, subscriptionStatus: null, subscriptionPlan: null },
  ...{ trialEndsAt: null, subscriptionEndDate: null, trialDaysLeft: null },
});

beforeEach(() => {
  answerAsFamily(helper, [aHero(1, { name: 'Mia' })]);
  answer(Object.fromEntries(CLOSED.map((call) => [call, refused])));
});

const navigation = async () => within(await screen.findByRole('navigation', { name: /pages/i }));

test('a helper is led to what they may open, and to nothing else', async () => {
  openAddress('/parent');
  const nav = await navigation();
  const names = nav.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(expect.arrayContaining(['Today', 'Heroes', 'Reports', 'Family', 'Settings']));
  for (const name of ['Missions', 'Rewards']) expect(names).not.toContain(name);
  expect(nav.queryByRole('button', { name: /controls/i })).toBeNull();
});

test.each(['/parent', `/parent/heroes/${aHero(1).id}`, '/parent/settings'])(
  '%s has no broken part for a helper',
  async (address) => {
    openAddress(address);
    await navigation();
    await waitFor(() => expect(document.querySelectorAll('.mantine-Skeleton-root')).toHaveLength(0));
    expect(screen.queryByText(/Could not load/)).toBeNull();
    expect(screen.queryByText(/Helpers look after missions\. A parent/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Generate Login|Add/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Give a bonus' })).toBeNull();
  },
);

test('what is closed to a helper leads them to Today', async () => {
  const { router } = openAddress('/parent/rewards');
  await waitFor(() => expect(router.state.location.pathname).toBe('/parent'));
  expect(await screen.findByText('Mia')).toBeVisible();
});

test('without premium access a helper is told so, and sold nothing', async () => {
  answer({ 'account.me': () => ({ ...helper, hasPremiumAccess: false }) });
  openAddress('/parent');
  expect(await screen.findByRole('heading', { name: 'The family is taking a break' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Upgrade|Premium/ })).toBeNull();
});
