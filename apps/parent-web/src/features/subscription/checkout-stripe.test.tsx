import { loadStripe } from '@stripe/stripe-js/pure';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aSubscription, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));

const ADDRESS = '/premium-checkout?client_secret=pi_1_secret_2&subscription_id=sub_1';
const paid = aSubscription(
  aUser({
    subscriptionStatus: 'active',
    subscriptionPlan: 'monthly',
    subscriptionEndDate: '2099-04-12T08:00:00Z',
  }),
);
const intent = (status: string) => ({ id: 'pi_1', amount: 499, currency: 'usd', status });

/** Stripe's object, as far as this app uses it; the card fields tell their news when the test says so. */
function fakeStripe() {
  const listeners: Record<string, (event: object) => void> = {};
  const element = {
    on: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
      return element;
    },
    off: () => element,
    mount: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
  };
  const elements = {
    create: () => element,
    getElement: () => null,
    update: () => undefined,
    submit: vi.fn(async (): Promise<object> => ({})),
  };
  const stripe = {
    elements: vi.fn(() => elements),
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
    confirmPayment: vi.fn(async (_: object): Promise<object> => ({ paymentIntent: intent('succeeded') })),
    retrievePaymentIntent: vi.fn(
      async (): Promise<object> => ({ paymentIntent: intent('requires_payment_method') }),
    ),
  };
  vi.mocked(loadStripe).mockResolvedValue(stripe as never);
  const say = (name: string, event: object = element) => act(() => listeners[name]?.(event));
  return { stripe, elements, say };
}

beforeEach(() => {
  vi.mocked(loadStripe).mockReset();
  answerAsFamily(aUser(), []);
  answer({
    'subscription.checkout': () => ({ mode: 'stripe', publishableKey: 'pk_test_1' }),
    'subscription.complete': () => {
      answer({ 'subscription.status': () => paid });
      return paid;
    },
  });
});

const button = (name: string) => screen.findByRole('button', { name });

test('paying waits until the provider’s fields are ready, then confirms with a return address', async () => {
  const { stripe, elements, say } = fakeStripe();
  const { user } = openAddress(ADDRESS);
  expect(await button('Complete Payment')).toBeDisabled();
  expect(screen.queryByText(/Payments sandbox/)).toBeNull();
  expect(screen.getByText('$4.99')).toBeVisible();
  say('ready');
  await user.click(await button('Complete Payment'));
  expect(await screen.findByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
  expect(loadStripe).toHaveBeenCalledWith('pk_test_1');
  expect(stripe.confirmPayment).toHaveBeenCalledExactlyOnceWith({
    elements: expect.objectContaining({ submit: elements.submit }),
    confirmParams: { return_url: `${window.location.origin}/premium-success` },
    redirect: 'if_required',
  });
  expect(callsTo('subscription.complete')).toEqual([{ paymentIntentId: 'pi_1' }]);
});

test('a script that cannot be loaded says so, and can be loaded again', async () => {
  vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'));
  const { user } = openAddress(ADDRESS);
  expect(await screen.findByText('Payment Error')).toBeVisible();
  expect(screen.getAllByText('The card payment provider failed to load.')).not.toHaveLength(0);
  const { say } = fakeStripe();
  await user.click(await button('Try again'));
  await button('Complete Payment');
  say('ready');
  expect(await button('Complete Payment')).toBeEnabled();
});
