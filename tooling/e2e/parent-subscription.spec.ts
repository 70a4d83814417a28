import { expect, it } from 'vitest';
import { act } from './testing/act';
import { journeyServer } from './testing/journey-server';
import { setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

it('a family on trial chooses a plan, pays it in the sandbox once a card is good, and has Premium', async () => {
  const { url } = await journeyServer();
  await onStage('subscription', url, async ({ parent, photograph, expectProblem }) => {
    await setUpFamily(parent, ['Mia']);
    await parent.goto('/subscription');
    await parent.getByText('7 days left').waitFor();
    await act(parent, 'subscription.create', () =>
      parent.getByRole('button', { name: 'Upgrade Now: Quarterly Premium' }).click(),
    );
    await parent.getByText('Payments sandbox: no money moves').waitFor();
    await parent.getByText('$12.99', { exact: true }).waitFor();
    await photograph(parent, 'checkout');
    // A declined card is a 402, as at Stripe.
    expectProblem(/402 .*payment_intents/);
    const pay = parent.getByRole('button', { name: 'Complete Payment' });
    await parent.getByRole('button', { name: 'Use test card 4000 0000 0000 0002' }).click();
    await pay.click();
    await parent.getByText('Your card was declined.').waitFor();
    await parent.getByRole('button', { name: 'Use test card 4242' }).click();
    await act(parent, 'subscription.complete', () => pay.click());
    await parent.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
    await parent.waitForURL(/\/premium-success\?payment_intent=pi_.+&redirect_status=succeeded/);

    await parent.getByRole('link', { name: 'Go to Today' }).click();
    await parent.getByRole('link', { name: 'Settings' }).click();
    await parent.getByText('Premium Member').waitFor();
    const status = await parent.context().request.get('/api/subscription/status');
    expect(await status.json()).toMatchObject({ status: 'active', plan: 'quarterly' });
  });
});
