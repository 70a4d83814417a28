import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const owner = makeHero({
  unlockedAvatars: ['robot', 'fox'],
  unlockedGear: ['knights-helmet', 'crystal-crown', 'magic-armor'],
  equippedGear: ['knights-helmet'],
});
const shown = (id: string) => document.querySelectorAll(`svg[role="img"] [data-gear="${id}"]`).length > 0;

type Appearance = { avatarType?: string; equippedGear?: string[] };

function openRoom(change: Parameters<typeof makeProcedures>[0] = {}, hero = owner) {
  const state = { hero };
  const log = answer(
    makeProcedures({
      'account.childMe': () => state.hero,
      'children.update': ({ avatarType, equippedGear }: Appearance) => {
        state.hero = {
          ...state.hero,
          ...(avatarType && { avatarType }),
          ...(equippedGear && { equippedGear }),
        };
        return state.hero;
      },
      ...change,
    }),
  );
  const { address } = renderApp('/kids?tab=customize');
  return { state, address, updates: () => log.filter(({ name }) => name === 'children.update') };
}

describe('the current hero', () => {
  test('shows what the hero wears, on the stage too; owned avatars are to choose from, and slots to fill', async () => {
    const { address } = openRoom();
    expect(await screen.findByRole('button', { name: "Helmet: Knight's Helmet" })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelectorAll('header [data-gear="knights-helmet"]').length).toBe(1),
    );
    const shelf = await screen.findByRole('region', { name: 'My avatars' });
    expect(within(shelf).getAllByRole('listitem')).toHaveLength(2);
    expect(within(shelf).getByRole('button', { name: 'Robot: This is you!' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(within(shelf).getByRole('button', { name: 'Be the Clever Fox' }));
    expect(await screen.findByText('Hero Updated!')).toBeVisible();
    expect(within(shelf).getByRole('button', { name: 'Clever Fox: This is you!' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Helmet: Knight's Helmet" }));
    const helmets = screen.getByRole('region', { name: 'My gear: Helmet' });
    expect(within(helmets).getAllByRole('listitem')).toHaveLength(2);
    // A slot without a piece leads to the shop.
    await user.click(screen.getByRole('button', { name: 'Weapon: nothing yet' }));
    expect(screen.getByText('No weapon yet. Have a look in the shop!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'To the gear shop' }));
    expect(await screen.findByRole('tab', { name: 'Gear Shop', selected: true })).toBeVisible();
    expect(address()).toBe('/kids?tab=customize&shop=gear');
    // The parts are changed with the arrow keys.
    screen.getByRole('tab', { name: 'Gear Shop' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('tab', { name: 'Avatar Shop', selected: true })).toHaveFocus();
    expect(address()).toBe('/kids?tab=customize&shop=avatars');
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('tab', { name: 'Current Hero', selected: true })).toHaveFocus();
  });

  test('one of each type; a worn piece is taken off; quick taps are sent one after the other and all hold', async () => {
    const { state, updates } = openRoom();
    const sent = () => updates().map(({ input }) => (input as Appearance).equippedGear);
    await user.click(await screen.findByRole('button', { name: 'Wear Crystal Crown' }));
    expect(await screen.findByRole('button', { name: 'Helmet: Crystal Crown' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual([['crystal-crown']]));
    await waitFor(() => expect(shown('knights-helmet')).toBe(false));
    await user.click(await screen.findByRole('button', { name: 'Take off Crystal Crown' }));
    expect(await screen.findByRole('button', { name: 'Helmet: nothing yet' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual([['crystal-crown'], []]));
    await user.click(screen.getByRole('button', { name: 'Wear Magic Armor' }));
    await user.click(screen.getByRole('button', { name: 'Wear Crystal Crown' }));
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent()[3]).toEqual(['magic-armor', 'crystal-crown']);
    await waitFor(() => expect(state.hero.equippedGear).toEqual(['magic-armor', 'crystal-crown']));
    expect(screen.getByRole('button', { name: 'Take off Magic Armor' })).toBeVisible();
  });

  test('shows at once and goes back when the server refuses', async () => {
    let answerNow = () => {};
    openRoom({
      'children.update': async () => {
        await new Promise<void>((resolve) => {
          answerNow = resolve;
        });
        throw new Refusal(403, 'This is not yours.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Wear Magic Armor' }));
    expect(await screen.findByRole('button', { name: 'Armor: Magic Armor' })).toBeVisible();
    answerNow();
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText('This is not yours.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Armor: nothing yet' })).toBeVisible();
  });

  test('without gear one is invited to the shop; a picture of the family’s own says that it hides the avatar', async () => {
    openRoom({}, makeHero({ avatarUrl: '/api/media/1' }));
    expect(await screen.findByText(/Something for your hero waits in the gear shop!/)).toBeVisible();
    expect(screen.getByText(/your family’s own picture/)).toBeVisible();
  });

  test('a piece that is not on sale any more stays the hero’s', async () => {
    openRoom({ 'shop.listGear': () => [] });
    expect(await screen.findByRole('button', { name: "Take off Knight's Helmet" })).toBeVisible();
  });
});
