import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { seeToast } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-undo');
});
afterAll(() => server?.stop());

const decidedOf = (parent: Page) => parent.getByRole('region', { name: 'Recently decided' });

/** Opens what was decided, as after a visit in the morning. */
async function reopen(parent: Page): Promise<void> {
  await parent.reload();
  await decidedOf(parent).getByRole('button', { name: 'Show' }).click();
}

const heroNow = async (child: Page) => (await child.context().request.get('/api/auth/child')).json();

describe('after a reload', () => {
  it('a mission, points, a bonus and both answers to a claim are taken back', async () => {
    await onStage('undo-reload', server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(/409 \(Conflict\)/);
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      const [robin] = heroes as [SetUpHero];
      const { request } = parent.context();
      await enterAsHero(child, familyCode, robin);
      const done = await send(child.context().request, `/api/habits/${robin.missionId}/complete`);
      await send(request, `/api/habit-completions/${done.id}/approve`);
      const points = { type: 'bonus_earned', source: 'parent_bonus', amount: 10 };
      const give = (fields: object) =>
        send(request, `/api/children/${robin.id}/reward-transactions`, { ...points, ...fields });
      await give({ description: 'Good behavior bonus' });
      const waiting = await give({ description: '7-day streak', requiresApproval: true });
      await send(request, `/api/reward-transactions/${waiting.id}/approve`);
      const claim = async (name: string) => {
        const reward = await send(request, `/api/children/${robin.id}/rewards`, { name, cost: 50 });
        return (await send(child.context().request, `/api/rewards/${reward.id}/claim`)).id;
      };
      await send(request, `/api/reward-claims/${await claim('Lego')}/approve`);
      await send(request, `/api/reward-claims/${await claim('Kite')}/reject`);
      expect(await heroNow(child)).toMatchObject({ xp: 450, rewardPoints: 120 });

      await parent.goto('/parent');
      await reopen(parent);
      const decided = decidedOf(parent);
      await decided.getByText('Feed the cat (500 XP)').waitFor();
      await photograph(parent, 'decided');
      const undo = async (what: string, told: string) => {
        const button = decided.getByRole('button', { name: `Undo ${what} for Robin` });
        await button.click();
        await seeToast(parent, told);
        await button.waitFor({ state: 'detached' });
        await reopen(parent);
      };
      await undo('10 points: Good behavior bonus', 'Approval undone');
      await undo('10 points: 7-day streak', 'Approval undone');
      await undo('Lego', 'Approval undone');
      await undo('Kite', 'Answer taken back');
      expect(await heroNow(child)).toMatchObject({ xp: 400, rewardPoints: 100 });

      // What claims hold counts as spent: the mission stays until one of them is declined.
      await decided.getByRole('button', { name: 'Undo Feed the cat (500 XP) for Robin' }).click();
      await seeToast(parent, 'Could not undo');
      for (const { id } of await (await request.get('/api/reward-claims/pending')).json()) {
        await send(request, `/api/reward-claims/${id}/reject`);
      }
      await undo('Feed the cat (500 XP)', 'Approval undone');
      expect(await heroNow(child)).toMatchObject({ xp: 0, rewardPoints: 0 });
    });
  });
});

describe('a promised reward', () => {
  it('is owed until it is given, which can be taken back', async () => {
    await onStage('owed', server.url, async ({ parent, child, photograph }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      const [robin] = heroes as [SetUpHero];
      const { request } = parent.context();
      await enterAsHero(child, familyCode, robin);
      await send(request, `/api/habits/${robin.missionId}/complete`);
      const reward = await send(request, `/api/children/${robin.id}/rewards`, {
        ...{ name: 'Pizza night', cost: 300 },
      });
      await send(child.context().request, `/api/rewards/${reward.id}/claim`);
      await parent.goto('/parent');
      await parent
        .getByRole('region', { name: 'Needs you now' })
        .getByRole('button', { name: 'Approve Pizza night for Robin' })
        .click();
      await seeToast(parent, 'Reward Approved!');

      await parent.reload();
      const owed = parent.getByRole('region', { name: 'You owe' });
      await owed.getByText(/^Robin · since today/).waitFor();
      await photograph(parent, 'owed');
      const given = owed.getByRole('button', { name: 'Given: Pizza night to Robin' });
      await given.click();
      await seeToast(parent, 'Promise kept', 'Robin got Pizza night.');
      await owed.waitFor({ state: 'detached' });

      await reopen(parent);
      await decidedOf(parent).getByRole('button', { name: 'Undo Given: Pizza night for Robin' }).click();
      await seeToast(parent, 'Taken back', 'You owe it again.');
      await given.click();
      await seeToast(parent, 'Promise kept', 'Robin got Pizza night.');
      const claims = await request.get(`/api/children/${robin.id}/reward-claims`);
      expect(await claims.json()).toMatchObject([{ status: 'used' }]);
    });
  });
});

describe('a hero who is locked out', () => {
  it('calls a parent from the screens of emergency and bedtime, and the parent sees it', async () => {
    await onStage('call-parent', server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(/403 \(Forbidden\)|409 \(Conflict\)|207/);
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      const [robin] = heroes as [SetUpHero];
      const { request } = parent.context();
      await enterAsHero(child, familyCode, robin);
      await child.goto('/kids');
      await child.getByRole('article', { name: 'Feed the cat' }).waitFor();
      await parent.goto('/parent');
      const inbox = parent.getByRole('region', { name: 'Needs you now' });
      await inbox.getByText('Nothing to approve yet').waitFor();

      await send(request, `/api/children/${robin.id}/emergency/activate`);
      await child.getByRole('button', { name: 'Call my parent' }).click();
      await child.getByText('Your parent knows that you need them.').waitFor();
      await photograph(child, 'called');
      await inbox.getByText('Robin asks for you').waitFor();
      await photograph(parent, 'call');
      await inbox.getByRole('button', { name: 'I have seen that Robin asks for me' }).click();
      await inbox.getByText('Nothing to approve yet').waitFor();

      // A device that was loaded anew knows no more of it; the server does.
      await child.reload();
      await child.getByRole('button', { name: 'Call my parent' }).click();
      await child.getByText(/^Your parent knows already/).waitFor();
    });
  });
});
