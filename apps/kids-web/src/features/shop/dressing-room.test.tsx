import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';

const user = userEvent.setup();
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
  test('shows what the hero wears, on the stage too, and empty slots', async () => {
    openRoom();
    expect(await screen.findByRole('button', { name: "Helmet: Knight's Helmet" })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Weapon: nothing yet' })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelectorAll('header [data-gear="knights-helmet"]').length).toBe(1),
    );
  });

  test('only owned avatars are to choose from', async () => {
    openRoom();
    const shelf = await screen.findByRole('region', { name: 'My avatars' });
    expect(within(shelf).getAllByRole('listitem')).toHaveLength(2);
    expect(within(shelf).getByRole('button', { name: 'Robot: This is you!' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(within(shelf).getByRole('button', { name: 'Be the Clever Fox' }));
    expect(await screen.findByText('Hero Updated!')).toBeVisible();
    expect(within(shelf).getByRole('button', { name: 'Clever Fox: This is you!' })).toBeVisible();
  });

  test('one of each type: another helmet takes the place of the first', async () => {
    const { updates } = openRoom();
    await user.click(await screen.findByRole('button', { name: 'Wear Crystal Crown' }));
    expect(await screen.findByRole('button', { name: 'Helmet: Crystal Crown' })).toBeVisible();
    await waitFor(() =>
      expect(updates()[0]?.input).toEqual({ id: 'hero-1', equippedGear: ['crystal-crown'] }),
    );
    await waitFor(() => expect(shown('knights-helmet')).toBe(false));
  });

  test('a worn piece is taken off', async () => {
    const { updates } = openRoom();
    await user.click(await screen.findByRole('button', { name: "Take off Knight's Helmet" }));
    expect(await screen.findByRole('button', { name: 'Helmet: nothing yet' })).toBeVisible();
    await waitFor(() => expect(updates()[0]?.input).toEqual({ id: 'hero-1', equippedGear: [] }));
  });

  test('two quick taps are sent one after the other and both hold', async () => {
    const { state, updates } = openRoom();
    await user.click(await screen.findByRole('button', { name: 'Wear Magic Armor' }));
    await user.click(screen.getByRole('button', { name: 'Wear Crystal Crown' }));
    await waitFor(() => expect(updates()).toHaveLength(2));
    expect(updates()[1]?.input).toMatchObject({ equippedGear: ['magic-armor', 'crystal-crown'] });
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

  test('offline it goes back and says why', async () => {
    openRoom({
      'children.update': () => {
        throw new Refusal(503, 'x');
      },
    });
    await screen.findByRole('button', { name: 'Wear Magic Armor' });
    setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Wear Magic Armor' }));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Armor: nothing yet' })).toBeVisible();
  });

  test('a slot shows the pieces of its type; with none it leads to the shop', async () => {
    const { address } = openRoom();
    await user.click(await screen.findByRole('button', { name: "Helmet: Knight's Helmet" }));
    const helmets = screen.getByRole('region', { name: 'My gear: Helmet' });
    expect(within(helmets).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Weapon: nothing yet' }));
    expect(screen.getByText('No weapon yet. Have a look in the shop!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'To the gear shop' }));
    expect(await screen.findByRole('tab', { name: 'Gear Shop', selected: true })).toBeVisible();
    expect(address()).toBe('/kids?tab=customize&shop=gear');
  });

  test('a new hero without gear is invited to the shop', async () => {
    openRoom({}, makeHero());
    expect(await screen.findByText(/Something for your hero waits in the gear shop!/)).toBeVisible();
  });

  test('a picture of the family’s own says that it hides the avatar', async () => {
    openRoom({}, makeHero({ avatarUrl: '/api/media/1' }));
    expect(await screen.findByText(/your family’s own picture/)).toBeVisible();
  });

  test('a piece that is not on sale any more stays the hero’s', async () => {
    openRoom({ 'shop.listGear': () => [] });
    expect(await screen.findByRole('button', { name: "Take off Knight's Helmet" })).toBeVisible();
  });

  test('the parts are changed with the arrow keys and stay after a reload', async () => {
    const { address } = openRoom();
    const tab = await screen.findByRole('tab', { name: 'Current Hero' });
    tab.focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tab', { name: 'Avatar Shop', selected: true })).toHaveFocus();
    expect(address()).toBe('/kids?tab=customize&shop=avatars');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByRole('tab', { name: 'Gear Shop', selected: true })).toHaveFocus();
  });
});
