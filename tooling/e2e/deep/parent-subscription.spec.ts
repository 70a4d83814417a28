import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInstead, breakCalls, holdCalls, refusal } from '../testing/alter-answers';
import { endTrial } from '../testing/parent-screens';
import { payPlan } from '../testing/pay-plan';
import type { RunningServer } from '../testing/server';
import { send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

/** The browser's own words about the question 'who am I?' before anybody has signed in. */
const NOT_SIGNED_IN = /401 \(Unauthorized\).*account\.me/;
/** The sandbox refuses a declined card with 402, as Stripe does; the browser notes it. */
const DECLINED = /402 \(Payment Required\).*confirm/;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-subscription');
});
afterAll(() => server?.stop());

let families = 0;

async function signUp(parent: Page): Promise<void> {
  families += 1;
  await parent.goto('/parent/auth?mode=register');
  await parent.getByLabel('First name').fill('Pat');
  await parent.getByLabel('Last name').fill('Rivers');
  await parent.getByLabel('Email').fill(`payer${families}@example.com`);
  await parent.getByLabel(/^Password/).fill('long-enough');
  await parent.getByLabel(/^Confirm password/).fill('long-enough');
  await parent.getByRole('button', { name: 'Create account' }).click();
  await parent.getByText('Create your first hero').waitFor();
}

async function beginPlan(parent: Page, plan: string): Promise<void> {
  await choosePlan(parent, plan);
  await seeToast(parent, 'Redirecting to Payment');
  await parent.waitForURL(/\/premium-checkout\?client_secret=pi_.+&subscription_id=sub_/);
}

async function choosePlan(parent: Page, plan: string): Promise<void> {
  await parent.goto('/subscription');
  await parent.getByRole('button', { name: `Upgrade Now: ${plan}` }).click();
  await parent.waitForURL(/\/premium-checkout\?client_secret=pi_.+&subscription_id=sub_/);
}

async function payWith(parent: Page, card: string): Promise<void> {
  await parent.getByRole('button', { name: `Use test card ${card}` }).click();
  await parent.getByRole('button', { name: 'Complete Payment' }).click();
}

const welcome = (parent: Page) => parent.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
const statusOf = (parent: Page) =>
  parent.evaluate(async () => (await fetch('/api/subscription/status')).json());

describe('paying for Premium', () => {
  it('from the trial through checkout to an active plan, cancelled, and resumed for free', async () => {
    await onStage('subscription', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      await signUp(parent);
      await parent.goto('/subscription');
      await parent.getByText('7 days left').waitFor();
      const release = await holdCalls(parent, 'subscription.create');
      await parent.getByRole('button', { name: 'Upgrade Now: Monthly Premium' }).click();
      await parent.getByRole('button', { name: 'Processing...: Monthly Premium' }).waitFor();
      const other = parent.getByRole('button', { name: 'Upgrade Now: Yearly Premium' });
      expect(await other.isDisabled(), 'no second choice meanwhile').toBe(true);
      await release();
      await parent.waitForURL(/\/premium-checkout/);
      await beginPlan(parent, 'Quarterly Premium');
      await parent.getByText('Payments sandbox: no money moves').waitFor();
      await parent.getByText('$12.99', { exact: true }).waitFor();
      await photograph(parent, 'checkout');
      await payWith(parent, '4242');
      await welcome(parent);
      await parent.waitForURL(/\/premium-success\?payment_intent=pi_.+&redirect_status=succeeded/);
      await parent.getByText('coming soon').waitFor();
      for (const [way, address] of [
        ['Go to Today', '/parent'],
        ['Set up rewards', '/parent/rewards'],
      ] as const)
        expect(await parent.getByRole('link', { name: way }).getAttribute('href')).toBe(address);
      await photograph(parent, 'success');
      expect(await statusOf(parent)).toMatchObject({ status: 'active', plan: 'quarterly' });

      await send(parent.context().request, '/api/children', { name: 'Mia', avatarType: 'robot' });
      await parent.goto('/parent/settings');
      await parent.getByText('Premium Member').waitFor();
      await parent.goto('/premium-enrollment');
      const current = parent.getByRole('button', { name: 'Current Plan: Quarterly Premium' });
      expect(await current.isDisabled()).toBe(true);

      await parent.goto('/subscription');
      expect(await current.isDisabled()).toBe(true);
      await parent.getByRole('button', { name: 'Cancel Plan' }).click();
      const question = parent.getByRole('alertdialog', { name: 'Cancel your Premium?' });
      await question.getByRole('button', { name: 'Cancel Plan' }).click();
      await seeToast(parent, 'Subscription Cancelled');
      await parent.getByText(/^You keep access until the end of the billing period: /).waitFor();
      await parent.getByText('Access ends', { exact: true }).waitFor();
      expect(await parent.getByRole('button', { name: 'Cancel Plan' }).count()).toBe(0);
      await parent.getByRole('button', { name: 'Subscribe: Monthly Premium' }).waitFor();
      expect(await statusOf(parent)).toMatchObject({ status: 'cancelled', hasAccess: true });

      await parent.reload();
      await photograph(parent, 'cancelled');
      await parent.getByRole('button', { name: 'Resume' }).click();
      await seeToast(parent, 'Subscription resumed');
      await parent.getByText('Next billing date', { exact: true }).waitFor();
      await parent.getByRole('button', { name: 'Cancel Plan' }).waitFor();
      expect(await current.isDisabled()).toBe(true);
      expect(await statusOf(parent)).toMatchObject({ status: 'active', plan: 'quarterly' });
    });
  });

  it('a declined card says why, and another one pays the same session', async () => {
    await onStage('subscription-declined', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      expectProblem(DECLINED);
      await signUp(parent);
      await beginPlan(parent, 'Monthly Premium');
      await payWith(parent, '4000 0000 0000 0002');
      await seeToast(parent, 'Payment Failed', 'Your card was declined.');
      expect(await statusOf(parent)).toMatchObject({ status: 'trial' });
      await payWith(parent, '4242');
      await welcome(parent);
    });
  });

  it('a card that asks for authentication pays only once it was given', async () => {
    await onStage('subscription-authentication', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      await signUp(parent);
      await beginPlan(parent, 'Yearly Premium');
      await payWith(parent, '4000 0025 0000 3155');
      await parent.getByText('Are you paying $39.99 to Herohood?').waitFor();
      await parent.getByRole('button', { name: 'Fail authentication' }).click();
      await seeToast(parent, 'Payment Failed');
      await parent.getByRole('button', { name: 'Complete Payment' }).click();
      await parent.getByRole('button', { name: 'Approve payment' }).click();
      await welcome(parent);
      expect(await statusOf(parent)).toMatchObject({ status: 'active', plan: 'yearly' });
    });
  });

  it('a return address alone activates the plan, once, and shows it in another tab too', async () => {
    await onStage('subscription-return', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      await signUp(parent);
      const begun = await payPlan(parent.context().request);
      await parent.goto(
        `/premium-success?payment_intent_id=${begun.paymentIntentId}&redirect_status=succeeded`,
      );
      await welcome(parent);
      await parent.goto(`/premium-checkout?client_secret=${begun.clientSecret}`);
      await parent.waitForURL(/\/premium-success/);
      await welcome(parent);
    });
  });
});

describe('when something fails', () => {
  it('a checkout without a session leads back to the plans', async () => {
    await onStage('subscription-no-session', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      expectProblem(/404 \(Not Found\).*payment_intents/);
      await signUp(parent);
      await parent.goto('/premium-checkout');
      await parent.getByRole('heading', { name: 'Payment session not found' }).waitFor();
      await parent.goto('/premium-checkout?client_secret=pi_unknown_secret_unknown');
      await parent.getByRole('heading', { name: 'Payment session not found' }).waitFor();
      await parent.getByRole('link', { name: 'Choose a plan' }).click();
      await parent.waitForURL('**/subscription');
    });
  });

  it('creating: the server’s words, the missing secret, and who is subscribed already', async () => {
    await onStage('subscription-create', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      await signUp(parent);
      await parent.goto('/subscription');
      const upgrade = parent.getByRole('button', { name: 'Upgrade Now: Monthly Premium' });
      let restore = await answerInstead(
        parent,
        'subscription.create',
        refusal('UNAVAILABLE', 503, 'The payment provider does not answer.'),
      );
      await upgrade.click();
      await seeToast(parent, 'Error', 'The payment provider does not answer.');
      await parent.goto('/premium-enrollment');
      await parent.getByRole('button', { name: 'Choose plan: Yearly Premium' }).click();
      await seeToast(parent, 'Subscription Error', 'The payment provider does not answer.');
      await restore();

      const data = { clientSecret: '', subscriptionId: 'sub_1', paymentIntentId: 'pi_1' };
      restore = await answerInstead(parent, 'subscription.create', { result: { data } });
      await parent.goto('/subscription');
      await upgrade.click();
      await seeToast(parent, 'Error', 'Failed to initialize payment. Please try again.');
      await restore();

      restore = await breakCalls(parent, 'subscription.create');
      expectProblem(BROKEN_CALL);
      await upgrade.click();
      await seeToast(parent, 'Error', 'Failed to create subscription');
      await restore();

      const message = 'You are already subscribed to Monthly Premium.';
      await answerInstead(parent, 'subscription.create', refusal('ALREADY_SUBSCRIBED', 409, message));
      await upgrade.click();
      await seeToast(parent, 'Already Subscribed', message);
    });
  });

  it('paying: a refusal without words, and a provider that breaks off, leave the card to be tried again', async () => {
    await onStage('subscription-unpaid', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      expectProblem(DECLINED);
      expectProblem(BROKEN_CALL);
      await signUp(parent);
      await beginPlan(parent, 'Monthly Premium');
      const confirm = '**/sandbox/stripe/v1/payment_intents/*/confirm';
      await parent.route(confirm, (route) =>
        route.fulfill({ status: 402, json: { error: { message: '' } } }),
      );
      await payWith(parent, '4242');
      await seeToast(parent, 'Payment Failed', 'Please check your payment details and try again.');
      await parent.unroute(confirm);
      await parent.route(confirm, (route) => route.abort());
      await parent.getByRole('button', { name: 'Complete Payment' }).click();
      await seeToast(parent, 'Payment Error', 'An unexpected error occurred. Please try again.');
      await parent.unroute(confirm);
      await parent.getByRole('button', { name: 'Complete Payment' }).click();
      await welcome(parent);
    });
  });

  it('completing: paid, not active, never paid twice; and activated in the end', async () => {
    await onStage('subscription-complete', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      await signUp(parent);
      await beginPlan(parent, 'Monthly Premium');
      const unavailable = refusal('UNAVAILABLE', 503, 'Not available right now.');
      const restore = await answerInstead(parent, 'subscription.complete', unavailable);
      await payWith(parent, '4242');
      const issue = 'But there was an issue activating your subscription. Please contact support.';
      await seeToast(parent, 'Payment Succeeded', issue);
      expect(await parent.getByRole('button', { name: 'Complete Payment' }).count()).toBe(0);
      await photograph(parent, 'unactivated');
      await restore();
      // The provider's own news may be there first: then the page leads on by itself.
      const led = welcome(parent);
      await Promise.any([parent.getByRole('button', { name: 'Activate again' }).click(), led]);
      await led;
    });
  });

  it('the success screen says that it could not activate', async () => {
    await onStage('subscription-activation', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      expectProblem(/404 \(Not Found\).*subscription\.complete/);
      await signUp(parent);
      const release = await holdCalls(parent, 'subscription.complete');
      await parent.goto('/premium-success?payment_intent=pi_of_nobody&redirect_status=succeeded');
      await parent.getByText('Activating your subscription...').waitFor();
      await release();
      await seeToast(parent, 'Error', 'Failed to activate subscription. Please contact support.');
      await parent.getByRole('heading', { name: 'Premium is not active yet' }).waitFor();
    });
  });

  it('cancelling: what the server says, and the plan stays', async () => {
    await onStage('subscription-cancel', server.url, async ({ parent, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      expectProblem(BROKEN_CALL);
      await signUp(parent);
      await beginPlan(parent, 'Monthly Premium');
      await payWith(parent, '4242');
      await welcome(parent);
      await parent.goto('/subscription');
      await breakCalls(parent, 'subscription.cancel');
      await parent.getByRole('button', { name: 'Cancel Plan' }).click();
      const question = parent.getByRole('alertdialog', { name: 'Cancel your Premium?' });
      await question.getByRole('button', { name: 'Cancel Plan' }).click();
      await seeToast(parent, 'Error', 'Failed to cancel subscription');
      expect(await statusOf(parent)).toMatchObject({ status: 'active' });
    });
  });

  it('a payment provider that cannot be reached', async () => {
    await onStage('subscription-provider', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(NOT_SIGNED_IN);
      expectProblem(/js\.stripe\.com/);
      await signUp(parent);
      const data = { mode: 'stripe', publishableKey: 'pk_test_unreachable' };
      await answerInstead(parent, 'subscription.checkout', { result: { data } });
      await parent.route('https://js.stripe.com/**', (route) => route.abort());
      // Its own error takes the place of the toast before, as soon as that one shows or sooner.
      await choosePlan(parent, 'Monthly Premium');
      await seeToast(parent, 'Payment Error', 'The card payment provider failed to load.');
      expect(await parent.getByText('Payments sandbox').count()).toBe(0);
      await photograph(parent, 'no-provider');
    });
  });
});

describe('a family whose trial has ended', () => {
  it('sees what it misses, the way to Premium, and the way out, which is told', async () => {
    await onStage('subscription-ended', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      expectProblem(NOT_SIGNED_IN);
      await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent/settings');
      await parent.getByText('Free Trial Active').first().waitFor();
      await endTrial(parent);
      await parent.goto('/parent');
      await parent.getByRole('heading', { name: 'Your free trial has ended' }).waitFor();
      await parent.getByText('Trial Expired / UPGRADE REQUIRED').waitFor();
      await parent.getByText('Approving missions and giving points').waitFor();
      await parent
        .getByText('Starting at $4.99/month • Cancel anytime • 30-day money-back guarantee')
        .waitFor();
      for (const way of ['Upgrade to Premium', 'View All Plans']) {
        const address = await parent.getByRole('link', { name: way }).getAttribute('href');
        expect(address?.replace('#plans', ''), way).toBe('/subscription');
      }
      await photograph(parent, 'ended');

      const restore = await breakCalls(parent, 'account.logout');
      const leave = parent.getByRole('link', { name: 'Back to Login' });
      await leave.click();
      await seeToast(parent, 'Logout failed', 'Please check your connection and try again.');
      await restore();
      await leave.click();
      await parent.getByRole('heading', { name: 'Welcome back, captain' }).waitFor();
      await seeToast(parent, 'Logged out', 'See you soon!');
      expect((await parent.context().request.get('/api/auth/user')).status()).toBe(401);
    });
  });
});
