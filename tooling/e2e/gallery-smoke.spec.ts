import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './testing/axe-faults';
import type { ClockServer } from './testing/clock-server';
import { journeyServer } from './testing/journey-server';
import { buyPlan } from './testing/pay-plan';
import { enterAsHero, send, setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

const PHONE = { width: 390, height: 844 };

/** The hero's sections besides the missions, and what shows that they are there. */
const TABS = { Rewards: 'Lego', Games: 'Math Hero', Progress: 'Badges' };
/** The console's pages besides Today, and what shows that they are there. */
const DAILY = { Heroes: 'Total XP', Missions: 'Habit Management', Rewards: 'Reward Settings' };
const SELDOM = { Reports: 'Streak Calendar', Family: 'Who did what', Settings: 'Approved for you' };

let server: ClockServer;
beforeAll(async () => {
  server = await journeyServer();
});

/** Waits for the sign that a page is there as a whole; what axe finds on it, and whether it can be pushed sideways. */
async function expectGood(page: Page, name: string, sign: Locator): Promise<void> {
  await sign.first().waitFor();
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  const faults = await axeFaults(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  if (scrollWidth > clientWidth) faults.push(`too wide by ${scrollWidth - clientWidth} px`);
  expect(faults, name).toEqual([]);
}

describe('on a phone the most important pages are without a fault that a program finds', () => {
  it('of the hero', async () => {
    await onStage('gallery-kids', server.url, async ({ parent, child, photograph }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
      const { request } = parent.context();
      await buyPlan(request);
      await send(request, `/api/children/${heroes[0]!.id}/rewards`, { name: 'Lego', cost: 100 });
      await child.goto('/kids-login');
      await expectGood(child, 'login', child.getByText('Hero Login'));

      await enterAsHero(child, familyCode, heroes[0]!);
      await child.goto('/kids');
      await expectGood(child, 'missions', child.getByRole('article', { name: 'Feed the cat' }));
      for (const [name, sign] of Object.entries(TABS)) {
        await child.getByRole('tab', { name }).tap();
        await expectGood(child, name, child.getByRole('tabpanel').getByText(sign));
        await photograph(child, name.toLowerCase());
      }
    });
  });

  it('of the parent', async () => {
    await onStage('gallery-parent', server.url, async ({ parent, child, photograph }) => {
      await parent.setViewportSize(PHONE);
      await parent.goto('/');
      await expectGood(parent, 'landing', parent.getByText('Made for real family days'));

      const { familyCode, heroes } = await setUpFamily(parent, ['Mia', 'Leo']);
      await enterAsHero(child, familyCode, heroes[0]!);
      await send(child.context().request, `/api/habits/${heroes[0]!.missionId}/complete`);
      await parent.goto('/parent');
      const approve = parent.getByRole('button', { name: 'Approve Feed the cat by Mia' });
      await expectGood(parent, 'today', approve);
      const bar = parent.getByRole('navigation', { name: 'Pages' });
      for (const [name, sign] of Object.entries(DAILY)) {
        await bar.getByRole('link', { name }).click();
        await expectGood(parent, name, parent.getByText(sign));
      }
      for (const [name, sign] of Object.entries(SELDOM)) {
        await bar.getByRole('button', { name: 'More' }).click();
        await parent.getByRole('menuitem', { name }).click();
        await expectGood(parent, name, parent.getByText(sign).filter({ visible: true }));
        await photograph(parent, name.toLowerCase());
      }
    });
  });
});
