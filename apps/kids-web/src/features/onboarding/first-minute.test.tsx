import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { makeGoal, makeReward } from '../../testing/reward-fixtures';
import { answer, type Procedures, server } from '../../testing/trpc-server';
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
function meetNewHero(change = {}, procedures: Procedures = {}) {
  const state = { hero: makeHero({ isNew: true, xp: 0, totalXp: 0, ...change }) };
  const log = answer(
    makeProcedures({
      'account.childMe': () => state.hero,
      'children.endWelcome': () => {
        state.hero = { ...state.hero, isNew: false, unlockedGear: [HAT], equippedGear: [HAT] };
        return state.hero;
      },
      ...procedures,
    }),
  );
  const told = (name: string) => log.filter((call) => call.name === name);
  return { state, told };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** The one thing that asks to be tapped. */
const invited = () =>
  [...document.querySelectorAll('[data-invite="true"]')].filter((it) => it.closest('[role=dialog]'));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Presses the one thing that asks to be tapped, which has the focus and was read aloud. */
async function goOn(name: string): Promise<void> {
  const thing = await screen.findByRole('button', { name });
  expect(invited()).toEqual([thing]);
  expect(thing).toHaveFocus();
  expect(said.at(-1)).toBe(
    screen.getAllByRole('status').find((it) => it.closest('[role=dialog]'))?.textContent,
  );
  await user.keyboard('{Enter}');
}

test('leads by one thing at a time, all of it spoken, goes on where it was after a reload; without network the server hears of it after the next load, and gives a hat', async () => {
  const { told, state } = meetNewHero();
  const before = renderApp('/kids');
  await press('Ninja');
  await press('Go on');
  await goOn('I did it!');
  before.unmount();
  const { unmount } = renderApp('/kids');
  await press('Open the chest');
  // It may travel with other calls.
  const isLost = (names: unknown) => String(names).includes('children.endWelcome');
  server.use(
    http.post('*/trpc/:names', ({ params }) => (isLost(params.names) ? HttpResponse.error() : undefined)),
  );
  await press('Put on the hat');
  await press('To my missions');
  await isGone();
  unmount();
  expect(told('children.endWelcome')).toEqual([]);
  expect(told('missions.complete')).toEqual([]);
  server.resetHandlers();
  const again = answer(
    makeProcedures({
      'account.childMe': () => state.hero,
      'children.endWelcome': () => {
        state.hero = makeHero({ unlockedGear: [HAT], equippedGear: [HAT] });
        return state.hero;
      },
    }),
  );
  renderApp('/kids');
  await waitFor(() =>
    expect(again.filter(({ name }) => name === 'children.endWelcome')).toMatchObject([
      { input: { id: 'hero-1', avatarType: 'ninja' } },
    ]),
  );
  await waitFor(() => expect(document.querySelector(`header [data-gear="${HAT}"]`)).not.toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in the older look it asks who the hero is and what they save for, and nothing else', async () => {
  const trainers = makeReward('trainers', 'New trainers', { cost: 300 });
  const { told } = meetNewHero(
    { look: 'older' },
    {
      'rewards.listForChild': () => [trainers],
      'goals.create': ({ rewardId }: { rewardId: string }) => makeGoal('goal', trainers.name, { rewardId }),
    },
  );
  renderApp('/kids');
  await press('Skater');
  await press('Next');
  await press('New trainers 300 XP');
  await press('Start saving!');
  await isGone();
  await waitFor(() =>
    expect(told('children.endWelcome')).toMatchObject([{ input: { avatarType: 'skater' } }]),
  );
  expect(told('goals.create')).toMatchObject([{ input: { rewardId: 'trainers' } }]);
});
