import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { expectFocusAt, expectFocusSeen } from '../testing/keyboard';
import { NO_NETWORK, readAllKept, whenKept } from '../testing/own-device';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

const MINUTES = 10;
const READ = 'Read a book';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-tools');
});
afterAll(() => server?.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stage = (page: Page) => page.getByRole('dialog', { name: 'Tidy your room' });
const faults = async (page: Page) => [...(await axeFaults(page)), ...(await smallTargets(page))];

/** A parent writes down a mission in three steps, the second of them with a picture. */
async function makeHabit(parent: Page): Promise<void> {
  await parent.goto('/parent/missions');
  await button(parent, 'New habit').click();
  const form = parent.getByRole('dialog', { name: 'New habit' });
  await form.getByLabel(/^Name/).fill('Tidy your room');
  await form.getByRole('radio', { name: 'Steps' }).check();
  await button(parent, 'Add a step').click();
  for (const [n, name] of ['Floor', 'Bed', 'Desk'].entries()) {
    await form.getByRole('textbox', { name: `Step ${n + 1}`, exact: true }).fill(name);
  }
  await button(parent, 'Move step 3 up').click();
  await button(parent, 'Choose a picture for step 2').click();
  await form
    .getByRole('group', { name: 'Picture of step 2' })
    .getByRole('radio', { name: 'Homework' })
    .check();
  await button(parent, 'Create habit').click();
  await parent.getByText('Master Habit Created!').waitFor();
}

/** What the page's clock says, which the journey sets, in milliseconds since 1970. */
const clockOf = (page: Page) => page.evaluate(() => Date.now());

/** The timer runs, and has run by that clock since it was begun between these two instants. It looks twice a second. */
async function expectRunning(page: Page, begun: { after: number; before: number }): Promise<void> {
  await button(page, 'Pause').waitFor();
  const read = async () => {
    const { shown, now } = await page.evaluate(() => ({
      shown: document.querySelector('[role=timer]')?.textContent ?? '',
      now: Date.now(),
    }));
    const [minutes = 0, seconds = 0] = shown.split(':').map(Number);
    const ranMs = (MINUTES * 60 - minutes * 60 - seconds) * 1000;
    const isRight = ranMs >= now - begun.before - 1_500 && ranMs <= now - begun.after;
    return isRight || `${shown} left ${now - begun.after} ms after the tap`;
  };
  await expect.poll(read).toBe(true);
}

describe('a mission with a tool', () => {
  it('goes on through a reload without network, and its deed arrives once', async () => {
    const journey = { name: 'kids-tools-offline', keepsApp: true };
    await onStage(journey, server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(NO_NETWORK);
      const { request } = parent.context();
      const family = await setUpFamily(parent, ['Mia']);
      const mia = family.heroes[0]!;
      const tool = { kind: 'timer', minutes: MINUTES };
      const { id: masterHabitId } = await send(request, '/api/habits/master', { name: READ, tool });
      await send(request, `/api/children/${mia.id}/habits`, { masterHabitId });
      const sent = async () => {
        const rows = await (await request.get(`/api/children/${mia.id}/completions`)).json();
        return rows.map(({ status }: { status: string }) => status);
      };
      await enterAsHero(child, family.familyCode, mia);
      await child.clock.install();
      await child.goto('/kids');
      await whenKept(child);
      await expect.poll(() => readAllKept(child)).toContain(READ);

      const after = await clockOf(child);
      await button(child, `Start the timer: ${READ}`).tap();
      await child.getByRole('timer').waitFor();
      const begun = { after, before: await clockOf(child) };
      await child.clock.fastForward('03:00');
      await expectRunning(child, begun);
      await child.context().setOffline(true);
      await child.reload();
      await expectRunning(child, begun);
      await child.clock.fastForward('04:00');
      await expectRunning(child, begun);
      await photograph(child, 'running');
      await child.clock.fastForward('04:00');
      const stage = child.getByRole('dialog', { name: READ });
      await stage.getByText('Well done!').waitFor();
      await stage.getByRole('button', { name: `I did it! ${READ}` }).tap();
      await child.getByText('Saved here: 1').waitFor();
      expect(await sent()).toEqual([]);

      await child.context().setOffline(false);
      // The emulated browser does not notice by itself in every page.
      await child.evaluate(() => window.dispatchEvent(new Event('online')));
      await child.getByText('Your saved mission was sent to your parent.').waitFor();
      expect(await sent()).toEqual(['pending']);
      await child.reload();
      await button(child, 'I did it! Feed the cat').waitFor();
      expect(await button(child, `I did it! ${READ}`).count()).toBe(0);
      expect(await sent()).toEqual(['pending']);
    });
  });

  it('is made by a parent; the hero does its steps through a reload, and it is sent', async () => {
    await onStage({ name: 'kids-tools' }, server.url, async ({ parent, child, photograph }) => {
      const family = await setUpFamily(parent, ['Mia']);
      await makeHabit(parent);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids');
      const entry = button(child, 'Show me the steps: Tidy your room');
      await entry.focus();
      await child.keyboard.press('Enter');
      await button(child, 'Done! Floor').waitFor();
      expect(await faults(child)).toEqual([]);
      // By keyboard: the act has the focus, Tab stays in, Escape leaves, Enter comes back.
      await expectFocusAt(button(child, 'Done! Floor'));
      await child.keyboard.press('Enter');
      await button(child, 'Done! Desk').waitFor();
      await child.keyboard.press('Tab');
      await expectFocusSeen(child, 'on the stage');
      await photograph(child, 'steps');
      await child.keyboard.press('Escape');
      await stage(child).waitFor({ state: 'detached' });
      await expectFocusAt(entry);
      await child.keyboard.press('Enter');
      await button(child, 'Done! Desk').waitFor();

      await child.reload();
      await button(child, 'Done! Desk').click();
      await button(child, 'Done! Bed').click();
      await stage(child).getByText('Well done!').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'end');
      await stage(child).getByRole('button', { name: 'I did it! Tidy your room' }).click();
      const waiting = async () => (await parent.context().request.get('/api/pending-habits/all')).json();
      await child.getByText('With your parent: 1').waitFor();
      await expect.poll(waiting).toMatchObject([{ habit: { name: 'Tidy your room' } }]);
    });
  });
});
