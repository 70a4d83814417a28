import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeControls, makeHero, makeProcedures, makeScreenTime } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal, server } from '../../testing/trpc-server';

const user = userEvent.setup();
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

test.each([
  ['the cross', () => press('Close the welcome')],
  ['Escape', () => user.keyboard('{Escape}')],
])('%s closes it for good, and the hat is there all the same', async (_way, close) => {
  const { told } = meetNewHero();
  renderApp('/kids');
  await welcome();
  await close();
  await isGone();
  await waitFor(() => expect(told('children.endWelcome')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector(`header [data-gear="${HAT}"]`)).not.toBeNull());
});

test('goes on where it was when the page is loaded anew', async () => {
  meetNewHero();
  const { unmount } = renderApp('/kids');
  await press('Go on');
  await press('I did it!');
  unmount();
  renderApp('/kids');
  expect(await screen.findByRole('button', { name: 'Open the chest' })).toBeVisible();
});

test('without network the hat is worn at once, and the server hears of it after the next load', async () => {
  const { told, state } = meetNewHero();
  const { unmount } = renderApp('/kids');
  for (const name of ['Go on', 'I did it!', 'Open the chest']) await press(name);
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

test('a hero who is known sees nothing of it', async () => {
  answer(makeProcedures());
  renderApp('/kids');
  await screen.findByRole('button', { name: 'I did it! Brush teeth' });
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

test('an emergency at its end shows the screen of an emergency', async () => {
  let isShut = false;
  const unlessShut = <T,>(made: T) => {
    if (isShut) throw new Refusal(403, 'Call me.', { emergencyMode: true });
    return made;
  };
  const usual = makeProcedures();
  answer(
    makeProcedures({
      'account.childMe': () => unlessShut(makeHero({ isNew: true })),
      'sync.childFamilyData': () => unlessShut(usual['sync.childFamilyData']?.(null as never)),
      'children.endWelcome': () => unlessShut(null),
    }),
  );
  renderApp('/kids');
  await welcome();
  isShut = true;
  await press('Close the welcome');
  expect(await screen.findByText('Call me.')).toBeVisible();
});
