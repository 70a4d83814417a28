import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  alterAnswers,
  answerInstead,
  breakCalls,
  holdCalls,
  refusal,
} from '../testing/alter-answers';
import { axeFaults } from '../testing/axe-faults';
import { closeParty } from '../testing/celebration';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';
import { tryAgain } from '../testing/try-again';

const AVATARS = '/kids?tab=customize&shop=avatars';
const GEAR = '/kids?tab=customize&shop=gear';
/** The browser's own words about calls that were refused or broken by the journey. */
const REFUSED = /status of (403|404|409|503)|ERR_FAILED/;

/** The six first pieces, as a hero with 30 points meets them. */
const FALLBACK = [
  ["Knight's Helmet", 'Common', "Buy Knight's Helmet for 25 points"],
  ['Magic Armor', 'Rare', 'Need 10 more points'],
  ["Hero's Sword", 'Epic', 'Need 30 more points'],
  ['Ring of Wisdom', 'Rare', 'Buy Ring of Wisdom for 30 points'],
  ['Dragon Scale Armor', 'Legendary', 'Need 70 more points'],
  ['Crystal Crown', 'Epic', 'Need 50 more points'],
] as const;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-customize');
});
afterAll(() => server?.stop());

const card = (child: Page, name: string) => child.getByRole('article', { name });
const worn = (child: Page, id: string) => child.locator(`header [data-gear="${id}"]`).first();
const balance = (child: Page, points: number) =>
  child.getByText(`You have ${points} points`, { exact: true }).waitFor({ state: 'attached' });

async function seeToast(child: Page, title: string, message?: string): Promise<void> {
  const toast = child.getByRole('status').filter({ hasText: title });
  await toast.getByText(title, { exact: true }).waitFor();
  if (message) await toast.getByText(message, { exact: true }).waitFor();
}

/** A hero with points, who has not looked yet: they are no news to them. */
async function heroWith(
  points: number,
  { parent, child }: { parent: Page; child: Page },
): Promise<SetUpHero> {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  if (points > 0) await give(parent, hero, points);
  await enterAsHero(child, family.familyCode, hero);
  return hero;
}

function give(parent: Page, hero: SetUpHero, amount: number) {
  return send(parent.context().request, `/api/children/${hero.id}/reward-transactions`, {
    type: 'bonus_earned',
    amount,
    source: 'parent_bonus',
    description: 'Good behavior bonus',
  });
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

async function buy(child: Page, label: string): Promise<void> {
  await child.getByRole('button', { name: label }).tap();
  await child.getByRole('dialog', { name: `${label}?` }).waitFor();
  await child.getByRole('button', { name: 'Yes, buy it!' }).tap();
}

describe.each(eitherDevice('tablet'))('the wardrobe and the shops on a %s', (device) => {
  it('an avatar is bought once, unwrapped, worn, and stays after a reload', async () => {
    await onStage(
      { name: `kids-avatar-${device}`, child: device, hasMotion: true },
      server.url,
      async (stage) => {
        const { parent, child, photograph } = stage;
        const hero = await heroWith(60, stage);
        await child.goto('/kids');
        await child.getByRole('tab', { name: 'Customize' }).tap();
        await child.getByRole('button', { name: 'Helmet: nothing yet' }).waitFor();
        await expectGood(child);
        await photograph(child, 'new-hero');
        await child.getByRole('tab', { name: 'Avatar Shop' }).tap();
        await balance(child, 60);
        const dragon = card(child, 'Golden Dragon');
        expect(await dragon.getByRole('button', { name: 'Not Enough Points' }).isDisabled()).toBe(true);
        await dragon.getByText('90 more points').waitFor();
        await expectGood(child);

        await child.getByRole('button', { name: 'Buy Clever Fox for 25 points' }).tap();
        const question = child.getByRole('dialog', { name: 'Buy Clever Fox for 25 points?' });
        await question.getByText('Then you have 35 points left.').waitFor();
        await expectGood(child);
        await photograph(child, 'question');
        await question.getByRole('button', { name: 'Not now' }).tap();
        await question.waitFor({ state: 'detached' });
        await balance(child, 60);

        await child.getByRole('button', { name: 'Buy Clever Fox for 25 points' }).tap();
        const release = await holdCalls(child, 'shop.purchaseAvatar');
        await question.getByRole('button', { name: 'Yes, buy it!' }).dblclick();
        await child.getByRole('button', { name: 'Buying...' }).waitFor();
        await child.keyboard.press('Escape');
        expect(await question.isVisible(), 'a purchase on its way cannot be left').toBe(true);
        await release();
        const present = child.getByRole('dialog', { name: 'Something new for you!' });
        await present.getByText('Avatar Purchased!').waitFor();
        expect(await child.getByText('Clever Fox is yours!').count(), 'nothing tells what is in it').toBe(0);
        await photograph(child, 'present');
        await child.getByRole('button', { name: 'Open it!' }).tap();
        await child.getByRole('dialog', { name: 'Clever Fox is yours!' }).waitFor();
        await expectGood(child);
        await balance(child, 35);
        await child.getByRole('button', { name: 'Wear it now' }).tap();
        await closeParty(child, 'New badge!');
        await card(child, 'Clever Fox').getByText('OWNED').waitFor();

        await child.reload();
        await child.getByRole('tab', { name: 'Avatar Shop', selected: true }).waitFor();
        await card(child, 'Clever Fox').getByText('This is you!').waitFor();
        await balance(child, 35);
        await child.getByRole('tab', { name: 'Current Hero' }).tap();
        const mine = child.getByRole('region', { name: 'My avatars' });
        await mine.getByRole('button', { name: 'Clever Fox: This is you!' }).waitFor();
        expect(await mine.locator('li').count(), 'the base avatars of the hero, and the bought one').toBe(3);
        await child.getByRole('tab', { name: 'Avatar Shop' }).tap();

        // Points that a parent gives open what was too dear, without a reload.
        await give(parent, hero, 200);
        await balance(child, 235);
        await child.getByRole('button', { name: 'Buy Golden Dragon for 150 points' }).waitFor();
      },
    );
  });

  it('gear is worn from the first purchase on, changed, and taken off', async () => {
    await onStage({ name: `kids-gear-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      await heroWith(100, stage);
      await child.goto(GEAR);
      await balance(child, 100);
      await card(child, 'Ocean Trident').getByRole('button', { name: 'Reach level 20 first' }).waitFor();
      await child.getByRole('button', { name: 'Helmets' }).tap();
      await card(child, 'Magic Armor').waitFor({ state: 'detached' });
      await expectGood(child);
      await photograph(child, 'helmets');

      await buy(child, "Buy Knight's Helmet for 25 points");
      const gift = child.getByRole('dialog', { name: "Knight's Helmet is yours!" });
      await gift.getByText('Gear Purchased!').waitFor();
      await gift.getByText('Your hero wears it already.').waitFor();
      await gift.getByRole('button', { name: 'Hooray!' }).tap();
      await closeParty(child, 'New badge!');
      await card(child, "Knight's Helmet").getByText('Equipped').waitFor();
      await worn(child, 'knights-helmet').waitFor();

      await buy(child, "Buy Scholar's Cap for 45 points");
      await child.getByRole('dialog').getByRole('button', { name: 'Later' }).tap();
      await card(child, "Scholar's Cap").getByText('OWNED').waitFor();
      await card(child, 'Crystal Crown').getByRole('button', { name: 'Need 50 more points' }).waitFor();

      await child.getByRole('tab', { name: 'Current Hero' }).tap();
      await child.getByRole('button', { name: "Helmet: Knight's Helmet" }).tap();
      await child.getByRole('button', { name: "Wear Scholar's Cap" }).tap();
      await seeToast(child, 'Hero Updated!');
      await worn(child, 'scholars-cap').waitFor();
      await worn(child, 'knights-helmet').waitFor({ state: 'detached' });
      await expectGood(child);
      await photograph(child, 'wardrobe');
      await child.getByRole('button', { name: "Take off Scholar's Cap" }).tap();
      await child.getByRole('button', { name: 'Helmet: nothing yet' }).waitFor();
      await child.getByRole('button', { name: "Wear Knight's Helmet" }).tap();
      await child.getByRole('button', { name: "Helmet: Knight's Helmet" }).waitFor();
      await seeToast(child, 'Hero Updated!');
      await child.goto('/kids');
      await worn(child, 'knights-helmet').waitFor();
    });
  });

  it('each refusal of a purchase is told kindly and the screen tells the truth afterwards', async () => {
    await onStage({ name: `kids-shop-refusals-${device}`, child: device }, server.url, async (stage) => {
      const { child, expectProblem } = stage;
      expectProblem(REFUSED);
      await heroWith(60, stage);
      await child.goto(AVATARS);
      await balance(child, 60);
      const FOX = 'Buy Clever Fox for 25 points';
      const SILENT = 'The shop did not answer. Please look again in a moment.';
      const refusals: [Answer, string][] = [
        [refusal('NOT_ENOUGH_POINTS', 409, 'Not enough reward points!'), 'Not enough reward points!'],
        [refusal('NOT_ENOUGH_POINTS', 409, ''), 'Not enough reward points!'],
        [refusal('ALREADY_OWNED', 409, 'You already own this.'), 'You already own this.'],
        [refusal('BEDTIME', 403, 'It is bedtime.'), 'It is bedtime.'],
        [refusal('UNAVAILABLE', 503, 'secret'), SILENT],
      ];
      for (const [answer, words] of refusals) {
        const restore = await answerInstead(child, 'shop.purchaseAvatar', answer);
        await buy(child, FOX);
        await seeToast(child, 'Purchase Failed', words);
        await child.getByRole('dialog').waitFor({ state: 'detached' });
        await restore();
      }
      const mend = await breakCalls(child, 'shop.purchaseAvatar');
      await buy(child, FOX);
      await seeToast(child, 'Purchase Failed', SILENT);
      await child.getByRole('dialog').waitFor({ state: 'detached' });
      await mend();
      await balance(child, 60);

      // The page saw a price of another day: the server refuses, the shop is asked again, and the hero may think again.
      let cost = 20;
      child.on('request', (request) => {
        if (request.url().includes('shop.purchaseAvatar')) cost = 25;
      });
      await alterAnswers(child, { 'shop.listAvatars': (rows) => repriced(rows, 'fox', cost) });
      await child.reload();
      await child.getByRole('button', { name: 'Buy Clever Fox for 20 points' }).tap();
      await child.getByRole('dialog', { name: 'Buy Clever Fox for 20 points?' }).waitFor();
      await child.getByRole('button', { name: 'Yes, buy it!' }).tap();
      await seeToast(child, 'Purchase Failed', 'The price has changed. Please have another look.');
      await child.getByText('It costs 25 points now. Before it was 20.').waitFor();
      await expectGood(child);
      await child.getByRole('button', { name: 'Yes, buy it!' }).tap();
      await child.getByRole('dialog').getByText('Avatar Purchased!').waitFor();
      await child.getByRole('dialog').getByRole('button', { name: 'Later' }).tap();
      await closeParty(child, 'New badge!');
      await balance(child, 35);

      const fail = await breakCalls(child, 'children.update');
      await child.getByRole('button', { name: 'Be the Clever Fox' }).tap();
      await seeToast(
        child,
        'Update failed',
        'The shop could not be reached. Try again when you are back online.',
      );
      await child.getByRole('button', { name: 'Be the Clever Fox' }).waitFor();
      await fail();

      await child.goto(GEAR);
      const low = refusal('LEVEL_TOO_LOW', 409, 'You need a higher level for this.');
      const gearRefusals: [Answer, string][] = [
        [low, 'You need a higher level for this.'],
        [refusal('NOT_ENOUGH_POINTS', 409, ''), 'Not enough reward points!'],
      ];
      for (const [answer, words] of gearRefusals) {
        const restore = await answerInstead(child, 'shop.purchaseGear', answer);
        await buy(child, "Buy Knight's Helmet for 25 points");
        await seeToast(child, 'Purchase failed', words);
        await child.getByRole('dialog').waitFor({ state: 'detached' });
        await restore();
      }
    });
  });

  it('loads with empty shelves, fails with another try, and falls back to six pieces', async () => {
    await onStage({ name: `kids-shop-states-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(REFUSED);
      await heroWith(30, stage);
      const release = await holdCalls(child, 'shop.listGear');
      await child.goto(GEAR);
      await child.getByRole('tabpanel').getByText('Loading...').first().waitFor();
      await photograph(child, 'loading');
      await release();
      await card(child, "Knight's Helmet").waitFor();

      const mend = await breakCalls(child, 'shop.listAvatars');
      await child.goto(AVATARS);
      await child.getByText('The shop is hard to find').waitFor();
      await expectGood(child);
      await photograph(child, 'failed');
      await mend();
      await tryAgain(card(child, 'Clever Fox'));

      const empty = await answerInstead(child, 'shop.listGear', { result: { data: [] } });
      await child.goto(GEAR);
      for (const [name, rarity, says] of FALLBACK) {
        await card(child, name).getByText(rarity, { exact: true }).waitFor();
        await card(child, name).getByRole('button', { name: says }).waitFor();
      }
      expect(await child.getByRole('article').count()).toBe(FALLBACK.length);
      await empty();
      const soldOut = await answerInstead(child, 'shop.listAvatars', { result: { data: [] } });
      await child.goto(AVATARS);
      await child.getByText('All sold out').waitFor();
      await soldOut();
    });
  });

  it('a parent disables the gear shop live, and opens it again', async () => {
    await onStage({ name: `kids-shop-closed-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph } = stage;
      const hero = await heroWith(30, stage);
      const controls = `/api/children/${hero.id}/parental-controls`;
      const put = (enableGearShop: boolean) =>
        parent.context().request.put(controls, { data: { enableGearShop } });
      await child.goto(GEAR);
      await card(child, "Knight's Helmet").waitFor();
      await put(false);
      await child.getByText('Your parent has disabled the gear shop for now.').waitFor();
      await expectGood(child);
      await photograph(child, 'disabled');
      await child.getByRole('tab', { name: 'Avatar Shop' }).tap();
      await card(child, 'Clever Fox').waitFor();
      await child.getByRole('tab', { name: 'Gear Shop' }).tap();
      await put(true);
      await card(child, "Knight's Helmet").waitFor();
    });
  });
});

/** The shop's list with another price for one avatar. */
function repriced(rows: object, avatarType: string, cost: number): Record<string, unknown> {
  const items = rows as { avatarType: string }[];
  const changed: unknown = items.map((item) => (item.avatarType === avatarType ? { ...item, cost } : item));
  return changed as Record<string, unknown>;
}
