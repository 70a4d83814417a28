import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from './testing/server';
import { setUpFamily } from './testing/set-up-family';
import { startServerOnShared } from './testing/shared-postgres';
import { onStage } from './testing/stage';

/** Forty letters each: one word, and several. */
const NAMES = ['Wolfeschlegelsteinhausenbergerdorffwelch', 'Maximiliana-Alexandrina_von.Hohenstaufen'];
const TABS = ['missions', 'customize', 'rewards', 'games', 'progress'];

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-long-names');
});
afterAll(() => server?.stop());

/** How far a page may be pushed sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each(NAMES)('%s fits on a phone: at the PIN and in every tab', async (name) => {
  await onStage(`kids-long-names-${NAMES.indexOf(name)}`, server.url, async ({ parent, child }) => {
    const family = await setUpFamily(parent, [name]);
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
