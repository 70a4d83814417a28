import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../testing/fake-event-source';
import { makeControls, makeGearShop, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const SHOP = '/kids?tab=customize&shop=gear';
const card = (name: string) => screen.findByRole('article', { name });
const names = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));

/** As much as a purchase needs. */
const few = () => makeGearShop().slice(0, 4);

function openShop(change: Parameters<typeof makeProcedures>[0] = {}) {
  const log = answer(
    makeProcedures({
      'account.childMe': () => makeHero({ rewardPoints: 30 }),
      'shop.listGear': few,
      ...change,
    }),
  );
  renderApp(SHOP);
  return { calls: (name: string) => log.filter((call) => call.name === name) };
}

describe('what the gear shop shows', () => {
  test('each piece with a drawing of its own, and what keeps the hero from it; all, or those of one type', async () => {
    const [unlockedGear, equippedGear] = [['knights-helmet', 'cosy-scarf'], ['cosy-scarf']];
    openShop({
      'account.childMe': () => makeHero({ rewardPoints: 30, level: 2, unlockedGear, equippedGear }),
      'shop.listGear': makeGearShop,
    });
    expect(await card("Knight's Helmet")).toHaveTextContent('OWNED');
    const scarf = await card('Cosy Scarf');
    expect(scarf).toHaveTextContent('Equipped');
    expect(within(scarf).getByRole('button', { name: 'Take off Cosy Scarf' })).toBeEnabled();
    const armor = await card('Magic Armor');
    expect(within(armor).getByRole('button', { name: 'Need 10 more points' })).toBeDisabled();
    const halo = await card('Halo of Legends');
    expect(within(halo).getByRole('button', { name: 'Reach level 100 first' })).toBeDisabled();
    expect(names()).toHaveLength(makeGearShop().length);
    const drawings = screen
      .getAllByRole('article')
      .map((each) => each.querySelector('[data-gear]')?.innerHTML ?? '');
    expect(drawings).not.toContain('');
    expect(new Set(drawings).size).toBe(makeGearShop().length);
    await user.click(screen.getByRole('button', { name: 'Helmets' }));
    expect(screen.getByRole('button', { name: 'Helmets' })).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(
      makeGearShop()
        .filter(({ gearType }) => gearType === 'helmet')
        .map(({ name }) => name),
    );
  });

  test('a parent disables it live, and opens it again; an empty list of the server shows the six of its fallback', async () => {
    let enableGearShop = true;
    openShop({ 'controls.get': () => makeControls({ enableGearShop }), 'shop.listGear': () => [] });
    await card("Knight's Helmet");
    expect(names()).toEqual([
      "Knight's Helmet",
      'Magic Armor',
      "Hero's Sword",
      'Ring of Wisdom',
      'Dragon Scale Armor',
      'Crystal Crown',
    ]);
    enableGearShop = false;
    act(() => FakeEventSource.emit('sync'));
    expect(await screen.findByText('Your parent has disabled the gear shop for now.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    enableGearShop = true;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await card("Knight's Helmet")).toBeVisible();
  });
});

describe('buying gear', () => {
  afterEach(() => void vi.stubGlobal('matchMedia', undefined));

  const buyHelmet = async () => {
    await user.click(await screen.findByRole('button', { name: "Buy Knight's Helmet for 25 points" }));
    await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
  };

  test('into an empty slot: it is worn already', async () => {
    let hero = makeHero({ rewardPoints: 30 });
    const { calls } = openShop({
      'account.childMe': () => hero,
      'shop.purchaseGear': () => {
        const owned = ['knights-helmet'];
        hero = makeHero({ rewardPoints: 5, unlockedGear: owned, equippedGear: owned });
        return hero;
      },
    });
    await buyHelmet();
    expect(await screen.findByText('Gear Purchased!')).toBeVisible();
    const gift = await screen.findByRole('dialog', { name: "Knight's Helmet is yours!" });
    expect(gift).toHaveTextContent('Your hero wears it already.');
    expect(calls('shop.purchaseGear')[0]?.input).toEqual({
      id: 'hero-1',
      gearId: 'knights-helmet',
      cost: 25,
    });
    await user.click(within(gift).getByRole('button', { name: 'Hooray!' }));
    expect(await card("Knight's Helmet")).toHaveTextContent('Equipped');
  });

  test('is wrapped: until it is opened nothing on the screen tells what it is', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener() {} }));
    const bought = () => makeHero({ rewardPoints: 5, unlockedGear: ['knights-helmet'] });
    openShop({ 'shop.purchaseGear': bought });
    await buyHelmet();
    const gift = await screen.findByRole('dialog', { name: 'Something new for you!' });
    expect(within(gift).getByText('Gear Purchased!')).toBeInTheDocument();
    const over = [gift, ...screen.getAllByRole('status')].map((each) => each.textContent).join(' ');
    expect(over).not.toContain('Helmet');
    await user.click(within(gift).getByRole('button', { name: 'Open it!' }));
    expect(await screen.findByRole('dialog', { name: "Knight's Helmet is yours!" })).toBeInTheDocument();
  });

  test('into a taken slot: it can be put on now, in the place of the other', async () => {
    const owned = ['explorer-cap', 'cosy-scarf', 'knights-helmet'];
    const bought = makeHero({
      rewardPoints: 5,
      unlockedGear: owned,
      equippedGear: ['explorer-cap', 'cosy-scarf'],
    });
    const { calls } = openShop({
      'account.childMe': () => ({ ...bought, rewardPoints: 30, unlockedGear: owned.slice(0, 2) }),
      'shop.purchaseGear': () => bought,
      'children.update': ({ equippedGear }: { equippedGear: string[] }) => ({ ...bought, equippedGear }),
    });
    await buyHelmet();
    await user.click(await screen.findByRole('button', { name: 'Wear it now' }));
    await waitFor(() =>
      expect(calls('children.update')[0]?.input).toEqual({
        id: 'hero-1',
        equippedGear: ['cosy-scarf', 'knights-helmet'],
      }),
    );
  });

  test('a refusal is told in the server’s words; a shop that was closed meanwhile shows as closed', async () => {
    let enableGearShop = true;
    const { calls } = openShop({
      'controls.get': () => makeControls({ enableGearShop }),
      'shop.purchaseGear': () => {
        if (calls('shop.purchaseGear').length === 1)
          throw new Refusal(409, 'You already own this.', { code: 'ALREADY_OWNED' });
        enableGearShop = false;
        throw new Refusal(403, 'Your parent has disabled this feature.', { featureDisabled: true });
      },
    });
    await buyHelmet();
    expect(await screen.findByText('Purchase failed')).toBeVisible();
    expect(screen.getByText('You already own this.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await buyHelmet();
    expect(await screen.findByText('Your parent has disabled this feature.')).toBeVisible();
    expect(await screen.findByText('The gear shop is resting')).toBeVisible();
  });
});
