import { expect, it } from 'vitest';
import { act } from './testing/act';
import { journeyServer } from './testing/journey-server';
import { scan } from './testing/scan';
import { onStage } from './testing/stage';

it('the first ten minutes: from the sign-up to the first approved mission on a phone that scanned the code', async () => {
  const { url } = await journeyServer();
  await onStage('first-ten-minutes', url, async ({ parent, child, photograph }) => {
    await parent.goto('/parent/auth?mode=register');
    await parent.getByLabel('First name').fill('Pat');
    await parent.getByLabel('Last name').fill('Rivers');
    await parent.getByLabel('Email').fill('ten.minutes@hero.example');
    await parent.getByLabel(/^Password/).fill('a good password');
    await parent.getByLabel(/^Confirm password/).fill('a good password');
    await parent.getByRole('button', { name: 'Create account' }).click();

    await parent.getByLabel('Hero name').fill('Mia');
    await parent.getByLabel(/^Age/).selectOption('8 years');
    await parent.getByRole('button', { name: 'Create hero' }).click();

    const guide = parent.getByRole('region', { name: 'First steps with Mia' });
    await guide.getByText('1 of 5 done').waitFor();
    await guide.getByRole('button', { name: 'Add 3 missions' }).click();
    await guide.getByText('2 of 5 done').waitFor();
    await guide.getByRole('button', { name: 'Set this reward' }).click();
    await guide.getByText('3 of 5 done').waitFor();
    await guide.getByRole('button', { name: 'Create the login' }).click();
    await guide.getByRole('button', { name: 'Show the code' }).click();
    const code = guide.getByRole('img', { name: 'QR code that signs Mia in' });
    await code.waitFor();
    await photograph(parent, 'code');

    const link = await scan(code, child);
    expect(new URL(link).origin).toBe(url);
    await child.goto(link);
    await child.getByRole('button', { name: 'Close the welcome' }).tap();
    await guide.getByText('4 of 5 done').waitFor();
    await act(child, 'missions.complete', () =>
      child.getByRole('button', { name: 'I did it! Make the bed' }).tap(),
    );
    await guide.getByText('Mia did it: Make the bed').waitFor();
    await parent.getByRole('button', { name: 'Approve Make the bed by Mia' }).first().click();
    await child.getByRole('dialog', { name: 'Mission approved!' }).waitFor();
    await guide.waitFor({ state: 'detached' });
  });
});
