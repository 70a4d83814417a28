import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aSubscription, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { setSite } from '../../testing/site';

const END = '2099-04-12T08:00:00Z';
const active = aUser({ subscriptionStatus: 'active', subscriptionPlan: 'monthly', subscriptionEndDate: END });
const begun = { clientSecret: 'pi_1_secret_2', subscriptionId: 'sub_1', paymentIntentId: 'pi_1' };
const refuse = (code: 'UNAVAILABLE' | 'ALREADY_SUBSCRIBED', message: string) => () => {
  throw new Refusal(code, message);
};

beforeEach(() => window.sessionStorage.clear());

function open(user = aUser(), address = '/subscription') {
  answerAsFamily(user, []);
  answer({
    'subscription.checkout': () => ({ mode: 'stripe', publishableKey: null }),
    'subscription.create': () => ({ ...begun, clientSecret: '' }),
  });
  return openAddress(address);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a stranger is led to the sign-in', async () => {
  answer({
    'account.me': () => {
      throw new Refusal('UNAUTHORIZED', 'Please sign in.');
    },
  });
  const { router } = openAddress('/subscription');
  expect(await button('Sign In')).toBeVisible();
  expect(router.state.location.href).toBe('/parent/auth?mode=login');
});

test('prices, true savings and the trial are shown', async () => {
  setSite({ supportEmail: 'help@hero.example' });
  open();
  expect(await screen.findByText('Save 13%')).toBeVisible();
  const support = screen.getByRole('link', { name: 'help@hero.example' });
  expect(support).toHaveAttribute('href', 'mailto:help@hero.example');
  expect(screen.getByText('Save 33%')).toBeVisible();
  for (const price of ['$4.99', '$12.99', '$39.99']) expect(screen.getByText(price)).toBeVisible();
  expect(screen.getByText('7 days left')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Upgrade Now: / })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Cancel Plan' })).toBeNull();
  expect(screen.getByText('coming soon')).toBeVisible();
});

test('the active plan is the current one, the others can be subscribed to', async () => {
  open(active);
  expect(await button('Current Plan: Monthly Premium')).toBeDisabled();
  expect(await button('Subscribe: Yearly Premium')).toBeEnabled();
  expect(screen.getByText('12 April 2099')).toBeVisible();
  expect(screen.getByText('$4.99 per month')).toBeVisible();
});

test('a subscription that could not be loaded can be asked for again', async () => {
  answerAsFamily(aUser(), []);
  answer({ 'subscription.status': refuse('UNAVAILABLE', 'Not available right now.') });
  const { user } = openAddress('/subscription');
  expect(await screen.findByText('Not available right now.')).toBeVisible();
  answer({ 'subscription.status': () => aSubscription(active) });
  await user.click(await button('Try again'));
  expect(await button('Current Plan: Monthly Premium')).toBeDisabled();
});

test('what cannot be begun says so in the server’s words, can be tried again, and shows what holds', async () => {
  const { user, router } = open();
  answer({ 'subscription.create': refuse('UNAVAILABLE', 'The payment provider does not answer.') });
  await user.click(await button('Upgrade Now: Monthly Premium'));
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByText('The payment provider does not answer.')).toBeVisible();
  answer({ 'subscription.create': () => ({ ...begun, clientSecret: '' }) });
  await user.click(await button('Upgrade Now: Yearly Premium'));
  expect(await screen.findByText('Failed to initialize payment. Please try again.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/subscription');
  answer({
    'subscription.create': refuse('ALREADY_SUBSCRIBED', 'You are already subscribed to Monthly Premium.'),
    'subscription.status': () => aSubscription(active),
  });
  await user.click(await button('Upgrade Now: Monthly Premium'));
  expect(await screen.findByText('You are already subscribed to Monthly Premium.')).toBeVisible();
  expect(await button('Current Plan: Monthly Premium')).toBeDisabled();
});

test('while one plan is processed no other can be chosen', async () => {
  const { user } = open();
  await screen.findByText('Save 13%');
  const first = screen.getByRole('button', { name: 'Upgrade Now: Monthly Premium' });
  await Promise.all([user.dblClick(first), user.click(first)]);
  await screen.findByText('Failed to initialize payment. Please try again.');
  expect(callsTo('subscription.create')).toEqual([{ planId: 'monthly' }]);
});

test('cancelling asks, says until when access stays, and shows it', async () => {
  const { user } = open(active);
  const cancelled: SubscriptionStatus = {
    ...aSubscription(active),
    status: 'cancelled',
    nextBillingDate: null,
  };
  answer({ 'subscription.cancel': () => cancelled });
  await user.click(await button('Cancel Plan'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your Premium?' });
  expect(dialog).toHaveTextContent('You keep Premium until 12 April 2099.');
  answer({ 'subscription.status': () => cancelled });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Plan' }));
  expect(await screen.findByText('Subscription Cancelled')).toBeVisible();
  expect(await screen.findByText('Access ends')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Plan' })).toBeNull());
});

test('keeping the plan cancels nothing; a cancellation that fails says so', async () => {
  const { user } = open(active);
  await user.click(await button('Cancel Plan'));
  await user.click(await button('Keep Premium'));
  expect(callsTo('subscription.cancel')).toEqual([]);
  answer({ 'subscription.cancel': refuse('UNAVAILABLE', 'Not available right now.') });
  await user.click(await button('Cancel Plan'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your Premium?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Plan' }));
  expect(await screen.findByText('Not available right now.')).toBeVisible();
});

test('on the upgrade screen the active plan is marked and blocked, and failures have its own title', async () => {
  const { user } = open(active, '/premium-enrollment');
  expect(await button('Current Plan: Monthly Premium')).toBeDisabled();
  answer({ 'subscription.create': refuse('UNAVAILABLE', 'Not available right now.') });
  await user.click(await button('Choose plan: Yearly Premium'));
  expect(await screen.findByText('Subscription Error')).toBeVisible();
});

test('the trial-ended screen leads to the plans, to the family’s data, and out', async () => {
  const over = aUser({ hasPremiumAccess: false, trialEndsAt: '2020-01-01T00:00:00Z', trialDaysLeft: 0 });
  const { user } = open(over, '/parent');
  const upgrade = await screen.findByRole('link', { name: 'Upgrade to Premium' });
  expect(upgrade).toHaveAttribute('href', '/subscription');
  expect(screen.getByRole('link', { name: 'View All Plans' })).toHaveAttribute('href', '/subscription#plans');
  expect(
    screen.getByText('Starting at $4.99/month • Cancel anytime • 30-day money-back guarantee'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download it or erase it' })).toHaveAttribute('href', '/family');
  expect(await screen.findByText('1 January 2020')).toBeVisible();
  const back = screen.getByRole('link', { name: 'Back to Login' });
  expect(back).toHaveAttribute('href', '/login');
  answer({ 'account.logout': refuse('UNAVAILABLE', 'Not available right now.') });
  await user.click(back);
  expect(await screen.findByText('Logout failed')).toBeVisible();
});

test('a cancelled plan that still runs is resumed with one tap', async () => {
  const cancelled = aUser({
    ...{ subscriptionStatus: 'cancelled', subscriptionPlan: 'monthly', subscriptionEndDate: END },
  });
  const { user } = open(cancelled);
  const resumed = aSubscription(active);
  answer({ 'subscription.resume': () => resumed });
  await user.click(await button('Resume'));
  expect(await screen.findByText('Subscription resumed')).toBeVisible();
  expect(callsTo('subscription.resume')).toHaveLength(1);
});

test.each(['/subscription', '/premium-enrollment', '/premium-checkout', '/premium-success'])(
  'where nobody is billed %s leads home',
  async (address) => {
    const { router } = open(aUser({ billing: 'off', subscriptionStatus: 'active' }), address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/parent'));
  },
);
