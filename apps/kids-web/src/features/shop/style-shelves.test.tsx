import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { cutNetwork, setOnline } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, Refusal, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const USUAL = { backdrop: null, frame: null, pose: null };
type Style = { backdrop: string | null; frame: string | null; pose: string | null };

/** A server with a hero of this level, who may choose. */
function gifts(level: number, style: Style = USUAL) {
  const state = { hero: makeHero({ level, style }), sent: [] as Style[] };
  const procedures = {
    'account.childMe': () => state.hero,
    'world.chooseStyle': ({ backdrop, frame, pose }: Style) => {
      state.hero = { ...state.hero, style: { backdrop, frame, pose } };
      state.sent.push(state.hero.style);
      return state.hero;
    },
  };
  answer(makeProcedures(procedures));
  return { state, procedures };
}
const open = () => renderApp('/kids?tab=customize');
const shelf = (name: string) => screen.findByRole('region', { name });
const option = async (of: string, name: string) => within(await shelf(of)).getByRole('button', { name });

test('a press is seen at once on the stage and reaches the server, whole', async () => {
  const { state } = gifts(10, { ...USUAL, pose: 'pose-wave' });
  const { container } = open();
  const stage = () => container.querySelector('header') as HTMLElement;
  await user.click(await option('Where I am', 'Beach'));
  expect(await option('Where I am', 'Beach')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(stage().querySelector('[data-backdrop="backdrop-beach"]')).not.toBeNull());
  await waitFor(() =>
    expect(state.sent).toEqual([{ backdrop: 'backdrop-beach', frame: null, pose: 'pose-wave' }]),
  );
});

test('without network the choice stays, also after a reload, and goes out when the network is back', async () => {
  const { state, procedures } = gifts(10);
  const visit = open();
  await option('How I stand', 'Wave');
  cutNetwork();
  await user.click(await option('How I stand', 'Wave'));
  expect(await screen.findByText(/^Kept on this device/)).toBeVisible();
  expect(await option('How I stand', 'Wave')).toHaveAttribute('aria-pressed', 'true');
  visit.unmount();
  server.resetHandlers();
  answer(makeProcedures(procedures));
  setOnline(true);
  open();
  expect(await option('How I stand', 'Wave')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(state.sent).toEqual([{ ...USUAL, pose: 'pose-wave' }]));
});

test('a choice whose level has gone is taken back, and the hero is told', async () => {
  const { state, procedures } = gifts(10);
  answer(
    makeProcedures({
      ...procedures,
      'world.chooseStyle': () => {
        state.hero = makeHero({ level: 8 });
        throw new Refusal(409, 'No level has given this yet.', { code: 'ITEM_NOT_OWNED' });
      },
    }),
  );
  open();
  await user.click(await option('Where I am', 'Beach'));
  expect(await screen.findByText('That gift is not here now')).toBeVisible();
  await waitFor(async () =>
    expect(
      within(await shelf('Where I am')).queryByRole('button', { name: 'Beach' }),
    ).not.toBeInTheDocument(),
  );
  expect(await option('Where I am', 'The usual')).toHaveAttribute('aria-pressed', 'true');
});
