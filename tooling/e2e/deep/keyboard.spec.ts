import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  expectFocusAt,
  expectFocusInside,
  expectFocusSeen,
  expectFocusSomewhere,
  fill,
  press,
  tabTo,
} from '../testing/keyboard';
import type { RunningServer } from '../testing/server';
import { send } from '../testing/set-up-family';
import { setUpPlayer } from '../testing/set-up-player';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

/** One walk through each app by the keyboard alone: what comes and goes there takes no focus along. */

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('keyboard');
});
afterAll(() => server?.stop());

it('a parent comes from the sign-up to a first approval', async () => {
  await onStage('keyboard-parent', server.url, async ({ parent, photograph }) => {
    await signUp(parent);
    await createHero(parent);
    await openPage(parent, 'Missions');
    await createHabit(parent);
    await assign(parent);
    await completeMission(parent);
    await openPage(parent, 'Today');
    await approve(parent);
    await photograph(parent, 'approved');
  });
});

it('a hero signs in, does and takes back a mission, buys an avatar and leaves', async () => {
  await onStage({ name: 'keyboard-hero', child: 'tablet', hasMotion: true }, server.url, async (stage) => {
    const { parent, child } = stage;
    const { request } = parent.context();
    const hero = await setUpPlayer(stage, { done: 0, isPaid: false });
    // It pays for the avatar.
    await send(request, `/api/habits/${hero.missionId}/complete`);
    const { familyCode } = await (await request.get('/api/auth/user')).json();
    await child.context().clearCookies();
    await signIn(child, familyCode);
    await doMissions(child);
    for (const section of ['My world', 'Customize']) await openNext(child, section);
    await becomeFox(child);
    await leave(child);
  });
});

const button = (child: Page, name: string) => child.getByRole('button', { name, exact: true });
const card = (child: Page, name: string) => child.getByRole('article', { name, exact: true });
const gone = (thing: Locator) => thing.waitFor({ state: 'detached' });

async function expectSeenIn(room: Locator): Promise<void> {
  await expectFocusInside(room);
  await expectFocusSeen(room.page(), `in ${room}`);
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Start free trial' }).first(), 'Enter');
  await page.getByLabel('First name').waitFor();
  await fill(page, page.getByLabel('First name'), 'Pat');
  await fill(page, page.getByLabel('Last name'), 'Rivers');
  await fill(page, page.getByLabel('Email'), 'key@example.com');
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

async function signIn(child: Page, familyCode: string): Promise<void> {
  await child.goto('/kids-login');
  await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
  await press(child, button(child, 'Start Adventure!'), 'Enter');
  await child.getByText('Missing Information').waitFor();
  await fill(child, child.getByLabel('Family Code'), familyCode);
  await fill(child, child.getByLabel('Hero Username'), 'mia');
  await press(child, button(child, 'Digit 1'), 'Enter');
  await press(child, button(child, 'Digit 3'), 'Space');
  await child.keyboard.type('58');
  await press(child, button(child, 'Erase last digit'), 'Enter');
  await child.keyboard.type('7');
  await press(child, button(child, 'Start Adventure!'), 'Enter');
  await child.getByText("Today's missions").waitFor();
  await expectSeenIn(child.getByRole('main'));
}

async function doMissions(child: Page): Promise<void> {
  const mission = card(child, 'Water plant 1');
  const complete = button(child, 'I did it! Water plant 1');
  await press(child, complete, 'Enter');
  await child.getByText('Mission Complete!').waitFor();
  await expectSeenIn(mission);
  await press(child, button(child, 'Take back Water plant 1'), 'Space');
  await complete.waitFor();
  await expectSeenIn(mission);
  await press(child, complete, 'Enter');
  await button(child, 'Take back Water plant 1').waitFor();
  await expectSeenIn(mission);
}

/** From the section that is open to its neighbour. */
async function openNext(child: Page, name: string): Promise<void> {
  const sections = child.getByRole('tablist', { name: 'Sections' });
  await tabTo(child, sections.getByRole('tab', { selected: true }));
  await child.keyboard.press('ArrowDown');
  await sections.getByRole('tab', { name, selected: true }).waitFor();
  await expectFocusAt(sections.getByRole('tab', { name }));
}

async function becomeFox(child: Page): Promise<void> {
  await tabTo(child, child.getByRole('tab', { name: 'Current Hero' }));
  await child.keyboard.press('ArrowRight');
  await expectFocusAt(child.getByRole('tab', { name: 'Avatar Shop' }));
  const opener = button(child, 'Buy Clever Fox for 25 points');
  await press(child, opener, 'Enter');
  const question = child.getByRole('dialog', { name: 'Buy Clever Fox for 25 points?' });
  await expectSeenIn(question);
  for (let presses = 0; presses < 5; presses += 1) {
    await child.keyboard.press('Tab');
    await expectSeenIn(question);
  }
  await child.keyboard.press('Escape');
  await gone(question);
  await expectFocusAt(opener);
  await child.keyboard.press('Enter');
  await press(child, question.getByRole('button', { name: 'Yes, buy it!' }), 'Enter');
  await expectFocusAt(button(child, 'Open it!'));
  await child.keyboard.press('Enter');
  const gift = child.getByRole('dialog', { name: 'Clever Fox is yours!' });
  await expectSeenIn(gift);
  await child.keyboard.press('Escape');
  await gone(gift);
  await leaveBadge(child);
  // What opened it is sold: the card is still where one was.
  const fox = card(child, 'Clever Fox');
  await expectSeenIn(fox);
  await press(child, button(child, 'Be the Clever Fox'), 'Enter');
  await fox.getByText('This is you!').waitFor();
  await expectSeenIn(fox);
}

/** What was bought for the first time brings a badge. */
async function leaveBadge(child: Page): Promise<void> {
  const badge = child.getByRole('dialog', { name: 'New badge!' });
  await expectSeenIn(badge);
  await child.keyboard.press('Escape');
  await gone(badge);
}

async function leave(child: Page): Promise<void> {
  await press(child, button(child, 'Settings'), 'Enter');
  await press(child, button(child, 'Logout'), 'Enter');
  await press(child, button(child, 'Yes, log out'), 'Enter');
  await child.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await press(child, button(child, 'Mia'), 'Enter');
  await child.getByText('Hi, Mia!').waitFor();
  await expectFocusSomewhere(child);
  await press(child, button(child, 'Back'), 'Enter');
  await child.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await expectFocusSomewhere(child);
  await press(child, button(child, 'Forget Mia on this device'), 'Enter');
  await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
  await expectFocusSomewhere(child);
}
