import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls, holdCalls } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { CHILD_DEVICES, onStage, type Stage } from '../testing/stage';
import { buttonsUnderToast } from '../testing/toast';
import { smallTargets } from '../testing/touch-targets';

/** The browser's own words about calls that were refused or broken by the journey. */
const REFUSED = /status of (409|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-home');
});
afterAll(() => server?.stop());

const button = (child: Page, name: string) => child.getByRole('button', { name, exact: true });

async function heroOf({ parent, child }: Stage): Promise<SetUpHero> {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  await enterAsHero(child, family.familyCode, hero);
  return hero;
}

async function seeToast(child: Page, title: string, message: string): Promise<void> {
  const toast = child.getByRole('status').filter({ hasText: title });
  await toast.getByText(title, { exact: true }).waitFor();
  await toast.getByText(message, { exact: true }).waitFor();
}

const faults = async (child: Page) => [...(await axeFaults(child)), ...(await smallTargets(child))];

describe.each(CHILD_DEVICES)('the home on a %s', (device) => {
  it('there is something to see before the first script, and the wait gives way to the home', async () => {
    await onStage({ name: `kids-early-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      await heroOf(stage);
      let letScriptCome = () => {};
      const mayCome = new Promise<void>((resolve) => {
        letScriptCome = resolve;
      });
      await child.route('**/assets/base-*.js', async (route) => {
        await mayCome;
        await route.continue();
      });
      await child.goto('/kids', { waitUntil: 'commit' });
      await child.getByRole('status').getByText('Loading...', { exact: true }).waitFor();
      expect(await axeFaults(child)).toEqual([]);
      await photograph(child, 'before');
      letScriptCome();
      await button(child, 'I did it! Feed the cat').waitFor();
      expect(await child.getByText('Loading...', { exact: true }).count()).toBe(0);
    });
  });

  it('a toast covers no button', async () => {
    await onStage({ name: `kids-toast-${device}`, child: device }, server.url, async (stage) => {
      const { child } = stage;
      await heroOf(stage);
      await child.goto('/kids');
      await button(child, 'I did it! Feed the cat').tap();
      await child.getByText('Mission Complete!').waitFor();
      expect(await buttonsUnderToast(child)).toEqual([]);
    });
  });

  it('the state of the sync is told: at work, in step and since when, failed, offline', async () => {
    await onStage({ name: `kids-sync-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      await heroOf(stage);
      await child.clock.install();
      const release = await holdCalls(child, 'sync.markCompleted');
      await child.goto('/kids');
      const pill = (words: string) => child.getByRole('banner').getByText(words, { exact: true }).waitFor();
      await pill('Syncing...');
      await pill('Never');
      await release();
      await pill('Synced');
      await pill('Just now');

      const mend = await breakCalls(child, 'sync.childFamilyData');
      await child.clock.fastForward(MINUTE_MS);
      await seeToast(child, 'Sync Failed', 'Failed to sync with other devices. Will retry later.');
      await pill('Sync Error');
      await pill('1m ago');
      await child.getByText('Herohood does not answer right now.').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'error');
      await child.clock.fastForward(2 * HOUR_MS);
      await pill('2h ago');
      await child.clock.fastForward(3 * DAY_MS);
      await pill('3d ago');
      expect(await child.getByText('Sync Failed').count(), 'told once').toBe(0);
      await mend();

      await child.context().setOffline(true);
      await pill('Offline');
      await child.getByText('You are offline. Your hero waits for the internet.').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'offline');
      await child.context().setOffline(false);
      // The emulated browser does not always tell its pages that the network is back.
      await child.evaluate(() => window.dispatchEvent(new Event('online')));
      await pill('Synced');
      await pill('Just now');
    });
  });
});
