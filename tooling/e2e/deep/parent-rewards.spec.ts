import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInstead, breakCalls, refusal } from '../testing/alter-answers';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-rewards');
});
afterAll(() => server?.stop());

async function breaking(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  const restore = await breakCalls(page, call);
  await act();
  await restore();
}

async function openMenu(parent: Page, reward: string, item: string): Promise<void> {
  await parent.getByRole('button', { name: `More for ${reward}` }).click();
  await parent.getByRole('menuitem', { name: item }).click();
}

describe('rewards', () => {
  it('are set for several heroes, edited, switched off and deleted; every failure is told and keeps the input', async () => {
    await onStage('rewards-settings', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Robin', 'Kim']);
      await parent.goto('/parent/rewards');
      await parent.getByRole('button', { name: 'Create the first reward' }).click();
      const dialog = parent.getByRole('dialog', { name: 'New reward' });
      await dialog.getByRole('button', { name: 'Create reward' }).click();
      await seeToast(parent, 'Name required', 'Please enter a name for the reward!');
      await dialog.getByLabel(/^Name/).fill('Ice cream');
      await parent.keyboard.press('Enter');
      await seeToast(parent, 'No kids selected', 'Please select at least one child for this reward!');
      await dialog.getByRole('button', { name: 'All heroes' }).click();
      await dialog.getByRole('radio', { name: 'Special treat' }).check();
      await dialog.getByRole('radio', { name: '200' }).check();
      await photograph(parent, 'form');
      await breaking(parent, 'rewards.create', async () => {
        await dialog.getByRole('button', { name: 'Create reward' }).click();
        await seeToast(parent, 'Error', 'Failed to create reward. Please try again.');
      });
      expect(await dialog.getByLabel(/^Name/).inputValue()).toBe('Ice cream');
      await dialog.getByRole('button', { name: 'Create reward' }).click();
      await seeToast(parent, 'Reward Created!');
      const section = parent.getByRole('region', { name: 'Reward Settings' });
      await section.getByText('Ice cream').nth(1).waitFor();
      expect(await section.getByText('200 XP to go').count()).toBe(2);

      await openMenu(parent, 'Ice cream of Kim', 'Edit reward');
      const edit = parent.getByRole('dialog', { name: 'Edit reward' });
      await edit.getByLabel(/^Name/).fill('Two scoops');
      await edit.getByLabel('Own cost').fill('250');
      await breaking(parent, 'rewards.update', async () => {
        await edit.getByRole('button', { name: 'Save' }).click();
        await seeToast(parent, 'Error', 'Failed to update reward. Please try again.');
      });
      await edit.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Reward Updated!');
      await section.getByText('250 XP', { exact: true }).waitFor();

      await section.getByRole('switch', { name: 'Two scoops for Kim is active' }).press('Space');
      await section.getByText('Hidden from Kim').waitFor();
      await photograph(parent, 'cards');

      await openMenu(parent, 'Two scoops of Kim', 'Delete reward');
      const question = parent.getByRole('dialog', { name: 'Delete "Two scoops"?' });
      await breaking(parent, 'rewards.remove', async () => {
        await question.getByRole('button', { name: 'Delete reward' }).click();
        await seeToast(parent, 'Error', 'Failed to delete reward. Please try again.');
      });
      await openMenu(parent, 'Two scoops of Kim', 'Delete reward');
      await question.getByRole('button', { name: 'Delete reward' }).click();
      await seeToast(parent, 'Reward Deleted!');
      await section.getByRole('button', { name: /^Kim has nothing to save for yet/ }).waitFor();
    });
  });

  it('are claimed, and the waiting claim is given back when the reward is deleted', async () => {
    await onStage('rewards-given-back', server.url, async ({ parent, child }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      const [robin] = heroes;
      if (!robin) throw new Error('There is no hero.');
      const { request } = parent.context();
      await send(request, `/api/habits/${robin.missionId}/complete`);
      const path = `/api/children/${robin.id}/rewards`;
      const reward = await send(request, path, { name: 'Zoo visit', cost: 300, type: 'outing' });
      await parent.goto('/parent/rewards');
      const section = parent.getByRole('region', { name: 'Reward Settings' });
      await section.getByText('Can be claimed now').waitFor();

      await enterAsHero(child, familyCode, robin);
      await send(child.context().request, `/api/rewards/${reward.id}/claim`);
      await section.getByText('Waiting for your answer').waitFor();
      await section.getByText('200 XP to spend').waitFor();

      await openMenu(parent, 'Zoo visit of Robin', 'Delete reward');
      await parent.getByText(/gets the 300 XP back/).waitFor();
      await parent.getByRole('button', { name: 'Delete reward' }).click();
      await seeToast(parent, 'Reward Deleted!');
      await parent.getByRole('button', { name: 'Create the first reward' }).waitFor();
      const claims = await child.context().request.get(`/api/children/${robin.id}/reward-claims`);
      expect(await claims.json()).toMatchObject([{ status: 'rejected', cost: 300 }]);
      const me = await child.context().request.get('/api/auth/child');
      expect(await me.json()).toMatchObject({ xp: 500 });
    });
  });
});

describe('the Reward Management panel', () => {
  it('answers claims and points, gives bonuses and shows what happened; failures carry the reason', async () => {
    await onStage('rewards-panel', server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      const [robin] = heroes;
      if (!robin) throw new Error('There is no hero.');
      const { request } = parent.context();
      await parent.goto(`/parent/heroes/${robin.id}`);
      const panel = parent.getByRole('region', { name: 'Reward Management' });
      await panel.getByText('No reward activity yet').waitFor();

      await breaking(parent, 'points.addTransaction', async () => {
        await panel.getByRole('button', { name: 'Give Robin 25 points: Extra Effort' }).click();
        await seeToast(parent, 'Bonus Failed');
      });
      for (const [amount, label] of [
        [10, 'Good Behavior'],
        [25, 'Extra Effort'],
        [50, 'Outstanding!'],
      ] as const) {
        await panel.getByRole('button', { name: `Give Robin ${amount} points: ${label}` }).click();
        await parent.getByText(`Robin got ${amount} points.`).waitFor();
        await seeToast(parent, 'Bonus Added!');
      }
      await panel.getByText('Outstanding achievement').waitFor();

      await send(request, `/api/habits/${robin.missionId}/complete`);
      const lego = { name: 'Lego', cost: 100 };
      const { id } = await send(request, `/api/children/${robin.id}/rewards`, lego);
      await enterAsHero(child, familyCode, robin);
      await send(child.context().request, `/api/rewards/${id}/claim`);
      const streak = { type: 'streak_bonus', source: 'streak', description: '7-day streak', amount: 20 };
      await send(request, `/api/children/${robin.id}/reward-transactions`, {
        ...streak,
        requiresApproval: true,
      });
      await panel.getByText('2 pending').waitFor();
      await photograph(parent, 'pending');
      await panel.getByRole('link', { name: '2 waiting for you on Today' }).click();
      const inbox = parent.getByRole('region', { name: 'Needs you now' });

      await breaking(parent, 'rewards.rejectClaim', async () => {
        await inbox.getByRole('button', { name: 'Decline Lego for Robin' }).click();
        const dialog = parent.getByRole('dialog', { name: 'Decline Lego?' });
        await dialog.getByLabel('Message (optional)').fill('After the holidays.');
        await dialog.getByRole('button', { name: 'Decline claim' }).click();
        await seeToast(parent, 'Could not decline');
      });
      await parent.getByRole('button', { name: 'Decline claim' }).click();
      await seeToast(parent, 'Claim declined');
      await inbox.getByText('1 waiting').waitFor();

      await send(child.context().request, `/api/rewards/${id}/claim`);
      const approve = inbox.getByRole('button', { name: 'Approve Lego for Robin' });
      await approve.waitFor();
      await breaking(parent, 'rewards.approveClaim', async () => {
        await approve.click();
        await seeToast(parent, 'Approval Failed');
      });
      await approve.click();
      await seeToast(parent, 'Reward Approved!');

      const points = inbox.getByRole('button', { name: 'Approve 20 points for Robin' });
      await breaking(parent, 'points.approveTransaction', async () => {
        await points.click();
        await seeToast(parent, 'Approval Failed', 'Please try again.');
      });
      const stranger = refusal('UNAUTHORIZED', 401, 'Please sign in.');
      const restore = await answerInstead(parent, 'points.approveTransaction', stranger);
      await points.click();
      await seeToast(parent, 'Approval Failed', 'User not authenticated');
      await restore();
      await points.click();
      await parent.getByText('Robin can use 20 more points.').waitFor();
      await inbox.getByText('All caught up').waitFor();
      await parent.goBack();
      await panel.getByText('Nothing is waiting for your approval.').waitFor();
    });
  });
});
