import { screen, waitFor } from '@testing-library/react';
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
});
