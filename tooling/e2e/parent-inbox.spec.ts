import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from './testing/act';
import type { ClockServer } from './testing/clock-server';
import { daysAgo } from './testing/family-zone';
import { journeyServer } from './testing/journey-server';
import { enterAsHero, type SetUpFamily, type SetUpHero, send, setUpFamily } from './testing/set-up-family';
import { onStage, type Stage } from './testing/stage';

let server: ClockServer;

beforeAll(async () => {
  server = await journeyServer();
});

const inboxOf = (parent: Page) => parent.getByRole('region', { name: 'Needs you now' });

/** A hero does the family's mission, as seen from the hero's own device. */
async function doMission(child: Page, { familyCode }: SetUpFamily, hero: SetUpHero): Promise<void> {
  await enterAsHero(child, familyCode, hero);
  await send(child.context().request, `/api/habits/${hero.missionId}/complete`);
}

/** A parent sets a reward that the hero, who is signed in at their device, claims at once, paid by the mission of a day. */
async function claimReward({ parent, child }: Stage, hero: SetUpHero, date: string): Promise<void> {
  const { request } = parent.context();
  await send(request, `/api/habits/${hero.missionId}/complete`, { date });
  const { id } = await send(request, `/api/children/${hero.id}/rewards`, { name: 'Lego', cost: 100 });
  await send(child.context().request, `/api/rewards/${id}/claim`);
}

describe('the inbox', () => {
  it('fills live hero by hero, approves everything but rewards, and takes it back', async () => {
    await onStage('inbox-live', server.url, async (stage) => {
      const { parent, child } = stage;
      const family = await setUpFamily(parent, ['Robin', 'Kim']);
      const [robin, kim] = family.heroes as [SetUpHero, SetUpHero];
      await parent.setViewportSize({ width: 390, height: 844 });
      await parent.goto('/parent');
      const inbox = inboxOf(parent);
      await inbox.getByText('Nothing to approve yet').waitFor();

      await doMission(child, family, robin);
      await inbox.getByRole('button', { name: 'Approve Feed the cat by Robin' }).waitFor();
      await doMission(child, family, kim);
      await claimReward(stage, kim, daysAgo(1));
      await inbox.getByRole('button', { name: 'Approve Lego for Kim' }).waitFor();
      await inbox.getByRole('region', { name: 'Kim: 2' }).waitFor();

      const undo = parent.getByRole('button', { name: 'Undo' });
      await act(parent, 'inbox.approveAll', () =>
        inbox.getByRole('button', { name: 'Approve everything (2)' }).click(),
      );
      await inbox.getByText('1 waiting').waitFor();
      await act(parent, 'missions.undo', () => undo.click());
      await inbox.getByText('3 waiting').waitFor();

      await act(parent, 'inbox.approveAll', () =>
        inbox.getByRole('button', { name: 'Approve everything (2)' }).click(),
      );
      await act(parent, 'rewards.approveClaim', () =>
        inbox.getByRole('button', { name: 'Approve Lego for Kim' }).click(),
      );
      await inbox.getByText('All caught up').waitFor();
    });
  });

  it('approves with a sticker, a line and a voice, which the hero hears', async () => {
    await onStage('inbox-praise', server.url, async ({ parent, child, photograph }) => {
      const family = await setUpFamily(parent, ['Robin']);
      await doMission(child, family, family.heroes[0]!);
      await child.goto('/kids');
      await parent.goto('/parent');
      await parent.getByRole('button', { name: 'Praise or amount for Feed the cat by Robin' }).click();
      const sheet = parent.getByRole('dialog', { name: 'Feed the cat: praise and amount' });
      await sheet.getByRole('radio', { name: 'Rocket' }).check();
      await sheet.getByLabel('One line').fill('You did it before breakfast!');
      await sheet.getByRole('button', { name: 'Record a voice note' }).click();
      await sheet.getByText(/^\d s left$/).waitFor();
      await sheet.getByRole('button', { name: 'Stop recording' }).click();
      await sheet.getByText(/sent when you approve$/).waitFor();
      const heard: boolean[] = [];
      child.on('response', (answer) => {
        if (answer.url().includes('/api/media/')) heard.push(answer.ok());
      });
      await act(parent, 'missions.approve', () => sheet.getByRole('button', { name: 'Approve' }).click());

      await child.getByRole('button', { name: 'Hooray!' }).tap();
      const party = child.getByRole('dialog', { name: 'Pat says' });
      await party.getByText('You did it before breakfast!').waitFor();
      await party.getByRole('img', { name: 'Rocket' }).waitFor();
      await expect.poll(() => heard).toContain(true);
      await photograph(child, 'party');
    });
  });
});

describe('what was decided', () => {
  it('is taken back one by one, and the hero sees it where they are', async () => {
    await onStage('undo-live', server.url, async (stage) => {
      const { parent, child } = stage;
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      await enterAsHero(child, familyCode, heroes[0]!);
      await claimReward(stage, heroes[0]!, daysAgo(0));
      await child.goto('/kids?tab=rewards');
      await parent.goto('/parent');
      const inbox = inboxOf(parent);
      const wallet = (xp: number) =>
        child.getByRole('main').getByText(`${xp} XP to spend`, { exact: true }).waitFor();
      await child.getByText('Your parent is thinking').waitFor();
      await wallet(400);

      const approve = inbox.getByRole('button', { name: 'Approve Lego for Robin' });
      await act(parent, 'rewards.approveClaim', () => approve.click());
      const present = child.getByRole('dialog', { name: 'A present for you!' });
      await present.getByRole('button', { name: 'Open it!' }).last().press('Escape');
      await present.waitFor({ state: 'detached' });
      const decided = parent.getByRole('region', { name: 'Recently decided' });
      await decided.getByRole('button', { name: 'Show' }).click();
      await act(parent, 'rewards.undoClaim', () =>
        decided.getByRole('button', { name: 'Undo Lego for Robin' }).click(),
      );
      await child.getByText('Your parent is thinking').waitFor();

      await inbox.getByRole('button', { name: 'Decline Lego for Robin' }).click();
      await act(parent, 'rewards.rejectClaim', () =>
        parent.getByRole('button', { name: 'Decline claim' }).click(),
      );
      await wallet(500);
      await act(parent, 'missions.undo', () =>
        decided.getByRole('button', { name: 'Undo Feed the cat (500 XP) for Robin' }).click(),
      );
      await wallet(0);
    });
  });
});
