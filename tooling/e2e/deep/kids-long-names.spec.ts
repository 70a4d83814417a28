import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyPlan } from '../testing/pay-plan';
import type { RunningServer } from '../testing/server';
import { enterAsHero, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

/** Forty letters each: one word, and several. */
const NAMES = ['Wolfeschlegelsteinhausenbergerdorffwelch', 'Maximiliana-Alexandrina_von.Hohenstaufen'];
const TABS = ['missions', 'customize', 'rewards', 'games', 'progress'];

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-long-names');
});
afterAll(() => server?.stop());

/** Phones and a tablet that lie, the smallest phone, and letters twice as large. */
const SIZES = [
  { width: 844, height: 390, isWide: true },
  { width: 1024, height: 768, isWide: true },
  { width: 320, height: 568 },
  { width: 390, height: 844, letters: '200%' },
];

/** How far a page may be pushed sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each(NAMES)('%s fits on a phone: at the PIN and in every tab', async (name) => {
  await onStage(`kids-long-names-${NAMES.indexOf(name)}`, server.url, async ({ parent, child }) => {
    const family = await setUpFamily(parent, [name]);
    await buyPlan(parent.context().request);
    await child.goto(`/kids-login?code=${family.familyCode}`);
    await child.getByLabel('Hero Username').fill(name);
    await child.getByLabel('Secret PIN').fill('1357');
    await child.getByRole('button', { name: 'Start Adventure!' }).tap();
    await child.getByText('Feed the cat').waitFor();
    for (const tab of TABS) {
      await child.goto(`/kids?tab=${tab}`);
      await child.getByText('Synced').waitFor();
      expect(await sideways(child), tab).toBe(0);
    }
    await child.context().clearCookies();
    await child.goto('/kids-login');
    await child.getByRole('button', { name, exact: true }).tap();
    await child.getByText(`Hi, ${name}!`).waitFor();
    expect(await sideways(child), 'the PIN').toBe(0);
  });
});

it('every tab fits on phones and tablets that lie, on the smallest phone, and with large letters', async () => {
  await onStage('kids-sizes', server.url, async ({ parent, child, photograph }) => {
    const family = await setUpFamily(parent, [NAMES[0]!]);
    // With the games there are six sections, which is as tight as it gets.
    await buyPlan(parent.context().request);
    await enterAsHero(child, family.familyCode, family.heroes[0]!);
    await child.goto('/kids');
    for (const { width, height, letters = '100%', isWide = false } of SIZES) {
      const size = `${width}x${height} at ${letters}`;
      await child.setViewportSize({ width, height });
      await child.evaluate((large) => {
        document.documentElement.style.fontSize = large;
      }, letters);
      for (const tab of await child.getByRole('tab').all()) {
        // All of it is on the screen, or the bar can be moved to it.
        await tab.tap();
        const name = `${await tab.textContent()}, ${size}`;
        const panel = child.getByRole('tabpanel').first();
        // The room has a name and no title.
        await panel.getByRole('heading').or(panel.getByRole('region')).first().waitFor();
        expect(await sideways(child), name).toBe(0);
        // What the section is about is in view, without a turn of the page; large letters need one.
        const { x = 0, y = height } = (await panel.boundingBox()) ?? {};
        if (letters === '100%') expect(y, name).toBeLessThan(isWide ? height / 3 : height * 0.8);
        if (isWide) expect(x, name).toBeGreaterThan(width / 4);
        await photograph(child, name.replaceAll(/\W+/g, '-'));
      }
      await child.getByRole('button', { name: 'Settings' }).tap();
      await child.getByRole('dialog').getByRole('switch').first().waitFor();
      expect(await sideways(child), `settings, ${size}`).toBe(0);
      await child.keyboard.press('Escape');
      await child.getByRole('tab', { name: 'Missions' }).tap();
    }
  });
});
