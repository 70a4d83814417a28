import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answerInstead, breakCalls, FAULT, holdCalls, refusal } from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import { holdFinger } from '../testing/hold-finger';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage, type Stage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';
import { tryAgain } from '../testing/try-again';

/** The browser's own words about calls that were refused or broken by the journey. */
const REFUSED = /status of (403|404|409|500|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;
const REWARDS = '/kids?tab=rewards';
/** How the hero reads the four types of rewards. */
const TYPES = {
  'Ice cream': 'Treat',
  'Film night': 'Screen time',
  'Stay up late': 'Privilege',
  Zoo: 'Outing',
};
let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-rewards');
});
afterAll(() => server?.stop());

interface Given {
  hero: SetUpHero;
  /** Sets a reward, and returns its id. */
  set: (name: string, cost: number, fields?: object) => Promise<string>;
  /** What a parent does with the one claim that waits. */
  decide: (decision: 'approve' | 'reject') => Promise<unknown>;
  /** Switches the section on or off. */
  allow: (enableRewards: boolean) => Promise<void>;
}

/** A hero with 500 XP to spend, who has not looked yet: they are no news to them. */
async function richHero({ parent, child }: Stage): Promise<Given> {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  const { request } = parent.context();
  await send(request, `/api/habits/${hero.missionId}/complete`);
  await enterAsHero(child, family.familyCode, hero);
  return {
    hero,
    set: async (name, cost, fields = {}) =>
      (await send(request, `/api/children/${hero.id}/rewards`, { name, cost, ...fields })).id,
    decide: async (decision) => {
      const [claim] = await (await request.get('/api/reward-claims/pending')).json();
      return send(request, `/api/reward-claims/${claim.id}/${decision}`);
    },
    allow: async (enableRewards) => {
      const path = `/api/children/${hero.id}/parental-controls`;
      expect((await request.put(path, { data: { enableRewards } })).status()).toBe(200);
    },
  };
}

const card = (child: Page, name: string) => child.getByRole('article', { name, exact: true });
const wallet = (child: Page, xp: number) =>
  child.getByRole('main').getByText(`${xp} XP to spend`, { exact: true }).waitFor();
const button = (child: Page, name: string | RegExp) => child.getByRole('button', { name });

async function seeToast(child: Page, title: string, message: string): Promise<void> {
  const toast = child.getByRole('status').filter({ hasText: title });
  await toast.getByText(title, { exact: true }).waitFor();
  await toast.getByText(message, { exact: true }).waitFor();
}

async function expectGood(child: Page): Promise<void> {
  await child.evaluate(() => document.fonts.ready);
  expect(await axeFaults(child)).toEqual([]);
  expect(await smallTargets(child, '[role=tabpanel], [role=dialog]')).toEqual([]);
  const isTooWide = await child.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, 'nothing moves sideways').toBe(false);
}

/** Taps the button, which then asks, and says yes. */
async function claimByTap(child: Page, name: string): Promise<void> {
  await button(child, new RegExp(`Get ${name} for`)).tap();
  await button(child, 'Yes, get it!').tap();
}

describe.each(eitherDevice('phone'))('rewards on a %s', (device) => {
  it('a reward is saved for, claimed by holding, unwrapped and had', async () => {
    await onStage(
      { name: `kids-rewards-${device}`, child: device, hasMotion: true },
      server.url,
      async (stage) => {
        const { child, photograph } = stage;
        const { set, decide } = await richHero(stage);
        await child.goto('/kids');
        await child.getByRole('tab', { name: 'Rewards' }).tap();
        await child.getByText('The treasure chest is empty').waitFor();
        await expectGood(child);
        await photograph(child, 'empty');

        // What a parent sets shows at once: the dearest in reach, the nearest out of reach as the goal.
        await set('Ice cream', 100, { type: 'treat', icon: 'special-treat', description: 'Two scoops' });
        await set('Film night', 300, { type: 'screen_time', icon: 'screen-time' });
        await set('Stay up late', 800, { type: 'privilege', icon: 'gold-star' });
        await set('Zoo', 2500, { type: 'outing', icon: 'gift' });
        await card(child, 'Stay up late').getByText('300 more XP to go').waitFor();
        await card(child, 'Stay up late')
          .getByText(/Almost there|Next goal/)
          .waitFor();
        for (const [name, type] of Object.entries(TYPES)) {
          await card(child, name).getByText(type, { exact: true }).waitFor();
        }
        await expectGood(child);
        await button(child, 'Make Zoo my goal').tap();
        await card(child, 'My jar for Zoo').getByText('0 of 2500 XP saved').waitFor();
        await child.reload();
        await card(child, 'My jar for Zoo').getByText('My goal').waitFor();
        await photograph(child, 'goal');

        await holdFinger(child, button(child, /Get Ice cream for 100 XP/), () =>
          seeToast(child, 'Reward Claimed!', 'Now your parent decides. 100 XP are kept safe for it.'),
        );
        await wallet(child, 400);
        const waiting = card(child, 'Ice cream is waiting for your parent');
        await waiting.getByText('Your parent is thinking').waitFor();
        // Once, among the presents.
        expect(await card(child, 'Ice cream').count()).toBe(0);
        await expectGood(child);
        await photograph(child, 'waiting');

        await decide('approve');
        const dialog = child.getByRole('dialog', { name: 'A present for you!' });
        await dialog.waitFor();
        await expectGood(child);
        await photograph(child, 'present');
        // Not now: the present waits where it belongs.
        await child.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        const present = card(child, 'A present for you!');
        await present.waitFor();
        await expectGood(child);
        await present.getByRole('button', { name: 'Open it!' }).tap();
        const opened = child.getByRole('dialog', { name: 'You got it!' });
        await opened.getByText('Ice cream', { exact: true }).waitFor();
        await expectGood(child);
        await photograph(child, 'unwrapped');
        await button(child, 'Hooray!').tap();

        await child.reload();
        await button(child, 'Got It! Ice cream').waitFor();
        await expectGood(child);
        await button(child, 'Got It! Ice cream').tap();
        const thanks = child.getByRole('dialog', { name: 'It is yours!' });
        await thanks.getByText('Ice cream', { exact: true }).waitFor();
        await expectGood(child);
        await photograph(child, 'thanks');
        await button(child, 'Enjoy it!').tap();
        await wallet(child, 400);
        await child.reload();
        await button(child, /Get Ice cream for 100 XP/).waitFor();
        expect(await child.getByRole('article').count(), 'what was used is hidden').toBe(4);
        const album = child.getByRole('region', { name: 'My reward album' });
        await album.getByRole('listitem').getByText('Ice cream').waitFor();
        await photograph(child, 'album');
      },
    );
  });

  it('a claim that is turned down gives the XP back, kindly, and can be made again', async () => {
    await onStage({ name: `kids-reward-back-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const { set, decide } = await richHero(stage);
      await set('Ice cream', 100);
      await child.goto(REWARDS);
      await claimByTap(child, 'Ice cream');
      await wallet(child, 400);
      await decide('reject');
      await seeToast(child, 'Your XP came back', 'Ice cream has to wait. 100 XP are yours again.');
      await wallet(child, 500);
      await child.getByText('Your 100 XP came back to you.').waitFor();
      await expectGood(child);
      await photograph(child, 'back');
      await button(child, 'Okay: Ice cream').tap();
      await child.getByText('Your 100 XP came back to you.').waitFor({ state: 'detached' });
      await claimByTap(child, 'Ice cream');
      await wallet(child, 400);
    });
  });

  it('what goes wrong is told in the server’s words or in kind ones, and nothing is lost', async () => {
    await onStage({ name: `kids-reward-errors-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      const { set, decide } = await richHero(stage);
      await set('Ice cream', 100);

      const release = await holdCalls(child, 'rewards.listForChild');
      await child.goto(REWARDS);
      await child.getByRole('tabpanel').getByText('Loading...').first().waitFor();
      await release();
      await card(child, 'Ice cream').waitFor();
      const mend = await breakCalls(child, 'rewards.listForChild');
      await child.reload();
      await child.getByText('The treasure chest is stuck').waitFor();
      await expectGood(child);
      await photograph(child, 'stuck');
      await mend();
      await tryAgain(card(child, 'Ice cream'));

      const changed = 'This reward costs something else now.';
      const claims: [Answer, string][] = [
        [refusal('PRICE_CHANGED', 409, changed), changed],
        [FAULT, 'Please try again.'],
      ];
      for (const [answer, words] of claims) {
        const honest = await answerInstead(child, 'rewards.claim', answer);
        await claimByTap(child, 'Ice cream');
        await seeToast(child, 'Claim failed', words);
        await honest();
      }
      const back = await breakCalls(child, 'rewards.claim');
      await claimByTap(child, 'Ice cream');
      await seeToast(child, 'Claim failed', 'You are offline. Try again when the internet is back.');
      await back();
      await wallet(child, 500);

      // Two fingers, one claim: it waits once, and its XP are held once.
      const answerNow = await holdCalls(child, 'rewards.claim');
      await button(child, /Get Ice cream for/).tap();
      await button(child, 'Yes, get it!').dblclick();
      await button(child, 'Asking...').waitFor();
      await answerNow();
      await wallet(child, 400);
      await decide('approve');
      const present = child.getByRole('dialog', { name: 'A present for you!' });
      await present.getByRole('button', { name: 'Open it!' }).last().tap();
      await button(child, 'Hooray!').tap();

      const early = 'Your parent has not approved this claim yet.';
      const uses: [Answer, string][] = [
        [refusal('NOT_APPROVED', 409, early), early],
        [FAULT, 'Please try again.'],
      ];
      for (const [answer, words] of uses) {
        const real = await answerInstead(child, 'rewards.markUsed', answer);
        await button(child, 'Got It! Ice cream').tap();
        await seeToast(child, 'Error', words);
        await real();
      }
      await button(child, 'Got It! Ice cream').tap();
      await button(child, 'Got It! Ice cream').waitFor({ state: 'detached' });
    });
  });

  it('a parent closes the section and opens it again, live', async () => {
    await onStage({ name: `kids-reward-closed-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const { set, allow } = await richHero(stage);
      await set('Ice cream', 100);
      await child.goto(REWARDS);
      await card(child, 'Ice cream').waitFor();
      await allow(false);
      await child.getByText('Your parent has disabled rewards for now.').waitFor();
      expect(await child.getByRole('article').count()).toBe(0);
      await expectGood(child);
      await photograph(child, 'closed');
      await allow(true);
      await card(child, 'Ice cream').waitFor();
    });
  });
});
