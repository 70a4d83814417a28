import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInstead, breakCalls, holdCalls, refusal } from '../testing/alter-answers';
import { findInMail } from '../testing/mailbox';
import type { RunningServer } from '../testing/server';
import { setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

/** The browser's own words about refusals that belong to the journey. */
const REFUSED = /status of (400|401|404|409|410|429|500)/;

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('parent-account');
});
afterAll(() => server?.stop());

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
};

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/parent/auth?mode=login');
  await fill(page, { Email: email, Password: password });
  await page.keyboard.press('Enter');
}

const ANNA = { 'First name': 'Anna', 'Last name': 'Berg', Email: 'anna@example.com' };

describe('an account', () => {
  it('is checked at the form, made, edited, given a new password, left and entered again', async () => {
    await onStage('account', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      expectProblem(BROKEN_CALL);
      await parent.goto('/parent/auth');
      await parent.getByText('A unique family code will be provided.').waitFor();
      await parent.getByRole('button', { name: 'Create account' }).click();
      await seeToast(parent, 'Missing information', 'Please fill in all required fields');
      await fill(parent, { ...ANNA, Password: 'first-one', 'Confirm password': 'other-one' });
      await parent.keyboard.press('Enter');
      await seeToast(parent, "Passwords don't match", 'Please make sure both passwords are the same');
      await fill(parent, { Password: 'five5', 'Confirm password': 'five5' });
      await parent.keyboard.press('Enter');
      await seeToast(parent, 'Password too short', 'Password must be at least 6 characters long');
      await fill(parent, { Password: 'first-one', 'Confirm password': 'first-one' });
      await parent.getByLabel(/^Family code/).fill('ZZZZZZ');
      await parent.keyboard.press('Enter');
      const unknown = 'No family has this code. Please check it and try again.';
      await seeToast(parent, 'Registration failed', unknown);
      await parent.getByLabel(/^Family code/).fill('');
      const restore = await breakCalls(parent, 'account.register');
      await parent.keyboard.press('Enter');
      await seeToast(parent, 'Registration failed', 'Failed to create account');
      await restore();
      await parent.getByLabel(/^Family code/).press('Enter');
      await seeToast(parent, 'Account created!', "Welcome to Herohood! Let's set up your first child.");
      const user = await (await parent.context().request.get('/api/auth/user')).json();
      expect(user.phoneNumber).toBeNull();

      await parent.getByRole('button', { name: 'Your profile, Anna' }).click();
      for (const fact of ['anna@example.com', 'Total family XP', 'Active heroes', 'Account type', 'Parent']) {
        await parent.getByRole('dialog').getByText(fact, { exact: true }).waitFor();
      }
      await photograph(parent, 'popup');
      await parent.getByRole('button', { name: 'Edit profile' }).click();
      await editProfile(parent);
      await photograph(parent, 'profile');
      await changePassword(parent);

      await parent.getByRole('button', { name: 'Menu' }).click();
      await parent.getByRole('menuitem', { name: 'Sign Out' }).click();
      await parent.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(parent.url()).pathname).toBe('/');
      await seeToast(parent, 'Logged out', 'See you soon!');
      await photograph(parent, 'logged-out');
      await signIn(parent, 'anna@example.com', 'second-one');
      await seeToast(parent, 'Welcome back!', `Your family code is ${user.familyCode}.`);
    });
  });

  it('whose password was forgotten is opened by a mailed link, once', async () => {
    await onStage('account-reset', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      const { email } = await setUpFamily(parent, []);
      await parent.context().clearCookies();
      await parent.goto('/parent/auth?mode=login');
      await parent.getByLabel('Email').fill(email);
      await parent.getByRole('button', { name: 'Forgot password?' }).click();
      await parent.getByRole('button', { name: 'Send me a link' }).click();
      await parent
        .getByText(`If ${email} has an account, a message is on its way.`, { exact: false })
        .waitFor();
      await photograph(parent, 'sent');

      const [, link = ''] = await findInMail(server.dataDir, email, /(\/parent\/reset-password\?token=\S+)/);
      await parent.goto(link);
      await fill(parent, { 'New password': 'third-one', 'Repeat the new': 'third-one' });
      await photograph(parent, 'choose');
      await parent.keyboard.press('Enter');
      await seeToast(parent, 'Password changed');
      await parent.waitForURL(/\/parent\/auth\?mode=login/);
      await signIn(parent, email, 'third-one');
      await seeToast(parent, 'Welcome back!');

      // It says so before anything is typed.
      await parent.goto(link);
      await parent.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
      await photograph(parent, 'gone');
      await parent.getByRole('button', { name: 'Ask for a new link' }).click();
      await parent.getByRole('dialog', { name: 'Forgot your password?' }).waitFor();
    });
  });
});

it('strangers find the doors, a kind 404, and Loading... while the server thinks', async () => {
  await onStage('account-doors', server.url, async ({ parent, photograph, expectProblem }) => {
    expectProblem(REFUSED);
    await parent.goto('/');
    const doors: [string, string][] = [
      ['I am a hero', '/kids-login'],
      ['Sign in', '/parent/auth?mode=login'],
      ['Start free trial', '/parent/auth?mode=register'],
      ['Create your hero', '/parent/auth?mode=register'],
    ];
    for (const [name, address] of doors) {
      const door = parent.getByRole('link', { name, exact: true }).first();
      expect(await door.getAttribute('href'), name).toBe(address);
    }
    await parent.getByText('Save 13%').waitFor();
    await parent.getByText('Save 33%').waitFor();
    await parent.getByText('Do I need a credit card for the trial?').click();
    await parent.getByText('You get 7 days free.', { exact: false }).waitFor();

    const answer = await parent.goto('/no/such/place');
    expect(answer?.status()).toBe(404);
    await parent.getByRole('heading', { name: '404 Page Not Found' }).waitFor();

    const release = await holdCalls(parent, 'account.me');
    await parent.goto('/parent');
    await parent.getByText('Loading...', { exact: true }).waitFor();
    await photograph(parent, 'loading');
    await release();
    await parent.getByRole('heading', { name: 'Welcome back, captain' }).waitFor();
  });
});

it('the console installs like an app, and tells search engines what is private', async () => {
  await onStage('account-install', server.url, async ({ parent, expectProblem }) => {
    expectProblem(REFUSED);
    await parent.goto('/parent/auth?mode=login');
    const browser = await parent.context().newCDPSession(parent);
    expect(await browser.send('Page.getAppManifest')).toMatchObject({ errors: [] });
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A journey's window keeps nothing: that alone may be said against it.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const robots = await (await parent.context().request.get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /parent');
    expect((await parent.context().request.get('/favicon.ico')).status()).toBe(200);
  });
});

async function editProfile(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your profile' });
  await dialog.getByLabel('First name').fill('Annika');
  await dialog.getByRole('combobox', { name: 'Time zone' }).click();
  await page.keyboard.type('lisbon');
  await page.getByRole('option', { name: 'Europe/Lisbon' }).click();
  await dialog.getByLabel('The day starts at').selectOption('04:00');
  const words = 'Profiles cannot be changed right now.';
  const restore = await answerInstead(page, 'account.updateProfile', refusal('UNAVAILABLE', 503, words));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Update failed', words);
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Annika');
  await restore();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Profile Updated!');
  await dialog.waitFor({ state: 'detached' });
  const user = await page.context().request.get('/api/auth/user');
  expect(await user.json()).toMatchObject({
    firstName: 'Annika',
    timeZone: 'Europe/Lisbon',
    dayStartHour: 4,
  });
}

async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your profile, Annika' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('tab', { name: 'Password' }).click();
  await fill(page, {
    'Current password': 'not-it-at-all',
    'New password': 'second-one',
    'Repeat the new': 'second-one',
  });
  await page.keyboard.press('Enter');
  await seeToast(page, 'Update failed');
  await page.getByLabel('Current password').fill('first-one');
  await page.keyboard.press('Enter');
  await seeToast(page, 'Password changed');
}
