import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeControls, makeHero, makeProcedures, makeScreenTime } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const HAT = 'explorer-cap';
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => said.push(text),
    cancel: () => {},
  });
});

/** A server with a hero who has never been here; what it was told, and who the hero is by now. */
function meetNewHero(change = {}) {
  const state = { hero: makeHero({ isNew: true, xp: 0, totalXp: 0, ...change }) };
  const log = answer(
    makeProcedures({
      'account.childMe': () => state.hero,
      'children.update': (sent: object) => {
        state.hero = { ...state.hero, ...sent };
        return state.hero;
      },
      'children.endWelcome': () => {
        state.hero = { ...state.hero, isNew: false, unlockedGear: [HAT], equippedGear: [HAT] };
        return state.hero;
      },
    }),
  );
  const told = (name: string) => log.filter((call) => call.name === name);
  return { state, told };
}

const welcome = () => screen.findByRole('dialog', { name: 'Welcome, hero!' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** The one thing that asks to be tapped. */
const invited = () =>
  [...document.querySelectorAll('[data-invite="true"]')].filter((it) => it.closest('[role=dialog]'));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('leads by one thing at a time, all of it spoken, to a hat that the server gives; the mission is played here alone', async () => {
  const { told } = meetNewHero();
  renderApp('/kids');
  await welcome();
  for (const name of ['Go on', 'I did it!', 'Open the chest', 'Put on the hat', 'To my missions']) {
    const thing = await screen.findByRole('button', { name });
    expect(invited()).toEqual([thing]);
    expect(thing).toHaveFocus();
    expect(said.at(-1)).toBe(
      screen.getAllByRole('status').find((it) => it.closest('[role=dialog]'))?.textContent,
    );
    await user.keyboard('{Enter}');
  }
  await isGone();
  expect(told('children.endWelcome').map(({ input }) => input)).toEqual([{ id: 'hero-1' }]);
  expect(told('missions.complete')).toEqual([]);
  expect(document.querySelector(`header [data-gear="${HAT}"]`)).not.toBeNull();
  expect(said).toHaveLength(new Set(said).size);
});

test('who owns two heroes chooses one of them', async () => {
  const { told } = meetNewHero({ avatarType: 'ninja', unlockedAvatars: ['robot', 'ninja'] });
  renderApp('/kids');
  await welcome();
  expect(screen.getByRole('button', { name: 'Ninja' })).toHaveAttribute('aria-pressed', 'true');
  await press('Robot');
  expect(screen.getByRole('button', { name: 'Robot' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(told('children.update').map(({ input }) => input)).toEqual([
      { id: 'hero-1', avatarType: 'robot' },
    ]),
  );
});

test('Escape closes it for good, and the hat is there all the same', async () => {
  const { told } = meetNewHero();
  renderApp('/kids');
  await welcome();
  await user.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(told('children.endWelcome')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector(`header [data-gear="${HAT}"]`)).not.toBeNull());
});

test('goes on where it was after a reload; without network the hat is worn at once, and the server hears of it after the next load', async () => {
  const { told, state } = meetNewHero();
  const before = renderApp('/kids');
  for (const name of ['Go on', 'I did it!']) await press(name);
  before.unmount();
  const { unmount } = renderApp('/kids');
  await press('Open the chest');
  server.use(http.post('*/trpc/children.endWelcome', () => HttpResponse.error()));
  await press('Put on the hat');
  expect(await screen.findByText('Your hat comes along as soon as the internet is back.')).toBeVisible();
  await press('To my missions');
  await isGone();
  unmount();
  expect(told('children.endWelcome')).toEqual([]);
  server.resetHandlers();
  const again = answer(
    makeProcedures({
      'account.childMe': () => state.hero,
      'children.endWelcome': () => makeHero({ unlockedGear: [HAT], equippedGear: [HAT] }),
    }),
  );
  renderApp('/kids');
  await waitFor(() => expect(again.filter(({ name }) => name === 'children.endWelcome')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in bedtime it waits for the next day', async () => {
  answer(
    makeProcedures({
      'account.childMe': () => makeHero({ isNew: true }),
      'controls.get': () => makeControls({ bedtimeMode: true }),
      'controls.screenTime': () => makeScreenTime({ bedtimeNow: true }),
    }),
  );
  renderApp('/kids');
  await screen.findByRole('heading', { name: 'Good night, Mia!' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
