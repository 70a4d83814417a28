import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls, holdCalls } from '../testing/alter-answers';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage, type Stage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

/** What the browser notes when a hero's calls are refused. */
const REFUSED = /status of (401|403)/;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-controls');
});
afterAll(() => server?.stop());

describe('parental controls', () => {
  it('are set per hero in tabs, kept over a failure, and hold after a reload', async () => {
    await onStage('controls-set', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Mia', 'Leo']);
      await openControls(parent, 'Mia');
      const dialog = parent.getByRole('dialog', { name: 'Parental Controls' });
      await dialog.getByLabel('Daily screen time').fill('90');
      await dialog.getByRole('tab', { name: 'Bedtime' }).click();
      await toggle(dialog.getByRole('switch', { name: /^Bedtime/ }));
      await dialog.getByLabel('Starts: hour').selectOption('19');
      await dialog.getByLabel('Starts: minutes').selectOption('30');
      await dialog.getByText('From 19:30 past midnight to 07:00 the next morning: 11 h 30 min.').waitFor();
      await photograph(parent, 'bedtime');
      await dialog.getByRole('tab', { name: 'Features' }).click();
      await toggle(dialog.getByRole('switch', { name: /^Rewards/ }));

      const restore = await breakCalls(parent, 'controls.update');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Error', 'Failed to save parent controls.');
      expect(await dialog.getByRole('switch', { name: /^Rewards/ }).isChecked()).toBe(false);
      await restore();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Settings Saved');
      await dialog.getByRole('tab', { name: 'Screen time' }).click();
      await photograph(parent, 'screen-time');

      await parent.reload();
      await parent.getByText('1 h 30 min a day · Bedtime 19:30–07:00 · Off: rewards').waitFor();
      await parent.getByRole('link', { name: 'All heroes' }).click();
      await parent.getByRole('link', { name: 'All about Leo' }).click();
      await parent.getByText('2 h a day · No bedtime').waitFor();
    });
  });

  it('refuse nothing that is a minute of a day, and ask before unsaved input is lost', async () => {
    await onStage('controls-bounds', server.url, async ({ parent }) => {
      await setUpFamily(parent, ['Mia']);
      await openControls(parent, 'Mia');
      const dialog = parent.getByRole('dialog', { name: 'Parental Controls' });
      const games = dialog.getByLabel('Mini-games per day');
      await games.fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Enter whole minutes from 0 to 1440.').waitFor();
      await games.fill('9999');
      await games.blur();
      await parent.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(({ value }) => value === '1440 min'),
      );
      await dialog.getByRole('button', { name: 'Close' }).click();
      const question = parent.getByRole('alertdialog').filter({ hasText: 'Discard your changes?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Settings Saved');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    });
  });

  it('stop a hero who is playing at once, with words, and let them go on', async () => {
    await onStage('controls-emergency', server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      expectProblem(BROKEN_CALL);
      const family = await setUpFamily(parent, ['Mia', 'Leo']);
      await play(stage, family);
      await parent.goto('/parent');
      await parent.getByRole('button', { name: 'Controls', exact: true }).click();
      const dialog = parent.getByRole('dialog', { name: 'Parental Controls' });
      await dialog.getByText('Emergency mode is off').waitFor();
      await dialog.getByRole('button', { name: 'Look at Leo' }).click();
      await dialog.getByRole('tab', { name: 'Emergency' }).click();
      await dialog.getByRole('button', { name: 'Look at Mia' }).click();
      await dialog.getByLabel('Message for Mia (optional)').fill('Dinner is ready!');

      const activate = async () => {
        await dialog.getByRole('button', { name: 'Activate emergency mode for Mia' }).click();
        const question = parent.getByRole('alertdialog', { name: 'Lock Mia out now?' });
        await question.getByRole('button', { name: 'Activate' }).click();
      };
      const restore = await breakCalls(parent, 'controls.activateEmergency');
      await activate();
      await seeToast(parent, 'Error', 'Failed to update emergency controls.');
      await restore();
      const release = await holdCalls(parent, 'controls.activateEmergency');
      await activate();
      await dialog.getByRole('button', { name: 'Processing...' }).waitFor();
      await release();
      await seeToast(parent, 'Emergency Mode Activated', 'Everything is closed for Mia now.');
      await dialog.getByText('Emergency mode is active: everything is closed for Mia.').waitFor();
      await dialog.getByText(/^Since \d+ \w+, \d\d:\d\d$/).waitFor();
      await photograph(parent, 'active');
      await child.getByText('Emergency Mode Active').waitFor();
      const refused = await child.context().request.get('/api/auth/child');
      expect([refused.status(), (await refused.json()).message]).toEqual([403, 'Dinner is ready!']);
      await photograph(child, 'stopped');

      await dialog.getByRole('button', { name: 'Close' }).click();
      // It stands above everything until it is ended.
      await parent
        .getByRole('alert')
        .getByText(/everything is closed for Mia/)
        .waitFor();
      await photograph(parent, 'banner');
      await parent.getByRole('button', { name: 'Deactivate emergency mode for Mia' }).click();
      await seeToast(parent, 'Emergency Mode Deactivated', 'Mia can play again.');
      await child.getByText("Today's missions").waitFor();
    });
  });
});

/** Opens the controls at one hero's page. */
async function openControls(parent: Page, hero: string): Promise<void> {
  await parent.goto('/parent/heroes');
  await parent.getByRole('link', { name: `All about ${hero}` }).click();
  await parent.getByRole('button', { name: `Open the controls of ${hero}` }).click();
  await parent.getByRole('dialog', { name: 'Parental Controls' }).waitFor();
}

/** The input itself lies under its drawing: a person presses it with the space bar or on its words. */
async function toggle(control: ReturnType<Page['getByRole']>): Promise<void> {
  await control.focus();
  await control.press('Space');
}

async function play({ child }: Stage, family: SetUpFamily): Promise<void> {
  const [mia] = family.heroes;
  if (!mia) throw new Error('the family has no hero');
  await enterAsHero(child, family.familyCode, mia);
  await child.goto('/kids');
  await child.getByText("Today's missions").waitFor();
}
