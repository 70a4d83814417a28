import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls } from './testing/alter-answers';
import { daysAgo } from './testing/family-zone';
import type { RunningServer } from './testing/server';
import { enterAsHero, type SetUpFamily, type SetUpHero, send, setUpFamily } from './testing/set-up-family';
import { startServerOnShared } from './testing/shared-postgres';
import { onStage } from './testing/stage';
import { BROKEN_CALL, seeToast } from './testing/toast';

/** The browser's own words about a voice that an undo has taken away. */
const VOICE_GONE = /status of 404 .*\/api\/media\//;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-inbox');
});
afterAll(() => server?.stop());

const PHONE = { width: 390, height: 844 };

/** Counts the taps from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as Window & { taps?: number };
    if (counted.taps === undefined)
      addEventListener('click', () => (counted.taps = (counted.taps ?? 0) + 1), true);
    counted.taps = 0;
  });
  return () => page.evaluate(() => (window as Window & { taps?: number }).taps ?? 0);
}

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

/** What a hero may claim at once: paid by a mission of yesterday, which a parent marks. */
async function affordableReward(parent: Page, hero: SetUpHero, name: string): Promise<string> {
  const { request } = parent.context();
  await send(request, `/api/habits/${hero.missionId}/complete`, { date: daysAgo(1) });
  return (await send(request, `/api/children/${hero.id}/rewards`, { name, cost: 100 })).id;
}

const pointsToApprove = { type: 'streak_bonus', source: 'streak', amount: 20, requiresApproval: true };

/** Waits until something gets that name, for however short a time: a voice of a second may be over before one looks. */
function untilLabelled(page: Page, label: string): Promise<void> {
  return page.evaluate(
    (sought) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver((changes) => {
          if (!changes.some(({ target }) => (target as Element).ariaLabel === sought)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });
      }),
    label,
  );
}

describe('the inbox', () => {
  it('fills live hero by hero, approves everything but rewards, and takes it back', async () => {
    await onStage('inbox-live', server.url, async ({ parent, child, photograph }) => {
      const family = await setUpFamily(parent, ['Robin', 'Kim']);
      const [robin, kim] = family.heroes as [SetUpHero, SetUpHero];
      const rewardId = await affordableReward(parent, kim, 'Lego');
      await parent.setViewportSize(PHONE);
      await parent.goto('/parent');
      const inbox = inboxOf(parent);
      await inbox.getByText('All caught up').waitFor();
      await photograph(parent, 'clear');

      await doMission(child, family, robin);
      await inbox.getByRole('button', { name: 'Approve Feed the cat by Robin' }).waitFor();
      await doMission(child, family, kim);
      await send(child.context().request, `/api/rewards/${rewardId}/claim`);
      await inbox.getByRole('button', { name: 'Approve Lego for Kim' }).waitFor();
      const entry = { ...pointsToApprove, description: '7-day streak' };
      await send(parent.context().request, `/api/children/${robin.id}/reward-transactions`, entry);
      await inbox.getByText('4 waiting').waitFor();
      await inbox.getByRole('region', { name: 'Robin: 2' }).waitFor();
      await photograph(parent, 'full');

      const approve = inbox.getByRole('button', { name: /^Approve Feed the cat by/ }).first();
      const { y, height } = (await approve.boundingBox()) ?? { y: Number.NaN, height: 0 };
      expect(y + height, 'the first row ends in the upper half').toBeLessThanOrEqual(PHONE.height / 2);
      const forOne = await countTaps(parent);
      await approve.click();
      await seeToast(parent, 'Habit Approved!');
      expect(await forOne()).toBe(1);
      await parent.getByRole('button', { name: 'Undo' }).click();
      await seeToast(parent, 'Approval undone');
      await inbox.getByText('4 waiting').waitFor();

      await inbox.getByRole('button', { name: 'Robin: approve all 2' }).click();
      await seeToast(parent, 'Approved!', '2 approved.');
      await inbox.getByText('2 waiting').waitFor();
      await parent.getByRole('button', { name: 'Undo' }).click();
      await seeToast(parent, 'Approval undone');
      await inbox.getByText('4 waiting').waitFor();

      const forAll = await countTaps(parent);
      await inbox.getByRole('button', { name: 'Approve everything (3)' }).click();
      await seeToast(parent, 'Approved!', '3 approved.');
      await inbox.getByText('1 waiting').waitFor();
      await inbox.getByRole('button', { name: 'Approve Lego for Kim' }).click();
      await seeToast(parent, 'Reward Approved!');
      await inbox.getByText('All caught up').waitFor();
      expect(await forAll(), 'missions and points, and the reward').toBe(2);
    });
  });

  it('approves with a sticker, a line and a voice, which the hero hears at once and keeps until an undo', async () => {
    await onStage('inbox-praise', server.url, async ({ parent, child, photograph, expectProblem }) => {
      const family = await setUpFamily(parent, ['Robin']);
      const [robin] = family.heroes as [SetUpHero];
      await doMission(child, family, robin);
      await child.goto('/kids');
      await child.getByText("Today's missions").waitFor();
      await parent.goto('/parent');
      await parent.getByRole('button', { name: 'Praise or amount for Feed the cat by Robin' }).click();
      const sheet = parent.getByRole('dialog', { name: 'Feed the cat: praise and amount' });
      await sheet.getByRole('radio', { name: 'Rocket' }).check();
      await sheet.getByLabel('One line').fill('You did it before breakfast!');
      await sheet.getByRole('button', { name: 'Record a voice note' }).click();
      await sheet.getByText(/^[89] s left$/).waitFor();
      await sheet.getByRole('button', { name: 'Stop recording' }).click();
      await sheet.getByText(/sent when you approve$/).waitFor();
      await photograph(parent, 'dialog');
      const voice = child.waitForResponse(/\/api\/media\//);
      await sheet.getByRole('button', { name: 'Approve' }).click();
      await seeToast(parent, 'Habit Approved!');

      const heardAtOnce = untilLabelled(child, "Stop Pat's voice");
      await child.getByRole('button', { name: 'Hooray!' }).click();
      const party = child.getByRole('dialog', { name: 'Pat says' });
      await party.getByText('You did it before breakfast!').waitFor();
      expect((await voice).status()).toBeLessThan(300);
      await heardAtOnce;
      const heardAgain = untilLabelled(child, "Stop Pat's voice");
      await party.getByRole('button', { name: 'Listen to Pat' }).click();
      await heardAgain;
      await photograph(child, 'party');
      await child.goto('/kids?tab=progress');
      // The approval brought levels, too: that party covers the page until it is closed.
      await child.getByRole('dialog', { name: 'Level up!' }).getByRole('button', { name: 'Later' }).click();
      const shelf = child.locator('[aria-label="My praise"]');
      await shelf.getByText('You did it before breakfast!').waitFor();

      const { request } = parent.context();
      // The app fetches voices ahead, and the undo may overtake that.
      expectProblem(VOICE_GONE);
      const [decision] = await (await request.get('/api/decisions')).json();
      expect(decision.summary).toContain('sticker Rocket, voice note');
      await send(request, `/api/habit-completions/${decision.id}/undo`);
      await shelf.getByText('Room for kind words').waitFor();
    });
  });

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
