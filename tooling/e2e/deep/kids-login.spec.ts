import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInstead, breakCalls, FAULT, holdCalls } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import { logOut } from '../testing/log-out';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { CHILD_DEVICES, onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';
import { tryAgain } from '../testing/try-again';

/** The browser's own words about refused sign-ins, and about 'who am I?' before anybody has signed in. */
const REFUSED = /status of (401|403|404|429)/;
/** The PIN that `setUpFamily` gives to everybody. */
const PIN = '1357';
/** Tries that are free before the lock (rules: sign-in limits). */
const FREE_TRIES = 5;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-login');
});
afterAll(() => server?.stop());

const start = (child: Page) => child.getByRole('button', { name: 'Start Adventure!' });

async function typePin(child: Page, pin: string): Promise<void> {
  for (const digit of pin) await child.getByRole('button', { name: `Digit ${digit}` }).tap();
}

async function fillIn(child: Page, { familyCode, heroes }: SetUpFamily, pin = PIN): Promise<void> {
  await child.getByLabel('Family Code').fill(familyCode);
  await child.getByLabel('Hero Username').fill(heroes[0]!.username);
  await typePin(child, pin);
}

async function seeToast(child: Page, title: string, message: string): Promise<void> {
  const toast = child.getByRole('status').filter({ hasText: title });
  await toast.getByText(title, { exact: true }).waitFor();
  await toast.getByText(message, { exact: true }).waitFor();
}

/** What this device keeps, as one text. */
const keptOn = (child: Page) => child.evaluate(() => JSON.stringify({ ...localStorage }));

describe.each(CHILD_DEVICES)('the hero login on a %s', (device) => {
  it('is found from everywhere, lets a hero in, and remembers who, never the PIN', async () => {
    await onStage({ name: `kids-login-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      const family = await setUpFamily(parent, ['Mia']);
      await child.goto('/kids');
      await child.getByRole('button', { name: 'Start Adventure' }).tap();
      await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
      expect(await axeFaults(child)).toEqual([]);
      expect(await smallTargets(child)).toEqual([]);
      await photograph(child, 'empty');
      expect(await child.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
      await child
        .getByText('Ask a parent for your family code. Family codes are 6 letters or numbers.', {
          exact: true,
        })
        .waitFor();

      await start(child).tap();
      await seeToast(child, 'Missing Information', 'Please enter family code, username and PIN');

      // Typed as children type: small letters, too many of them, letters in the PIN.
      await child.getByLabel('Family Code').pressSequentially('abcdefghijk');
      expect(await child.getByLabel('Family Code').inputValue()).toBe('ABCDEFGH');
      await child.getByLabel('Family Code').fill(family.familyCode.toLowerCase());
      expect(await child.getByLabel('Family Code').inputValue()).toBe(family.familyCode);
      await child.getByLabel('Hero Username').fill('MIA');
      await child.getByRole('button', { name: 'Digit 1' }).focus();
      await child.keyboard.press('1');
      await child.keyboard.press('Backspace');
      await child.getByLabel('Secret PIN').pressSequentially('1a35b79');
      expect(await child.getByLabel('Secret PIN').inputValue()).toBe(PIN);
      expect(await child.getByLabel('Secret PIN').getAttribute('type')).toBe('password');
      await child.getByRole('button', { name: 'Erase last digit' }).tap();
      const open = await holdCalls(child, 'account.childLogin');
      // It goes by itself after the last digit.
      await typePin(child, '7');
      expect(await child.getByRole('button', { name: 'Opening the gate...' }).isDisabled()).toBe(true);
      await open();
      await child.getByText("Today's missions").waitFor();
      expect(new URL(child.url()).pathname).toBe('/kids');

      await logOut(child);
      await child.getByRole('heading', { name: 'Who is playing?' }).waitFor();
      expect(new URL(child.url()).pathname).toBe('/kids-login');
      expect(await axeFaults(child)).toEqual([]);
      expect(await smallTargets(child)).toEqual([]);
      await photograph(child, 'remembered');
      const kept = await keptOn(child);
      expect(kept).toContain(family.familyCode);
      expect(kept).not.toContain(PIN);

      await child.getByRole('button', { name: 'Mia', exact: true }).tap();
      await child.getByText('Hi, Mia!').waitFor();
      expect(await axeFaults(child)).toEqual([]);
      expect(await smallTargets(child)).toEqual([]);
      await photograph(child, 'pin');
      await child.getByRole('button', { name: 'Back' }).tap();
      await child.getByRole('button', { name: 'Forget Mia on this device' }).tap();
      await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
      expect(await keptOn(child)).not.toContain('"mia"');
      // The session is over, not only the screen.
      expect((await child.context().request.get('/api/auth/child')).ok()).toBe(false);
    });
  });

  it('takes the family code from the address that a parent shared', async () => {
    await onStage({ name: `kids-login-code-${device}`, child: device }, server.url, async ({ child }) => {
      await child.goto('/kids-login?code=abc234');
      await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
      expect(await child.getByLabel('Family Code').inputValue()).toBe('ABC234');
    });
  });

  it('says why it lets nobody in: wrong PIN, emergency, disabled, no answer; and what closes reads for 6 s', async () => {
    await onStage({ name: `kids-login-no-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      expectProblem(/ERR_FAILED|status of 500/);
      const family = await setUpFamily(parent, ['Mia']);
      const hero = `/api/children/${family.heroes[0]!.id}`;
      const { request } = parent.context();
      await child.clock.install();
      await child.goto('/kids-login');
      await fillIn(child, family, '0000');
      const wrong = child.getByRole('status').filter({ hasText: 'Login Failed' });
      await seeToast(child, 'Login Failed', 'Invalid username or PIN');
      expect(await child.getByLabel('Secret PIN').inputValue()).toBe('');
      await photograph(child, 'wrong');
      // The same words come again: these must be gone before they say anything new.
      await child.clock.fastForward(4_500);
      await wrong.waitFor({ state: 'detached' });

      let restore = await answerInstead(child, 'account.childLogin', FAULT);
      await typePin(child, PIN);
      await seeToast(child, 'Login Failed', 'Invalid username or PIN');
      await restore();
      restore = await breakCalls(child, 'account.childLogin');
      await typePin(child, PIN);
      await seeToast(
        child,
        'Login Failed',
        'Herohood could not be reached. Check the internet and try again.',
      );
      await restore();

      const closed = [
        {
          close: () => send(request, `${hero}/emergency/activate`),
          open: () => send(request, `${hero}/emergency/deactivate`),
          title: 'Emergency Mode Active',
          message: 'Your parent has temporarily restricted access. Please contact your parent.',
        },
        {
          close: () => request.put(`${hero}/parental-controls`, { data: { enableHabits: false } }),
          open: () => request.put(`${hero}/parental-controls`, { data: { enableHabits: true } }),
          title: 'Feature Disabled',
          message: 'Access to daily habits is disabled by your parent.',
        },
      ];
      for (const { close, open, title, message } of closed) {
        await close();
        await typePin(child, PIN);
        await seeToast(child, title, message);
        await photograph(child, title.split(' ')[0]!.toLowerCase());
        // Longer than an ordinary toast, which is gone after four seconds.
        await child.clock.fastForward(4_500);
        expect(await child.getByText(message, { exact: true }).isVisible()).toBe(true);
        await child.clock.fastForward(2_000);
        await child.getByText(message, { exact: true }).waitFor({ state: 'detached' });
        await open();
      }
    });
  });

  it('counts a lock down, and lets a sister in meanwhile', async () => {
    await onStage({ name: `kids-login-lock-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      const family = await setUpFamily(parent, ['Mia', 'Zoe']);
      await child.goto('/kids-login');
      for (let tries = 1; tries <= FREE_TRIES + 1; tries += 1) {
        const answered = child.waitForResponse(/account\.childLogin/);
        if (tries === 1) await fillIn(child, family, '0000');
        else await typePin(child, '0000');
        await answered;
      }
      await child.getByText(/^Too many tries\. Try again in \d+ seconds?\.$/).waitFor();
      const waiting = child.getByRole('button', { name: /^Wait 0:\d\d$/ });
      expect(await waiting.isDisabled()).toBe(true);
      await photograph(child, 'locked');
      const before = await waiting.textContent();
      await child.waitForFunction(
        (text) => ![...document.querySelectorAll('button')].some((button) => button.textContent === text),
        before,
      );
      await child.getByLabel('Hero Username').fill(family.heroes[1]!.username);
      await typePin(child, PIN);
      await child.getByText("Today's missions").waitFor();
    });
  });
});

describe.each(CHILD_DEVICES)('before the home on a %s', (device) => {
  it('waits, knows a server that is away, sessions without a hero or ended ones, and strange addresses', async () => {
    await onStage({ name: `kids-doors-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      expectProblem(/ERR_FAILED/);
      const family = await setUpFamily(parent, ['Mia']);
      const hero = family.heroes[0]!;
      await enterAsHero(child, family.familyCode, hero);
      const mend = await breakCalls(child, 'account.childMe');
      await child.goto('/kids');
      await child.getByText('We lost the signal').waitFor();
      expect(await axeFaults(child)).toEqual([]);
      await photograph(child, 'no-signal');
      await mend();
      const release = await holdCalls(child, 'account.childMe');
      await tryAgain(child.getByText('Loading...', { exact: true }));
      await release();
      await child.getByText("Today's missions").waitFor();

      const restore = await answerInstead(child, 'account.childMe', { result: { data: null } });
      await child.reload();
      await child.getByText('No hero data found!').waitFor();
      expect(await axeFaults(child)).toEqual([]);
      await photograph(child, 'no-hero');
      await child.getByRole('button', { name: 'Return to Login' }).tap();
      await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
      await restore();

      // A new PIN ends the session, live.
      await child.goto('/kids');
      await child.getByText('Synced').waitFor();
      const login = { username: hero.username, pin: '2468' };
      await parent.context().request.patch(`/api/children/${hero.id}`, { data: login });
      await child.getByRole('button', { name: 'Start Adventure' }).waitFor();

      const answer = await child.goto('/kids/nowhere');
      expect(answer?.status()).toBe(404);
      await child.getByText('404 Page Not Found').waitFor();
    });
  });
});
