import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { closeParty } from '../testing/celebration';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

const GEAR = '/kids?tab=customize&shop=gear';

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
});
