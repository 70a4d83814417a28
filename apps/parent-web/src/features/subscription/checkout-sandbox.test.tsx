import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aSubscription, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal, server } from '../../testing/server';

const INTENT = '*/sandbox/stripe/v1/payment_intents/pi_1';
const ADDRESS = '/premium-checkout?client_secret=pi_1_secret_2&subscription_id=sub_1';
const paid = aSubscription(
  aUser({
    subscriptionStatus: 'active',
    subscriptionPlan: 'quarterly',
    subscriptionEndDate: '2099-04-12T08:00:00Z',
  }),
);
const intent = (status: string, more: object = {}) => ({
  id: 'pi_1',
  amount: 1299,
  currency: 'usd',
  status,
  ...more,
});

let sent: Record<string, string>[] = [];
/** What the sandbox answers to the card, one answer for each try. */
function sandbox(...answers: { status: number; body: object }[]) {
  server.use(
    http.get(INTENT, () => HttpResponse.json(intent('requires_payment_method'))),
    http.post(`${INTENT}/confirm`, async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
      const next = answers[sent.length - 1];
      return next ? HttpResponse.json(next.body, { status: next.status }) : HttpResponse.error();
    }),
  );
}
const declined = { status: 402, body: { error: { type: 'card_error', message: 'Your card was declined.' } } };
const succeeded = { status: 200, body: intent('succeeded') };

beforeEach(() => {
  sent = [];
  answerAsFamily(aUser(), []);
  answer({
    'subscription.checkout': () => ({ mode: 'sandbox', publishableKey: null }),
    'subscription.complete': () => {
      answer({ 'subscription.status': () => paid });
      return paid;
    },
  });
});
afterEach(() => server.resetHandlers());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function payWith(card: RegExp, user: ReturnType<typeof openAddress>['user']) {
  await user.click(await button(card));
  await user.click(await button('Complete Payment'));
}

test('an unfinished card is not sent; what is typed is grouped, and a correction keeps the caret', async () => {
  sandbox();
  const { user } = openAddress(ADDRESS);
  const number = await screen.findByLabelText<HTMLInputElement>('Card number');
  await user.type(number, '4242{Enter}');
  expect(await screen.findByText('Payment Failed')).toBeVisible();
  expect(screen.getByText('Please check your payment details and try again.')).toBeVisible();
  expect(number).toBeInvalid();
  expect(screen.getByText('Enter month and year as MM/YY.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(number, '424242424242');
  expect(number).toHaveValue('4242 4242 4242 4242');
  await user.type(number, '{Backspace}9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(number).toHaveValue('4292 4242 4242 4242');
  expect(number.selectionStart).toBe(3);
});

test('a declined card keeps the form, and another card pays the same session', async () => {
  sandbox(declined, succeeded);
  const { user } = openAddress(ADDRESS);
  await payWith(/Use test card 4000 0000 0000 0002/, user);
  expect(await screen.findByText('Payment Failed')).toBeVisible();
  expect(screen.getByText('Your card was declined.')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
  expect(callsTo('subscription.complete')).toEqual([]);
  await payWith(/Use test card 4242/, user);
  expect(await screen.findByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Payment Failed')).toBeNull());
});

test('the bank’s question that is answered with no keeps the form', async () => {
  const words = 'Your bank could not confirm it is you.';
  sandbox({ status: 200, body: intent('requires_action') });
  server.use(
    http.post(`${INTENT}/authenticate`, () =>
      HttpResponse.json(intent('requires_payment_method', { last_payment_error: { message: words } })),
    ),
  );
  const { user } = openAddress(ADDRESS);
  await payWith(/Use test card 4000 0025/, user);
  expect(await screen.findByText('Are you paying $12.99 to Herohood?')).toBeVisible();
  await user.click(await button('Fail authentication'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a provider that falls silent is an unexpected error, which ends with its screen, and nothing is completed', async () => {
  sandbox();
  const { user, router } = openAddress(ADDRESS);
  await payWith(/Use test card 4242/, user);
  expect(await screen.findByText('Payment Error')).toBeVisible();
  expect(screen.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  expect(callsTo('subscription.complete')).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Complete Payment' })).toBeEnabled());
  await router.navigate({ to: '/subscription' });
  await waitFor(() => expect(screen.queryByText('Payment Error')).toBeNull());
});

test('who has paid can only activate again, never pay twice', async () => {
  sandbox(succeeded);
  answer({
    'subscription.complete': () => {
      throw new Refusal('UNAVAILABLE', 'Not available.');
    },
  });
  const { user } = openAddress(ADDRESS);
  await payWith(/Use test card 4242/, user);
  expect(await screen.findByText('Payment Succeeded')).toBeVisible();
  expect(
    screen.getByText(/But there was an issue activating your subscription\. Please contact support\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete Payment' })).toBeNull();
  answer({ 'subscription.complete': () => paid, 'subscription.status': () => paid });
  await user.click(await button('Activate again'));
  expect(await screen.findByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
