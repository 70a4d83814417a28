import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectFocusAt,
  expectFocusInside,
  expectFocusSomewhere,
  fill,
  press,
  tabTo,
} from '../testing/keyboard';
import type { RunningServer } from '../testing/server';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-keyboard');
});
afterAll(() => server?.stop());

describe('the console by the keyboard alone', () => {
  it('sign-up, hero, habit, assignment and approval need no mouse, and the focus is never lost', async () => {
    await onStage('keyboard', server.url, async ({ parent, photograph }) => {
      await signUp(parent);
      await createHero(parent);
      await openPage(parent, 'Missions');
      await createHabit(parent);
      await assign(parent);
      await completeMission(parent);
      await openPage(parent, 'Today');
      await photograph(parent, 'inbox');
      await approve(parent);
      await photograph(parent, 'approved');
    });
  });

  it('dialogs and menus close by Escape and lead back to what opened them', async () => {
    await onStage('keyboard-back', server.url, async ({ parent }) => {
      await signUp(parent);
      await createHero(parent);

      for (const [page, opener, dialog] of [
        ['Missions', 'Create the first habit', 'New habit'],
        ['Heroes', 'Add hero', 'New hero'],
        ['Heroes', 'Controls', 'Parental Controls'],
        ['Heroes', 'Tutorial', 'Parent Tutorial'],
        ['Heroes', 'Search', 'Search the console'],
      ] as const) {
        await openPage(parent, page);
        const button = parent.getByRole('button', { name: opener }).first();
        await press(parent, button, 'Enter');
        await parent.getByRole('dialog', { name: dialog }).waitFor();
        await expectFocusInside(parent.getByRole('dialog', { name: dialog }));
        await parent.keyboard.press('Escape');
        await parent.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' });
        await expectFocusAt(button);
      }

      // A question asked from a menu leads back to the menu's button: the menu itself is gone.
      const more = parent.getByRole('button', { name: 'More for Robin' });
      await press(parent, more, 'Enter');
      const edit = parent.getByRole('menuitem', { name: 'Edit hero' });
      await expectFocusAt(edit);
      await parent.keyboard.press('Escape');
      await expectFocusAt(more);
      await parent.keyboard.press('Enter');
      await expectFocusAt(edit);
      await parent.keyboard.press('ArrowDown');
      await expectFocusAt(parent.getByRole('menuitem', { name: 'Delete hero' }));
      await parent.keyboard.press('Enter');
      const question = parent.getByRole('alertdialog');
      await question.getByText('Delete Robin?').waitFor();
      // The safe answer has the focus first.
      await expectFocusAt(question.getByRole('button', { name: 'Cancel' }));
      await parent.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
      await expectFocusAt(more);
    });
  });

  it('an icon alone tells its name where the focus is, and Escape puts that away', async () => {
    await onStage('keyboard-tooltip', server.url, async ({ parent }) => {
      await signUp(parent);
      await createHero(parent);
      await openPage(parent, 'Heroes');
      const more = parent.getByRole('button', { name: 'More for Robin' });
      await tabTo(parent, more);
      const tooltip = parent.getByRole('tooltip');
      await tooltip.getByText('More for Robin', { exact: true }).waitFor();
      await parent.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'detached' });
      await expectFocusAt(more);
    });
  });
});

let families = 0;

async function signUp(page: Page): Promise<void> {
  families += 1;
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Start free trial' }).first(), 'Enter');
  await page.getByLabel('First name').waitFor();
  await fill(page, page.getByLabel('First name'), 'Pat');
  await fill(page, page.getByLabel('Last name'), 'Rivers');
  await fill(page, page.getByLabel('Email'), `key${families}@example.com`);
  await fill(page, page.getByLabel(/^Password/), 'long-enough');
  await fill(page, page.getByLabel(/^Confirm password/), 'long-enough');
  await page.keyboard.press('Enter');
  await expectFocusAt(page.getByRole('heading', { name: 'Create your first hero' }));
}

async function createHero(page: Page): Promise<void> {
  await fill(page, page.getByLabel('Hero name'), 'Robin');
  // One stop for the four pictures, the arrows choose among them.
  await tabTo(page, page.getByRole('radio', { checked: true }).first());
  await page.keyboard.press('ArrowRight');
  await expectFocusAt(page.getByRole('radio', { checked: true }).first());
  await press(page, page.getByRole('button', { name: 'Create hero' }), 'Enter');
  await expectFocusAt(page.getByRole('heading', { level: 1 }));
}

/** Goes there by the navigation; where one is already, nothing happens. */
async function openPage(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await press(page, link, 'Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

async function createHabit(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Create the first habit' }), 'Space');
  const dialog = page.getByRole('dialog', { name: 'New habit' });
  await expectFocusAt(dialog.getByLabel(/^Name/));
  await page.keyboard.type('Feed the cat');
  // For nobody yet: it is assigned by keys below.
  await press(page, dialog.getByRole('checkbox', { name: 'Robin' }), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Create habit' }), 'Space');
  await page.getByText('Master Habit Created!').waitFor();
  // The button that opened it belonged to the empty section and is gone with it.
  await expectFocusAt(page.getByRole('heading', { name: 'Habit Management' }));
}

async function assign(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Assign habits' });
  await press(page, opener, 'Enter');
  const cell = page.getByRole('button', { name: 'Assign Feed the cat to Robin' });
  await press(page, cell, 'Space');
  await page.getByText('Habit Assigned!').waitFor();
  await expectFocusInside(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocusAt(opener);
}

/** The hero does it meanwhile, on a device of their own. */
async function completeMission(page: Page): Promise<void> {
  const { request } = page.context();
  const [habit] = await (await request.get('/api/habits/all')).json();
  const login = { username: 'robin', pin: '2468' };
  await request.patch(`/api/children/${habit.childId}`, { data: login });
  const { familyCode } = await (await request.get('/api/auth/user')).json();
  const child = await request.post('/api/auth/child-login', { data: { familyCode, ...login } });
  expect(child.status()).toBe(200);
  const done = await request.post(`/api/habits/${habit.id}/complete`, { data: {} });
  expect(done.status()).toBe(201);
}

async function approve(page: Page): Promise<void> {
  const approveIt = page.getByRole('button', { name: 'Approve Feed the cat by Robin' }).first();
  await approveIt.waitFor();
  const feedback = page.getByRole('button', { name: 'Needs Work: Feed the cat by Robin' }).first();
  await tabTo(page, feedback, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocusAt(page.getByLabel('Your feedback'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocusAt(feedback);
  await press(page, approveIt, 'Enter');
  await page.getByText('Habit Approved!').waitFor();
  await expectFocusSomewhere(page);
}
