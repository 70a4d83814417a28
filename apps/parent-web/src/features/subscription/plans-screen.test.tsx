import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aSubscription, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

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

test('where nobody is billed it leads home', async () => {
  const { router } = open(aUser({ billing: 'off', subscriptionStatus: 'active' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/parent'));
});
