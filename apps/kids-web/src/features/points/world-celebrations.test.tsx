import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProcedures } from '../../testing/fixtures';
import { renderApp, touch } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const said: string[] = [];
const AT = '2026-03-10T08:00:00.000Z';
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
const looked = async () => {
  await screen.findByRole('tablist', { name: 'Sections' });
  touch();
};

test('yesterday’s trip is told once, read aloud by itself, and comes with its postcard', async () => {
  const trips = [{ story: castle.story, find: castle }];
  answer(makeProcedures({ 'world.openTrip': () => trips.shift() ?? null }));
  renderApp('/kids');
  await looked();
  const card = await screen.findByRole('dialog', { name: 'Mia is back!' });
  expect(card).toHaveTextContent('A postcard: The castle.');
  expect(card).toHaveTextContent('I knocked at a castle gate.');
  await waitFor(() => expect(said.at(-1)).toContain('I knocked at a castle gate.'));
  await user.click(within(card).getByRole('button', { name: 'Into my album!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
