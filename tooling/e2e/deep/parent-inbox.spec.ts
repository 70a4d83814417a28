import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls } from '../testing/alter-answers';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-inbox');
});
afterAll(() => server?.stop());

const inboxOf = (parent: Page) => parent.getByRole('region', { name: 'Needs you now' });

async function breaking(page: Page, call: string, act: () => Promise<void>): Promise<void> {
  const restore = await breakCalls(page, call);
  await act();
  await restore();
}

/** A hero does the family's mission, as seen from the hero's own device. */
async function doMission(child: Page, { familyCode }: SetUpFamily, hero: SetUpHero): Promise<void> {
  await enterAsHero(child, familyCode, hero);
  await send(child.context().request, `/api/habits/${hero.missionId}/complete`);
}

describe('the inbox', () => {
  it('is worked through by keys alone, and by a finger', async () => {
    await onStage('inbox-keys', server.url, async ({ parent, child }) => {
      const family = await setUpFamily(parent, ['Robin', 'Kim']);
      const [robin, kim] = family.heroes as [SetUpHero, SetUpHero];
      await doMission(child, family, robin);
      await doMission(child, family, kim);
      await parent.goto('/parent');
      const inbox = inboxOf(parent);
      await inbox.getByText('2 waiting').waitFor();
      await parent.keyboard.press('j');
      await parent.keyboard.press('j');
      await parent.keyboard.press('a');
      await seeToast(parent, 'Habit Approved!');
      await inbox.getByText('1 waiting').waitFor();
      await parent.keyboard.press('u');
      await seeToast(parent, 'Approval undone');
      await inbox.getByText('2 waiting').waitFor();
      await parent.keyboard.press('r');
      await parent.getByRole('dialog', { name: 'Feed the cat: what is missing?' }).waitFor();
      await parent.keyboard.press('Escape');

      const row = inbox.getByRole('region', { name: 'Kim: 1' }).getByRole('listitem');
      const box = await row.boundingBox();
      if (!box) throw new Error('The row has no place.');
      const devtools = await parent.context().newCDPSession(parent);
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
        });
      await touch('touchStart', x);
      for (let far = 20; far <= 160; far += 20) await touch('touchMove', x + far);
      await touch('touchEnd', x + 160);
      await seeToast(parent, 'Habit Approved!');
      await inbox.getByRole('region', { name: 'Kim: 1' }).waitFor({ state: 'detached' });
    });
  });

  it('sends a mission back with feedback, and nothing without words', async () => {
    await onStage('inbox-reject', server.url, async ({ parent, child, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      const family = await setUpFamily(parent, ['Robin', 'Kim']);
      const [robin, kim] = family.heroes as [SetUpHero, SetUpHero];
      await doMission(child, family, robin);
      await doMission(child, family, kim);
      await parent.goto('/parent');
      const inbox = inboxOf(parent);

      const approve = inbox.getByRole('button', { name: 'Approve Feed the cat by Robin' });
      await breaking(parent, 'missions.approve', async () => {
        await approve.click();
        await seeToast(parent, 'Failed to approve habit');
      });
      await inbox.getByRole('button', { name: 'Needs Work: Feed the cat by Robin' }).click();
      const dialog = parent.getByRole('dialog', { name: 'Feed the cat: what is missing?' });
      await dialog.getByRole('button', { name: 'Send feedback' }).click();
      const hint = 'Please provide feedback to help your child improve.';
      await seeToast(parent, 'Message Required', hint);
      await dialog.getByLabel('Your feedback').fill('The bowl is still empty.');
      await breaking(parent, 'missions.reject', async () => {
        await dialog.getByRole('button', { name: 'Send feedback' }).click();
        await seeToast(parent, 'Failed to reject habit');
      });
      await dialog.getByRole('button', { name: 'Send feedback' }).click();
      await seeToast(parent, 'Feedback Sent');
      // The toast comes before the list has been read anew: the row of before must be gone.
      await dialog.waitFor({ state: 'detached' });
      await approve.waitFor({ state: 'detached' });

      // The keyboard stays in the list: the row that is answered hands the focus to the one that follows.
      await doMission(child, family, robin);
      await approve.waitFor();
      await inbox.getByRole('button', { name: 'Approve Feed the cat by Kim' }).press('Enter');
      await seeToast(parent, 'Habit Approved!');
      await expect
        .poll(() => parent.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Approve Feed the cat by Robin');
    });
  });

  it('saves how missions approve themselves, counts down, and marks a forgotten mission done', async () => {
    await onStage('inbox-auto', server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      const family = await setUpFamily(parent, ['Robin']);
      const [robin] = family.heroes as [SetUpHero];
      await doMission(child, family, robin);
      await parent.goto('/parent/settings');
      const panel = parent.getByRole('region', { name: 'Habit Approvals' });
      await panel.getByRole('switch', { name: 'Approve automatically' }).click();
      await breaking(parent, 'missions.updateAutoApprovalSettings', async () => {
        await panel.getByRole('button', { name: 'Save settings' }).click();
        await seeToast(parent, 'Failed to update settings');
      });
      await panel.getByLabel('After').selectOption('2');
      await panel.getByLabel('Unit').selectOption('days');
      await panel.getByRole('button', { name: 'Save settings' }).click();
      await seeToast(parent, 'Auto-Approval Settings Updated');
      await panel
        .getByText(/^Approves itself in (1d 23h|2d 0h)$/)
        .first()
        .waitFor();
      await photograph(parent, 'countdown');

      const { request } = parent.context();
      const bed = await send(request, '/api/habits/master', { name: 'Make the bed' });
      await send(request, `/api/children/${robin.id}/habits`, { masterHabitId: bed.id });
      await parent.goto(`/parent/heroes/${robin.id}`);
      await parent.getByRole('button', { name: 'Mark a mission done' }).click();
      const dialog = parent.getByRole('dialog', { name: 'Mark done for Robin' });
      await dialog.getByText('Waiting for you').waitFor();
      // The hero had nothing to do then.
      await dialog.getByLabel('Day').selectOption({ index: 7 });
      await dialog.getByText('Nothing to do on this day').waitFor();
      await dialog.getByLabel('Day').selectOption({ index: 0 });
      const mark = dialog.getByRole('button', { name: 'Mark Make the bed as done' });
      await breaking(parent, 'missions.complete', async () => {
        await mark.click();
        await seeToast(parent, 'Oops!');
      });
      await mark.click();
      await seeToast(parent, 'Mission Complete!');
      await parent.getByRole('button', { name: 'Undo' }).click();
      await seeToast(parent, 'Approval undone');
    });
  });

  it('tells a parent who asked for it what is new while the page is out of sight', async () => {
    await onStage('inbox-notify', server.url, async ({ parent, child }) => {
      // Headless Chromium shows no notifications: what would be shown is collected instead.
      await parent.addInitScript(() => {
        const told: string[] = [];
        class Told {
          static permission = 'default';
          static async requestPermission() {
            Told.permission = 'granted';
            return Told.permission;
          }
          constructor(title: string, { body }: { body: string }) {
            told.push(`${title}: ${body}`);
          }
        }
        Object.assign(window, { Notification: Told, told });
      });
      const told = () => parent.evaluate(() => (window as Window & { told?: string[] }).told ?? []);
      const family = await setUpFamily(parent, ['Robin']);
      const [robin] = family.heroes as [SetUpHero];
      await parent.goto('/parent');
      await inboxOf(parent).getByText('Nothing to approve yet').waitFor();
      expect(await told()).toEqual([]);
      await parent.getByRole('link', { name: 'Settings' }).click();
      await parent.getByRole('switch', { name: /^Tell this device/ }).click();
      // No push service answers here: what the open page tells is all there is.
      await seeToast(parent, 'You will be told while Herohood is open');
      expect(await told()).toHaveLength(1);
      await parent.getByRole('link', { name: 'Today', exact: true }).click();
      await inboxOf(parent).getByText('Nothing to approve yet').waitFor();
      await parent.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
      await doMission(child, family, robin);
      await expect.poll(told).toContain('Something needs you: Robin has done: Feed the cat');
    });
  });
});
