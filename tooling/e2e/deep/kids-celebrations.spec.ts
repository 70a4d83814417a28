import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { touchFirst } from '../testing/first-touch';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage, type Stage } from '../testing/stage';
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
