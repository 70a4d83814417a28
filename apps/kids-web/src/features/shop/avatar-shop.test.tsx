import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { FakeEventSource } from '../../testing/fake-event-source';
import { makeAvatarShop, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal, silence } from '../../testing/trpc-server';

const user = userEvent.setup();
const SHOP = '/kids?tab=customize&shop=avatars';
const card = (name: string) => screen.findByRole('article', { name });
const refuse = (refusal: Refusal) => () => {
  throw refusal;
};

/** A family whose server sells: the hero is what the last purchase made of them. */
function openShop(change: Parameters<typeof makeProcedures>[0] = {}, rewardPoints = 30) {
  const state = { hero: makeHero({ rewardPoints }) };
  const log = answer(
    makeProcedures({
      'account.childMe': () => state.hero,
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
  test('shelves are empty while the items are on their way', async () => {
    openShop({ 'shop.listAvatars': silence });
    expect(await screen.findByRole('tab', { name: 'Avatar Shop', selected: true })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  test('a failure offers another try', async () => {
    let isDown = true;
    openShop({
      'shop.listAvatars': () => {
        if (isDown) throw new Refusal(503, 'x');
        return makeAvatarShop();
      },
    });
    expect(await screen.findByText('The shop is hard to find')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Clever Fox')).toBeVisible();
  });

  test('nothing on sale says so', async () => {
    openShop({ 'shop.listAvatars': () => [] });
    expect(await screen.findByText('All sold out')).toBeVisible();
  });

  test('name, words, rarity and price; the buy button is enabled only when the points suffice', async () => {
    openShop();
    const fox = await card('Clever Fox');
    expect(fox).toHaveTextContent('Always has a plan');
    expect(fox).toHaveTextContent('Common');
    expect(within(fox).getByRole('button', { name: 'Buy Clever Fox for 25 points' })).toBeEnabled();
    const dragon = await card('Golden Dragon');
    expect(dragon).toHaveTextContent('Legendary');
    expect(within(dragon).getByRole('button', { name: 'Not Enough Points' })).toBeDisabled();
    expect(dragon).toHaveTextContent('120 more points');
    expect(within(dragon).getByRole('progressbar', { name: '150 points' })).toHaveAttribute(
      'aria-valuetext',
      '30 of 150 points',
    );
  });

  test('exactly enough points are enough', async () => {
    openShop({}, 25);
    expect(await screen.findByRole('button', { name: 'Buy Clever Fox for 25 points' })).toBeEnabled();
  });

  test('owned ones are marked and can be worn at once', async () => {
    const hero = makeHero({ unlockedAvatars: ['robot', 'fox'] });
    openShop({ 'account.childMe': () => hero, 'children.update': () => ({ ...hero, avatarType: 'fox' }) });
    expect(await card('Clever Fox')).toHaveTextContent('OWNED');
    await user.click(screen.getByRole('button', { name: 'Be the Clever Fox' }));
    expect(await screen.findByText('Hero Updated!')).toBeVisible();
  });

  test('who owns everything is told so', async () => {
    const all = makeAvatarShop().map(({ avatarType }) => avatarType);
    openShop({ 'account.childMe': () => makeHero({ unlockedAvatars: ['robot', ...all] }) });
    expect(await screen.findByText('Wow, all of it is yours!')).toBeVisible();
  });

  test('points that arrive live open what was too dear', async () => {
    const { state } = openShop();
    expect(await screen.findByText('You have 30 points')).toBeInTheDocument();
    state.hero = makeHero({ rewardPoints: 200 });
    act(() => FakeEventSource.emit('sync'));
    expect(await screen.findByText('You have 200 points')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy Golden Dragon for 150 points' })).toBeEnabled();
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

  test('a double tap buys once', async () => {
    const { calls } = openShop({}, 100);
    await askFor(/^Buy Clever Fox/);
    await user.dblClick(screen.getByRole('button', { name: 'Yes, buy it!' }));
    await screen.findByRole('dialog', { name: 'Clever Fox is yours!' });
    expect(calls('shop.purchaseAvatar')).toHaveLength(1);
  });

  test('while the server thinks, the question waits and cannot be left', async () => {
    let finish = () => {};
    const { state } = openShop({
      'shop.purchaseAvatar': async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return makeHero({ unlockedAvatars: ['robot', 'fox'], rewardPoints: 5 });
      },
    });
    const dialog = await askFor(/^Buy Clever Fox/);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, buy it!' }));
    expect(await within(dialog).findByRole('button', { name: 'Buying...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    state.hero = makeHero({ unlockedAvatars: ['robot', 'fox'], rewardPoints: 5 });
    finish();
    expect(await screen.findByRole('dialog', { name: 'Clever Fox is yours!' })).toBeInTheDocument();
  });

  test('no is no, and Escape too; the focus goes back to where it was', async () => {
    const { calls } = openShop();
    await askFor(/^Buy Clever Fox/);
    expect(screen.getByRole('button', { name: 'Yes, buy it!' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Yes, buy it!' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Buy Clever Fox/ })).toHaveFocus();
    expect(calls('shop.purchaseAvatar')).toEqual([]);
  });

  test.each([
    [
      new Refusal(409, 'Not enough reward points!', { code: 'NOT_ENOUGH_POINTS' }),
      'Not enough reward points!',
    ],
    [new Refusal(409, '', { code: 'NOT_ENOUGH_POINTS' }), 'Not enough reward points!'],
    [new Refusal(409, 'You already own this.', { code: 'ALREADY_OWNED' }), 'You already own this.'],
    [new Refusal(403, 'It is bedtime.', { code: 'BEDTIME' }), 'It is bedtime.'],
    [new Refusal(503, 'secret'), 'The shop did not answer. Please look again in a moment.'],
  ])('a refusal is told and the screen is brought up to date (%#)', async (refusal, words) => {
    const { calls } = openShop({ 'shop.purchaseAvatar': refuse(refusal) });
    await askFor(/^Buy Clever Fox/);
    const before = calls('account.childMe').length;
    await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
    expect(await screen.findByText('Purchase Failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(calls('account.childMe').length).toBeGreaterThan(before));
    expect(screen.getByText('You have 30 points')).toBeInTheDocument();
  });

  test('a price that has changed is shown, and the hero may think again', async () => {
    let cost = 25;
    const { calls } = openShop({
      'shop.listAvatars': () =>
        makeAvatarShop().map((item) => (item.avatarType === 'fox' ? { ...item, cost } : item)),
      'shop.purchaseAvatar': refuse(
        new Refusal(409, 'The price has changed. Please have another look.', { code: 'PRICE_CHANGED' }),
      ),
    });
    await askFor(/^Buy Clever Fox/);
    cost = 28;
    await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
    expect(await screen.findByText('It costs 28 points now. Before it was 25.')).toBeVisible();
    expect(screen.getByText('Purchase Failed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Yes, buy it!' }));
    await waitFor(() => expect(calls('shop.purchaseAvatar')[1]?.input).toMatchObject({ cost: 28 }));
  });

  test('an emergency closes the app instead of a toast', async () => {
    let isClosed = false;
    const close = () => {
      isClosed = true;
      throw new Refusal(403, 'Call Grandma.', { emergencyMode: true });
    };
    const { 'sync.childFamilyData': sync } = makeProcedures();
    openShop({
      'shop.purchaseAvatar': close,
      // A sync that succeeds says that the emergency is over.
      'sync.childFamilyData': (input) => (isClosed ? close() : sync?.(input)),
    });
    await askFor(/^Buy Clever Fox/);
    await user.click(screen.getByRole('button', { name: 'Yes, buy it!' }));
    expect(await screen.findByText('Call Grandma.')).toBeVisible();
    expect(screen.queryByText('Purchase Failed')).not.toBeInTheDocument();
  });
});
