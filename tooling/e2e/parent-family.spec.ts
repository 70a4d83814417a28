import { beforeAll, describe, expect, it } from 'vitest';
import { act } from './testing/act';
import type { ClockServer } from './testing/clock-server';
import { journeyServer } from './testing/journey-server';
import { findInMail } from './testing/mailbox';
import { enterAsHero, send, setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

/** And about what a helper is refused before their page knows that they have become one. */
const HELPER = /status of 403/;

let server: ClockServer;
beforeAll(async () => {
  server = await journeyServer();
});

describe('an invitation', () => {
  it('leads to a joined parent, whom the owner makes a helper and removes, each seen at once', async () => {
    await onStage('invitation', server.url, async ({ parent, child, comeIn, photograph, expectProblem }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      await parent.goto('/family');
      const invite = parent.getByRole('region', { name: 'Invite an adult' });
      await act(parent, 'family.createInvitation', () =>
        invite.getByRole('button', { name: 'Make a link' }).click(),
      );
      const link = (await invite.getByText(/#invitation=[0-9a-f]{64}$/).textContent()) ?? '';

      const iris = await comeIn();
      await iris.goto(link);
      await iris.getByRole('heading', { name: 'You are invited' }).waitFor();
      await iris.getByLabel('First name').fill('Iris');
      await iris.getByLabel('Last name').fill('Invited');
      await iris.getByLabel(/^Email/).fill('iris@example.com');
      await iris.getByLabel(/^Password/).fill('long-enough');
      await iris.getByLabel(/^Confirm password/).fill('long-enough');
      await act(iris, 'account.register', () => iris.getByRole('button', { name: 'Create account' }).click());
      await iris.getByRole('heading', { name: 'Today', level: 1 }).waitFor();

      const members = parent.getByRole('region', { name: 'Parents and helpers' });
      const row = members.getByRole('listitem').filter({ hasText: 'iris@example.com' });
      const choose = async (item: string) => {
        await row.getByRole('button', { name: 'What to do with Iris' }).click();
        await parent.getByRole('menuitem', { name: item }).click();
      };
      await row.getByText('Parent', { exact: true }).waitFor();
      expectProblem(HELPER);
      await act(parent, 'family.changeMemberRole', () => choose('Make a helper'));
      const pages = iris.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Rewards' }).waitFor({ state: 'detached' });
      await enterAsHero(child, familyCode, heroes[0]!);
      await send(child.context().request, `/api/habits/${heroes[0]!.missionId}/complete`);
      await act(iris, 'missions.approve', () =>
        iris.getByRole('button', { name: 'Approve Feed the cat by Robin' }).click(),
      );
      await photograph(iris, 'helper');

      await choose('Remove from the family');
      await act(parent, 'account.removeMember', () =>
        parent.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click(),
      );
      await row.waitFor({ state: 'detached' });
      await iris.getByRole('button', { name: 'Sign In' }).waitFor();
    });
  });
});

describe('an account', () => {
  it('whose e-mail changes has the new one once its mailed link was opened', async () => {
    await onStage('account-email', server.url, async ({ parent, child, photograph }) => {
      const { email } = await setUpFamily(parent, ['Robin']);
      const newEmail = `new-${email}`;
      await parent.goto('/parent');
      await parent.getByRole('button', { name: /^Your profile, / }).click();
      await parent.getByRole('button', { name: 'Edit profile' }).click();
      await parent.getByLabel(/^Email/).fill(newEmail);
      await parent.getByLabel('Your password').fill('long-enough');
      await act(parent, 'account.updateProfile', () => parent.getByRole('button', { name: 'Save' }).click());
      await parent.getByRole('dialog').waitFor({ state: 'hidden' });

      const [, link = ''] = await findInMail(server.dataDir, newEmail, /(\/parent\/confirm-email#token=\S+)/);
      await parent.goto(link);
      await parent.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
      await photograph(parent, 'confirmed');

      // Only the new one signs in, here on a device that nobody has used.
      const data = { email, password: 'long-enough' };
      expect((await child.context().request.post('/api/auth/login', { data })).status()).toBe(401);
      await child.goto('/parent/auth?mode=login');
      await child.getByLabel('Email').fill(newEmail);
      await child.getByLabel(/^Password/).fill('long-enough');
      await act(child, 'account.login', () => child.getByRole('button', { name: 'Sign In' }).tap());
      await child.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    });
  });
});
