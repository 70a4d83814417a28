import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeEventSource } from '../../testing/event-source';
import { answerAsFamily } from '../../testing/family';
import { aSubscription, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const paid = aSubscription(
  aUser({
    subscriptionStatus: 'active',
    subscriptionPlan: 'yearly',
    subscriptionEndDate: '2099-04-12T08:00:00Z',
  }),
);
const welcome = () => screen.findByRole('heading', { name: 'Welcome to Premium!' });

beforeEach(() => {
  answerAsFamily(aUser(), []);
  answer({
    'subscription.complete': () => {
      answer({ 'subscription.status': () => paid });
      return paid;
    },
  });
});

test('a payment that did not succeed is not completed and leads back to the plans', async () => {
  openAddress('/premium-success?payment_intent=pi_1&redirect_status=failed');
  expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/subscription');
  expect(callsTo('subscription.complete')).toEqual([]);
});

test('a failed activation says so and can be tried again', async () => {
  answer({
    'subscription.complete': () => {
      throw new Refusal('UNAVAILABLE', 'Not available.');
    },
  });
  const { user } = openAddress('/premium-success?payment_intent=pi_1&redirect_status=succeeded');
  expect(await screen.findByText('Failed to activate subscription. Please contact support.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  answer({ 'subscription.complete': () => paid, 'subscription.status': () => paid });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await welcome()).toBeVisible();
});

test('what the provider told the server meanwhile arrives by live sync', async () => {
  answer({
    'sync.listDevices': () => [{ id: 'd', deviceId: 'here' }],
    'sync.familyData': () => ({
      lastSyncTime: '2026-03-14T12:00:01Z',
      syncEvents: [],
      devices: [],
      fullRefresh: true,
    }),
  });
  window.localStorage.setItem('herohood-device-id', 'here');
  openAddress('/premium-success?payment_intent=pi_1&redirect_status=processing');
  expect(await screen.findByText('Your bank is still working on it')).toBeVisible();
  await waitFor(() => expect(FakeEventSource.open.size).toBe(1));
  answer({ 'subscription.status': () => paid });
  FakeEventSource.say('sync');
  expect(await welcome()).toBeVisible();
  expect(callsTo('subscription.complete')).toEqual([]);
});
