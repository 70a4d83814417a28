import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls, holdCalls } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import type { RunningServer } from '../testing/server';
import { send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-progress');
});
afterAll(() => server?.stop());

describe('progress reports', () => {
  it('show the first child, then the chosen one, in figures, bars, habits and days', async () => {
    await onStage('progress-figures', server.url, async ({ parent, photograph }) => {
      const { heroes } = await setUpFamily(parent, ['Mia', 'Leo']);
      await approve(parent, heroes[0]?.missionId);
      await parent.goto(`/parent/heroes/${heroes[0]?.id}`);
      const tiles = parent.getByRole('region', { name: 'Progress', exact: true });
      for (const tile of ['Completion Rate', 'Current Streak', 'Badges Earned', 'Current Level'])
        await tiles.getByText(tile, { exact: true }).waitFor();
      await tiles.getByText('100%').waitFor();
      await tiles.getByRole('link', { name: 'See the report' }).click();

      await parent.getByRole('heading', { name: 'Progress Reports', level: 1 }).waitFor();
      await parent.getByRole('heading', { name: 'Mia', level: 2 }).waitFor();
      for (const card of ['Total XP', 'Current Level', 'Best Streak', 'Active Habits'])
        await parent.getByText(card, { exact: true }).waitFor();
      await parent.getByText('100% · 1 of 1 mission · 500 XP').waitFor();
      const habits = parent.getByRole('region', { name: 'Habit Performance' });
      await habits.getByText('1 day streak').waitFor();
      await parent.getByRole('img', { name: 'Feed the cat: 100%, 1 of 1 time' }).waitFor();
      const today = parent.getByRole('button', { name: /: 1 mission, current streak$/ });
      await today.focus();
      await parent.keyboard.press('ArrowLeft');
      await parent.getByText('Nothing approved on this day.').waitFor();
      await photograph(parent, 'mia');
      expect(await axeFaults(parent)).toEqual([]);

      await parent.getByText('Month', { exact: true }).click();
      const month = parent.getByRole('region', { name: 'Monthly XP Progress' });
      await month.getByText('Missed', { exact: true }).waitFor();
      await month.getByText('100% · 1 of 1 mission · 500 XP').waitFor();
      await photograph(parent, 'month');
      expect(await axeFaults(parent)).toEqual([]);
      await parent.getByRole('button', { name: 'The month before' }).click();
      await month.getByText('nothing due · 0 XP').waitFor();
      await parent.getByText('Week', { exact: true }).click();

      await parent.getByRole('button', { name: 'Look at Leo' }).click();
      await parent.getByText('nothing due · 0 XP').waitFor();
      await parent.reload();
      await parent.getByRole('heading', { name: 'Leo', level: 2 }).waitFor();
      await parent.getByRole('link', { name: 'Back to Today' }).click();
      await parent.waitForURL('**/parent');
    });
  });

  it('start at the first child and say when there are no habits yet', async () => {
    await onStage('progress-empty', server.url, async ({ parent }) => {
      await setUpFamily(parent, []);
      await send(parent.context().request, '/api/children', { name: 'Nia', avatarType: 'robot' });
      await parent.goto('/progress-reports');
      await parent.getByText('No habit data yet').waitFor();
      await parent.getByRole('link', { name: 'Choose habits' }).click();
      await parent.getByRole('heading', { name: 'Habit Management' }).waitFor();
    });
  });

  it('say that they load, and offer to try again when they cannot', async () => {
    await onStage('progress-failing', server.url, async ({ parent, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Mia']);
      const restore = await breakCalls(parent, 'progress.report');
      const release = await holdCalls(parent, 'progress.report');
      await parent.goto('/progress-reports');
      await parent.getByText('Loading progress data...').waitFor();
      await release();
      await parent.getByText('Could not load the report').waitFor();
      await restore();
      await parent.getByRole('button', { name: 'Try again' }).click();
      await parent.getByText('nothing due · 0 XP').waitFor();
    });
  });

  it('are taken along as CSV in which no name is a formula, and on paper without buttons', async () => {
    await onStage('progress-files', server.url, async ({ parent, photograph }) => {
      const { heroes } = await setUpFamily(parent, ['Mia']);
      const [mia] = heroes;
      await parent.context().request.patch(`/api/children/${mia?.id}`, { data: { name: '=1+1' } });
      await approve(parent, mia?.missionId);
      await parent.goto('/progress-reports');
      await parent.getByRole('img', { name: /^Feed the cat/ }).waitFor();
      await parent.getByRole('button', { name: 'Download CSV' }).click();
      const download = parent.waitForEvent('download');
      await parent.getByRole('menuitem', { name: 'Every mission of 12 weeks' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^herohood-1-1-missions-\d{4}-\d\d-\d\d\.csv$/);
      const [, line = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
      expect(line).toMatch(/^'=1\+1,\d{4}-\d\d-\d\d,\w{3},Feed the cat,approved,500,/);

      await parent.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await parent.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
      expect(await parent.getByRole('link', { name: 'Back to Today' }).isVisible()).toBe(false);
      const paper = await parent.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper).toBe('rgb(255, 255, 255)');
      await photograph(parent, 'paper');
    });
  });
});

/** Marks a mission done for today, which also approves it. */
async function approve(parent: Page, missionId: string | undefined): Promise<void> {
  await send(parent.context().request, `/api/habits/${missionId}/complete`);
}
