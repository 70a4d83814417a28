import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { scan } from '../testing/scan';
import { type RunningServer, startServer } from '../testing/server';
import { onStage } from '../testing/stage';

/** The browser's own words about the question 'who am I?' before anybody has signed in. */
const NOT_SIGNED_IN = /401 \(Unauthorized\).*account\.(me|childMe)/;

let server: RunningServer;

beforeAll(async () => {
  // A server and database of its own: nobody was here before.
  server = await startServer('first-ten-minutes');
});
afterAll(() => server?.stop());

describe('the first ten minutes', () => {
  it('from an empty database to the first approved mission on a child’s phone that scanned the code', async () => {
    await onStage(
      { name: 'first-ten-minutes', hasMotion: true },
      server.url,
      async ({ parent, child, photograph, expectProblem }) => {
        expectProblem(NOT_SIGNED_IN);
        await parent.goto('/parent/auth?mode=register');
        await parent.getByLabel('First name').fill('Pat');
        await parent.getByLabel('Last name').fill('Rivers');
        await parent.getByLabel('Email').fill('pat@hero.example');
        await parent.getByLabel(/^Password/).fill('a good password');
        await parent.getByLabel(/^Confirm password/).fill('a good password');
        await parent.getByRole('button', { name: 'Create account' }).click();

        await parent.getByLabel('Hero name').fill('Mia');
        await parent.getByLabel(/^Age/).selectOption('8 years');
        await parent.getByRole('button', { name: 'Create hero' }).click();

        const guide = parent.getByRole('region', { name: 'First steps with Mia' });
        await guide.getByText('1 of 5 done').waitFor();
        await parent.getByText('Nothing to approve yet').waitFor();
        expect(await parent.getByText('All caught up').count()).toBe(0);
        expect(await axeFaults(parent)).toEqual([]);
        await photograph(parent, 'missions');
        await guide.getByRole('button', { name: 'Add 3 missions' }).click();

        await guide.getByText('2 of 5 done').waitFor();
        await photograph(parent, 'reward');
        await guide.getByRole('button', { name: 'Later' }).click();
        await guide.getByRole('button', { name: 'Continue' }).waitFor();
        await parent.reload();
        await guide.getByRole('button', { name: 'Continue' }).click();
        await guide.getByRole('button', { name: 'Set this reward' }).click();

        await guide.getByText('3 of 5 done').waitFor();
        await guide.getByRole('button', { name: 'Create the login' }).click();
        await guide.getByRole('button', { name: 'Show the code' }).click();
        const code = guide.getByRole('img', { name: 'QR code that signs Mia in' });
        await code.waitFor();
        await photograph(parent, 'code');
        await child.goto(await scan(code, child));
        await child.getByRole('button', { name: 'Close the welcome' }).tap();
        await child.getByRole('button', { name: 'I did it! Make the bed' }).waitFor();

        await guide.getByText('4 of 5 done').waitFor();
        await child.getByRole('button', { name: 'I did it! Make the bed' }).tap();
        await guide.getByText('Mia did it: Make the bed').waitFor();
        await photograph(parent, 'approval');
        await parent.getByRole('button', { name: 'Approve Make the bed by Mia' }).first().click();
        await child.getByRole('dialog', { name: 'Mission approved!' }).waitFor();
        await photograph(child, 'celebration');
        await guide.waitFor({ state: 'detached' });
      },
    );
  });
});
