import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../testing/fake-event-source';
import { makeCompletion, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp, touch } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const said: string[] = [];
const AT = '2026-03-10T08:00:00.000Z';
const fox = {
  findId: 'forest-fox',
  set: 'forest',
  name: 'Clever fox',
  art: 'fox',
  completionId: 'done-teeth',
  day: null,
  story: null,
  foundAt: AT,
};
const castle = {
  findId: 'postcards-castle',
  set: 'postcards',
  name: 'The castle',
  art: 'castle',
  completionId: null,
  day: '2026-03-09',
  story: 'I knocked at a castle gate.',
  foundAt: AT,
};

/** A browser that can speak and notes what it says. */
beforeEach(() => {
  said.length = 0;
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel: () => {},
    speak: ({ text }: { text: string }) => said.push(text),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

const news = () => act(() => FakeEventSource.emit('sync'));
const noted = async () => {
  await screen.findByRole('tablist', { name: 'Sections' });
  touch();
  await waitFor(() =>
    expect(localStorage.getItem('herohood.kids.celebrated.hero-1')).toContain('"cheers":['),
  );
};

test('the chest of an approval shows what it held, says it aloud, and how far the set is', async () => {
  const state = { today: [makeCompletion('teeth', 'pending')], hero: makeHero() };
  answer(
    makeProcedures({
      'account.childMe': () => state.hero,
      'missions.listToday': () => state.today,
      'world.finds': () => [fox, { ...fox, findId: 'forest-owl', completionId: 'other' }],
    }),
  );
  renderApp('/kids');
  await noted();
  state.today = [makeCompletion('teeth', 'approved', { find: { findId: 'forest-fox', set: 'forest' } })];
  state.hero = makeHero({ totalXp: 90, xp: 90, xpIntoLevel: 90 });
  news();
  const party = await screen.findByRole('dialog', { name: 'Mission approved!' });
  expect(await within(party).findByText('You found: Clever fox!')).toBeVisible();
  expect(await within(party).findByText('2 of 13 in From the forest')).toBeVisible();
  await user.click(within(party).getByRole('button', { name: /^Read aloud/ }));
  expect(said.at(-1)).toContain('You found: Clever fox!');
});

test('yesterday’s trip is told once, read aloud by itself, and comes with its postcard', async () => {
  const trips = [{ story: castle.story, find: castle }];
  answer(makeProcedures({ 'world.openTrip': () => trips.shift() ?? null }));
  renderApp('/kids');
  await noted();
  const card = await screen.findByRole('dialog', { name: 'Mia is back!' });
  expect(card).toHaveTextContent('A postcard: The castle.');
  expect(card).toHaveTextContent('I knocked at a castle gate.');
  expect(said.at(-1)).toContain('I knocked at a castle gate.');
  await user.click(within(card).getByRole('button', { name: 'Into my album!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a morning without a trip: the hero has slept long, and nothing is missing', async () => {
  localStorage.setItem('herohood.kids.morning.hero-1', JSON.stringify(Date.parse(AT)));
  const log = answer(makeProcedures());
  renderApp('/kids');
  await noted();
  expect(await screen.findByText('I slept so long! Good morning!')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(log.filter(({ name }) => name === 'world.openTrip')).toHaveLength(1);
});

test('a sibling’s cheer is greeted when it comes, and never again', async () => {
  const cheers = [{ id: 'old', fromChildId: 'h2', fromName: 'Tom', cheer: 'star', at: AT }];
  answer(makeProcedures({ 'world.cheers': () => cheers }));
  const visit = renderApp('/kids');
  await noted();
  cheers.unshift({ id: 'new', fromChildId: 'h2', fromName: 'Tom', cheer: 'rocket', at: AT });
  news();
  const card = await screen.findByRole('dialog', { name: 'A greeting for you!' });
  expect(card).toHaveTextContent('Tom sends you a rocket!');
  await user.click(within(card).getByRole('button', { name: 'Hooray!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  visit.unmount();
  renderApp('/kids');
  await noted();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
