import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './testing/server';
import { onStage } from './testing/stage';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer('main-job');
});
afterAll(() => server?.stop());

describe('the main job, end to end', () => {
  it('sign-up, hero, habit, login, mission, approval: the child celebrates without a reload', async () => {
    await onStage(
      { name: 'main-job', hasMotion: true, keepsApp: true, isNow: true },
      server.url,
      async ({ parent, child, photograph }) => {
        await signUp(parent);
        await createHero(parent, 'Robin');
        await createHabit(parent, 'Feed the cat');
        const login = await generateLogin(parent);
        await photograph(parent, 'parent-ready');

        await signInAsHero(child, login);
        await child.getByRole('button', { name: 'I did it! Feed the cat' }).tap();
        await child.getByText('Mission Complete!').waitFor();
        await child.getByText('With your parent: 1').waitFor();
        await photograph(child, 'waiting');

        // The mission arrives at the parent's open page by itself.
        const approve = parent.getByRole('button', { name: 'Approve Feed the cat by Robin' }).first();
        await approve.waitFor();
        await photograph(parent, 'inbox');
        await child.evaluate(() => {
          (window as Window & { isSamePage?: boolean }).isSamePage = true;
        });
        await approve.click();
        await child.getByRole('dialog', { name: 'Mission approved!' }).waitFor();
        await photograph(child, 'celebration');

        const isSamePage = await child.evaluate(
          () => (window as Window & { isSamePage?: boolean }).isSamePage,
        );
        expect(isSamePage, 'the child never reloaded').toBe(true);
        await parent.getByText('Habit Approved!').waitFor();
        await child.getByRole('button', { name: 'Hooray!' }).tap();
        await child.getByText('You earned 50 XP').waitFor();
        await photograph(child, 'done');
      },
    );
  });

  it('feedback reaches the child live, who tries again; an undo takes back what was paid', async () => {
    await onStage({ name: 'second-try', isNow: true }, server.url, async ({ parent, child, photograph }) => {
      await signUp(parent);
      await createHero(parent, 'Kim');
      await createHabit(parent, 'Water the plants');
      await signInAsHero(child, await generateLogin(parent));
      await child.getByRole('button', { name: 'I did it! Water the plants' }).tap();

      await parent.getByRole('button', { name: 'Needs Work: Water the plants by Kim' }).first().click();
      await parent.getByLabel('Your feedback').fill('The fern is still thirsty.');
      await parent.getByRole('button', { name: 'Send feedback' }).click();
      await parent.getByText('Feedback Sent').waitFor();
      await child.getByText('The fern is still thirsty.').waitFor();
      await photograph(child, 'sent-back');

      await child.getByRole('button', { name: 'Try again: Water the plants' }).tap();
      await parent.getByRole('button', { name: 'Approve Water the plants by Kim' }).first().click();
      await child.getByRole('button', { name: 'Hooray!' }).tap();
      await parent.getByRole('button', { name: 'Undo' }).click();
      await child.getByText('With your parent: 1').waitFor();
      await parent.getByRole('button', { name: 'Approve Water the plants by Kim' }).first().waitFor();
    });
  });
});

let families = 0;

async function signUp(parent: Page): Promise<void> {
  families += 1;
  await parent.goto('/parent/auth?mode=register');
  await parent.getByLabel('First name').fill('Pat');
  await parent.getByLabel('Last name').fill('Rivers');
  await parent.getByLabel('Email').fill(`pat${families}@example.com`);
  await parent.getByLabel(/^Password/).fill('long-enough');
  await parent.getByLabel(/^Confirm password/).fill('long-enough');
  await parent.getByRole('button', { name: 'Create account' }).click();
  await parent.getByText('Create your first hero').waitFor();
}

async function createHero(parent: Page, name: string): Promise<void> {
  await parent.getByLabel('Hero name').fill(name);
  await parent.getByRole('button', { name: 'Create hero' }).click();
  await parent.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
}

/** Opens a page of the console from its navigation. */
async function openPage(parent: Page, name: string): Promise<void> {
  await parent.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await parent.getByRole('heading', { name, level: 1 }).waitFor();
}

async function createHabit(parent: Page, name: string): Promise<void> {
  await openPage(parent, 'Missions');
  await parent
    .getByRole('button', { name: /^(New habit|Create the first habit)$/ })
    .first()
    .click();
  const dialog = parent.getByRole('dialog', { name: 'New habit' });
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByRole('button', { name: 'Create habit' }).click();
  await parent.getByText('Master Habit Created!').waitFor();
}

interface Login {
  familyCode: string;
  username: string;
  pin: string;
}

/** Makes a login and reads it as a parent does: from the toast, and the family code from the page's own data. */
async function generateLogin(parent: Page): Promise<Login> {
  await openPage(parent, 'Heroes');
  await parent.getByRole('button', { name: 'Generate Login' }).first().click();
  const toast = await parent.getByText(/Username: \S+, PIN: \d{4}/).textContent();
  const [, username = '', pin = ''] = /Username: (\S+), PIN: (\d{4})/.exec(toast ?? '') ?? [];
  const familyCode = await parent.evaluate(
    async () => (await (await fetch('/api/auth/user')).json()).familyCode,
  );
  await openPage(parent, 'Today');
  return { familyCode, username, pin };
}

async function signInAsHero(child: Page, { familyCode, username, pin }: Login): Promise<void> {
  await child.goto('/kids-login');
  await child.getByLabel('Family Code').fill(familyCode.toLowerCase());
  await child.getByLabel('Hero Username').fill(username);
  for (const digit of pin) await child.getByRole('button', { name: `Digit ${digit}` }).tap();
  // It goes by itself after the last digit.
  await child.getByRole('button', { name: 'Close the welcome' }).tap();
  await child.getByText("Today's missions").waitFor();
}
