import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { closeParties } from '../testing/celebration';
import { daysAgo } from '../testing/family-zone';
import { sendUntil } from '../testing/finds';
import { touchFirst } from '../testing/first-touch';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage, type Stage } from '../testing/stage';
import { buttonsUnderToast } from '../testing/toast';
import { smallTargets } from '../testing/touch-targets';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-celebrations');
});
afterAll(() => server?.stop());

interface Given {
  hero: SetUpHero;
  family: SetUpFamily;
  /** What a parent posts. */
  post: (path: string, data?: object) => Promise<{ id: string }>;
}

async function heroAtHome({ parent, child }: Stage): Promise<Given> {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  await enterAsHero(child, family.familyCode, hero);
  await child.goto('/kids');
  await firstLook(child, hero);
  return { hero, family, post: (path, data) => send(parent.context().request, path, data) };
}

/** What is on screen was noted: from now on, something else is news. */
async function firstLook(child: Page, hero: SetUpHero): Promise<void> {
  await child.getByText("Today's missions").waitFor();
  await touchFirst(child);
  await child.waitForFunction(
    (key) => localStorage.getItem(key)?.includes('"movements":['),
    `herohood.kids.celebrated.${hero.id}`,
  );
}

const dialog = (child: Page, name: string) => child.getByRole('dialog', { name, exact: true });
/** A level-up has its own screen: its dialog has no size, but what is in it. */
const heading = (child: Page, name: string) => dialog(child, name).getByRole('heading', { name });
const bonus = (amount: number, description: string) => ({
  type: 'bonus_earned',
  amount,
  source: 'parent_bonus',
  description,
});

/** What is celebrated now is good to look at, and nothing else is on show; then it is closed. */
async function enjoy(child: Page, name: string, act = 'Hooray!'): Promise<void> {
  await heading(child, name).waitFor();
  expect(await child.getByRole('dialog').count(), 'one at a time').toBe(1);
  await child.evaluate(() => document.fonts.ready);
  expect(await axeFaults(child)).toEqual([]);
  expect(await smallTargets(child, '[role=dialog]')).toEqual([]);
  expect(await child.evaluate(() => document.activeElement?.textContent)).toBe(act);
  await child.getByRole('button', { name: act, exact: true }).tap();
  await dialog(child, name).waitFor({ state: 'detached' });
}

/** Once the app has looked at a family in which the hero has `totalXp`, nothing is on show. */
async function expectNoCelebration(child: Page, hero: SetUpHero, totalXp: number): Promise<void> {
  await child.waitForFunction(
    ({ key, xp }) => JSON.parse(localStorage.getItem(key) ?? '{}').seen?.totalXp === xp,
    { key: `herohood.kids.celebrated.${hero.id}`, xp: totalXp },
  );
  expect(await child.getByRole('dialog').count()).toBe(0);
}

describe.each(eitherDevice('phone'))('celebrations on a %s', (device) => {
  it('an approval, the level and the badge it brings come one after the other, and never again', async () => {
    await onStage(
      { name: `kids-celebration-${device}`, child: device, hasMotion: true },
      server.url,
      async (stage) => {
        const { child, photograph } = stage;
        const { hero, post } = await heroAtHome(stage);
        await child.getByRole('button', { name: 'I did it! Feed the cat' }).tap();
        await child.getByText('Mission Complete!').waitFor();
        expect(await buttonsUnderToast(child), 'a toast covers no button').toEqual([]);
        await child.getByRole('button', { name: 'Waiting...' }).waitFor();
        // A find would bring a badge of its own.
        const id = await sendUntil(child, hero, { bringsFind: false });
        await child.getByRole('button', { name: 'Waiting...' }).waitFor();
        await post(`/api/habit-completions/${id}/approve`);
        await dialog(child, 'Mission approved!').waitFor();
        await photograph(child, 'approved');
        await enjoy(child, 'Mission approved!');
        await heading(child, 'Level up!').waitFor();
        // The hero who cheers is the only one to be seen.
        await child.locator('header').waitFor({ state: 'hidden' });
        await photograph(child, 'level');
        await enjoy(child, 'Level up!', 'Use it now');
        // The mission's own, and those of 100 and of 500 XP: what comes together is one party.
        await dialog(child, '3 new badges!').getByText('First Mission', { exact: true }).waitFor();
        await photograph(child, 'badge');
        await enjoy(child, '3 new badges!');
        // The wallet has counted up to what it holds now.
        await child
          .getByRole('listitem')
          .filter({ hasText: 'XP to spend' })
          .getByText('500', { exact: true })
          .waitFor();

        await child.reload();
        await firstLook(child, hero);
        await expectNoCelebration(child, hero, 500);
        // A parent's undo takes back without a word; approved again, the mission is paid and told again.
        await post(`/api/habit-completions/${id}/undo`);
        await child.getByRole('button', { name: 'Waiting...' }).waitFor();
        await expectNoCelebration(child, hero, 0);
        await post(`/api/habit-completions/${id}/approve`);
        await enjoy(child, 'Mission approved!');
        await expectNoCelebration(child, hero, 500);
      },
    );
  });

  it('bonuses add up, survive a reload unseen, and are told once', async () => {
    await onStage({ name: `kids-bonus-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const { hero, post } = await heroAtHome(stage);
      await post(`/api/children/${hero.id}/reward-transactions`, bonus(10, 'Good behavior bonus'));
      await dialog(child, 'Bonus points!').waitFor();
      await post(`/api/children/${hero.id}/reward-transactions`, bonus(25, 'Extra effort bonus'));
      await dialog(child, 'Bonus points!').getByText('+35 points').waitFor();
      await dialog(child, 'Bonus points!').getByText('Extra effort bonus').waitFor();
      await photograph(child, 'bonus');
      await enjoy(child, 'Bonus points!');

      // Given while the app is closed: told at the next visit.
      await child.goto('about:blank');
      await post(`/api/children/${hero.id}/reward-transactions`, bonus(50, 'Outstanding achievement'));
      await child.goto('/kids');
      await dialog(child, 'Bonus points!').getByText('+50 points').waitFor();
      await child.reload();
      await firstLook(child, hero);
      await expectNoCelebration(child, hero, 0);
    });
  });

  it('seven days in a row are a milestone, whose points a parent must approve', async () => {
    await onStage({ name: `kids-streak-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, parent } = stage;
      const { hero, post } = await heroAtHome(stage);
      for (const days of [6, 5, 4, 3, 2, 1]) {
        await post(`/api/habits/${hero.missionId}/complete`, { date: daysAgo(days) });
      }
      await dialog(child, 'You earned XP!').waitFor();
      await child.getByText('Do a mission today to keep it!').waitFor();
      await post(`/api/habits/${hero.missionId}/complete`);
      // What came meanwhile has added up.
      await child.getByText('+3500 XP').waitFor();
      const seen = await closeParties(child, async (name) => {
        if (name !== '7 days in a row!') return;
        await dialog(child, name).getByText('They are yours when your parent says yes.').waitFor();
        await photograph(child, 'streak');
        expect(await axeFaults(child)).toEqual([]);
      });
      expect(seen).toContain('7 days in a row!');
      expect(seen.filter((name) => /new badges!$/.test(name)).length, 'all badges in one party').toBe(1);
      await child.getByRole('tab', { name: 'Progress' }).tap();
      await child.getByRole('button', { name: /^Week Warrior/ }).waitFor();

      const waiting = await (
        await parent.context().request.get(`/api/children/${hero.id}/pending-rewards`)
      ).json();
      await post(`/api/reward-transactions/${waiting[0].id}/approve`);
      await dialog(child, 'Bonus points!').getByText('7-day streak').waitFor();
      await enjoy(child, 'Bonus points!');

      await child.getByRole('tab', { name: 'Progress' }).tap();
      await child.getByRole('table', { name: /My month/ }).waitFor();
      await child.getByText('7 day streak').waitFor();
      expect(await axeFaults(child)).toEqual([]);
      expect(await smallTargets(child, '[role=tabpanel]')).toEqual([]);
      await photograph(child, 'calendar');
    });
  });

  it('those who want less motion find everything in place, without paper', async () => {
    await onStage({ name: `kids-reduced-motion-${device}`, child: device }, server.url, async (stage) => {
      const { child } = stage;
      await child.emulateMedia({ reducedMotion: 'reduce' });
      const { hero, post } = await heroAtHome(stage);
      await post(`/api/children/${hero.id}/reward-transactions`, bonus(10, 'Good behavior bonus'));
      await dialog(child, 'Bonus points!').waitFor();
      const moving = await child.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect([await child.locator('canvas').count(), moving]).toEqual([0, 0]);
      await child.keyboard.press('Enter');
      await dialog(child, 'Bonus points!').waitFor({ state: 'detached' });
    });
  });
});
