import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeAvatarShop, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const SHOP = '/kids?tab=customize&shop=avatars';

/** As much as a purchase needs. */
const few = () => makeAvatarShop().filter(({ avatarType }) => ['fox', 'dragon'].includes(avatarType));

/** A family whose server sells: the hero is what the last purchase made of them. */
function openShop(change: Parameters<typeof makeProcedures>[0] = {}, rewardPoints = 30) {
  const state = { hero: makeHero({ rewardPoints }) };
  const log = answer(
    makeProcedures({
      'account.childMe': () => state.hero,
      'shop.listAvatars': few,
      'shop.purchaseAvatar': ({ avatarType, cost }: { avatarType: string; cost: number }) => {
        const { rewardPoints: points, unlockedAvatars } = state.hero;
        state.hero = makeHero({
          rewardPoints: points - cost,
          unlockedAvatars: [...unlockedAvatars, avatarType],
        });
        return state.hero;
      },
      'children.update': (fields: object) => {
        state.hero = { ...state.hero, ...fields, id: state.hero.id };
        return state.hero;
      },
      ...change,
    }),
  );
  renderApp(SHOP);
  return { state, log, calls: (name: string) => log.filter((call) => call.name === name) };
}

async function askFor(label: RegExp) {
  await user.click(await screen.findByRole('button', { name: label }));
  return await screen.findByRole('dialog');
}

describe('what the avatar shop shows', () => {
  test('a failure offers another try; nothing on sale says so', async () => {
    let isDown = true;
    openShop({
      'shop.listAvatars': () => {
        if (isDown) throw new Refusal(503, 'x');
        return [];
      },
    });
    expect(await screen.findByText('The shop is hard to find')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All sold out')).toBeVisible();
  });
});

describe('buying an avatar', () => {
  test('while the server thinks, the question waits and cannot be left; a double tap buys once', async () => {
    let finish = () => {};
    const { state, calls } = openShop({
      'shop.purchaseAvatar': async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return makeHero({ unlockedAvatars: ['robot', 'fox'], rewardPoints: 5 });
      },
    });
    const dialog = await askFor(/^Buy Clever Fox/);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Yes, buy it!' }));
    expect(await within(dialog).findByRole('button', { name: 'Buying...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    state.hero = makeHero({ unlockedAvatars: ['robot', 'fox'], rewardPoints: 5 });
    finish();
    expect(await screen.findByRole('dialog', { name: 'Clever Fox is yours!' })).toBeInTheDocument();
    expect(calls('shop.purchaseAvatar')).toHaveLength(1);
  });

  test('no is no, by Escape; the focus goes back. A refusal is told and the screen is brought up to date', async () => {
    const refusals: [Refusal, string][] = [
      [new Refusal(409, '', { code: 'NOT_ENOUGH_POINTS' }), 'Not enough reward points!'],
      [new Refusal(503, 'secret'), 'The shop did not answer. Please look again in a moment.'],
    ];
    const { calls } = openShop({
      'shop.purchaseAvatar': () => {
        throw refusals[calls('shop.purchaseAvatar').length - 1]![0];
      },
    });
    await askFor(/^Buy Clever Fox/);
    expect(screen.getByRole('button', { name: 'Yes, buy it!' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Buy Clever Fox/ })).toHaveFocus();
    expect(calls('shop.purchaseAvatar')).toEqual([]);
    for (const [, words] of refusals) {
      await askFor(/^Buy Clever Fox/);
      const before = calls('home.today').length;
      await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText('Purchase Failed')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(calls('home.today').length).toBeGreaterThan(before));
    }
    expect(screen.getByText('You have 30 points')).toBeInTheDocument();
  });

  test('a price that has changed is shown, and the hero may think again', async () => {
    let cost = 25;
    const { calls } = openShop({
      'shop.listAvatars': () => few().map((item) => (item.avatarType === 'fox' ? { ...item, cost } : item)),
      'shop.purchaseAvatar': () => {
        throw new Refusal(409, 'The price has changed.', { code: 'PRICE_CHANGED' });
      },
    });
    await askFor(/^Buy Clever Fox/);
    cost = 28;
    await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
    expect(await screen.findByText('It costs 28 points now. Before it was 25.')).toBeVisible();
    expect(screen.getByText('Purchase Failed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Yes, buy it!' }));
    await waitFor(() => expect(calls('shop.purchaseAvatar')[1]?.input).toMatchObject({ cost: 28 }));
  });
});
