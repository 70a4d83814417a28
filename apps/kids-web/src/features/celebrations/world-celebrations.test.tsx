import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProcedures } from '../../testing/fixtures';
import { renderApp, renderPiece, touch } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { learnFamilyClock } from '../home/family-clock';
import { useSleptLong } from '../home/hero-moods';
import { useOpenTrip } from './use-open-trip';

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

function Morning() {
  useOpenTrip('hero-1');
  return <p>{useSleptLong() ? 'Good morning!' : 'Still up'}</p>;
}

test('a hero has slept long on the first look of a new family day, and not at half past midnight of one that goes on until four', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  learnFamilyClock({ timeZone: 'UTC', dayStartHour: 4 }, Date.now());
  answer(makeProcedures());
  const kept = vi.spyOn(Storage.prototype, 'setItem');
  for (const [now, isMet] of [
    ['2026-03-12T21:50:00Z', 'Still up'],
    ['2026-03-13T00:30:00Z', 'Still up'],
    ['2026-03-13T07:00:00Z', 'Good morning!'],
  ] as const) {
    vi.setSystemTime(Date.parse(now));
    kept.mockClear();
    const { unmount } = renderPiece(<Morning />);
    await waitFor(() => expect(kept).toHaveBeenCalledWith('herohood.kids.morning.hero-1', expect.anything()));
    expect(await screen.findByText(isMet)).toBeVisible();
    unmount();
  }
  kept.mockRestore();
});
