import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeEventSource } from '../../testing/fake-event-source';
import { makeAvatarShop, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const SHOP = '/kids?tab=customize&shop=avatars';
const card = (name: string) => screen.findByRole('article', { name });

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

  test('name, words, rarity and price; what is too dear opens with the points that arrive live', async () => {
    const { state } = openShop({}, 25);
    const fox = await card('Clever Fox');
    expect(fox).toHaveTextContent('Always has a plan');
    expect(fox).toHaveTextContent('Common');
    // Exactly enough points are enough.
    expect(within(fox).getByRole('button', { name: 'Buy Clever Fox for 25 points' })).toBeEnabled();
    const dragon = await card('Golden Dragon');
    expect(dragon).toHaveTextContent('Legendary');
    expect(within(dragon).getByRole('button', { name: 'Not Enough Points' })).toBeDisabled();
    expect(dragon).toHaveTextContent('125 more points');
    expect(within(dragon).getByRole('progressbar', { name: '150 points' })).toHaveAttribute(
      'aria-valuetext',
      '25 of 150 points',
    );
    state.hero = makeHero({ rewardPoints: 200 });
    act(() => FakeEventSource.emit('sync'));
    expect(await screen.findByText('You have 200 points')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy Golden Dragon for 150 points' })).toBeEnabled();
  });

  test('owned ones are marked and can be worn at once; who owns everything is told so', async () => {
    const all = few().map(({ avatarType }) => avatarType);
    const hero = makeHero({ unlockedAvatars: ['robot', ...all] });
    openShop({ 'account.childMe': () => hero, 'children.update': () => ({ ...hero, avatarType: 'fox' }) });
    expect(await card('Clever Fox')).toHaveTextContent('OWNED');
    expect(await screen.findByText('Wow, all of it is yours!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Be the Clever Fox' }));
    expect(await screen.findByText('Hero Updated!')).toBeVisible();
  });
});

describe('buying an avatar', () => {
  test('asks once, then celebrates, and the new one can be worn now', async () => {
    const { calls } = openShop();
    const dialog = await askFor(/^Buy Clever Fox/);
    expect(dialog).toHaveAccessibleName('Buy Clever Fox for 25 points?');
    expect(dialog).toHaveTextContent('Then you have 5 points left.');
    expect(calls('shop.purchaseAvatar')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, buy it!' }));
    expect(await screen.findByText('Avatar Purchased!')).toBeVisible();
    expect(calls('shop.purchaseAvatar')[0]?.input).toEqual({ id: 'hero-1', avatarType: 'fox', cost: 25 });
    const gift = await screen.findByRole('dialog', { name: 'Clever Fox is yours!' });
    expect(screen.getByText('You have 5 points')).toBeInTheDocument();
    await user.click(within(gift).getByRole('button', { name: 'Wear it now' }));
    expect(await screen.findByText('Hero Updated!')).toBeVisible();
    expect(calls('children.update')[0]?.input).toEqual({ id: 'hero-1', avatarType: 'fox' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

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
      [new Refusal(409, 'You already own this.', { code: 'ALREADY_OWNED' }), 'You already own this.'],
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
      const before = calls('account.childMe').length;
      await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText('Purchase Failed')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(calls('account.childMe').length).toBeGreaterThan(before));
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
