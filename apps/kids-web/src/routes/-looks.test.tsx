import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source';
import { makeCompletion, makeHabit, makeHero, makeProcedures } from '../testing/fixtures';
import { renderApp, touch } from '../testing/render';
import { answer } from '../testing/trpc-server';
import { user } from '../testing/user';

const habits = () => [
  makeHabit('teeth', 'Brush teeth', { description: 'Two minutes', xpReward: 75 }),
  makeHabit('read', 'Read a book', { timeRangeStart: '16:00', timeRangeEnd: '18:00', xpReward: 20 }),
];
const rich = makeHero({ xp: 340, rewardPoints: 85, level: 3 });

let said: string[];
beforeEach(() => {
  said = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel() {},
    speak: ({ text }: SpeechSynthesisUtterance) => said.push(text),
  });
});
afterEach(() => {
  for (const name of ['SpeechSynthesisUtterance', 'speechSynthesis']) vi.stubGlobal(name, undefined);
});

/** The family's server; `state.look` is what it resolves for the hero. */
function family(look: 'young' | 'middle' | 'older') {
  const state = { look, today: [] as ReturnType<typeof makeCompletion>[] };
  answer(
    makeProcedures({
      'account.childMe': () => ({ ...rich, look: state.look }),
      'habits.listForChild': habits,
      'missions.listToday': () => state.today,
      'missions.complete': () => {
        state.today = [makeCompletion('teeth', 'pending')];
        return state.today[0];
      },
      'games.list': () => [
        {
          ...{ id: 'math-hero', name: 'Math Hero', description: 'Sums', iconName: 'math', difficulty: 3 },
          ...{ unlockRequirement: 2, rewardPoints: 10, isActive: true, bestScore: 85 },
        },
      ],
    }),
  );
  return state;
}

const teeth = () => screen.findByRole('article', { name: 'Brush teeth' });

test('young: pictures come first, without times of the clock and without large numbers', async () => {
  family('young');
  renderApp('/kids');
  const card = await teeth();
  expect(card.closest('li')).toHaveAttribute('data-as', 'pictures');
  expect(card).not.toHaveTextContent(/07:00|75/);
  expect(within(card).getByRole('img', { name: '+75 XP' })).toBeVisible();
  const read = screen.getByRole('article', { name: 'Read a book' });
  expect(read).toHaveTextContent('+20 XP');
  expect(read).toHaveTextContent('After school');
  expect(read).not.toHaveTextContent('16:00');
  const wallet = screen.getByRole('region', { name: 'Mia' });
  expect(within(wallet).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40 / 100 XP');
  expect(wallet).not.toHaveTextContent('40 / 100 XP');
  expect(within(wallet).getByText('85').parentElement).toHaveClass(/heard/);
});

test('young: the bubble, an opened section and what was sent are spoken, each once', async () => {
  family('young');
  renderApp('/kids');
  await teeth();
  touch();
  await waitFor(() => expect(said).toEqual(['Hi Mia! Pick a mission.']));
  await user.click(screen.getByRole('tab', { name: 'Progress' }));
  await waitFor(() => expect(said.at(-1)).toBe('Progress'));
  await user.click(screen.getByRole('tab', { name: 'Missions' }));
  await waitFor(() => expect(said.at(-1)).toBe('Hi Mia! Pick a mission.'));
  await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
  await waitFor(() => expect(said).toContain('Yes! You did it!'));
  expect(new Set(said.slice(2)).size).toBe(said.length - 2);
});

test('older: missions are rows that unfold; figures, records and calm words', async () => {
  family('older');
  renderApp('/kids');
  const row = await teeth();
  expect(row.closest('li')).toHaveAttribute('data-as', 'rows');
  expect(row).toHaveTextContent('07:00 - 20:00');
  expect(within(row).getByText('Two minutes')).not.toBeVisible();
  await user.click(within(row).getByText('Brush teeth'));
  expect(within(row).getByText('Two minutes')).toBeVisible();
  expect(within(row).getByRole('button', { name: 'Read aloud: Brush teeth' })).toBeVisible();
  expect(within(row).getByRole('button', { name: 'I did it! Brush teeth' })).toBeVisible();
  expect(screen.getByText('Hi Mia. What is first?')).toBeVisible();
  expect(screen.getByText('40 / 100 XP')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Progress' }));
  const records = await screen.findByRole('region', { name: 'My records' });
  await waitFor(() => expect(records).toHaveTextContent('Math Hero85 of 100'));
  expect(records).toHaveTextContent('This week16 of 24 missions, 67%');
  expect(records).toHaveTextContent('Best streak5 days');
  expect(said).toEqual([]);
});

test('middle: nothing unfolds, nothing speaks, there is no card of records; another look arrives live', async () => {
  const state = family('middle');
  const { visit } = renderApp('/kids?tab=progress');
  await screen.findByRole('region', { name: 'My week' });
  touch();
  expect(screen.queryByRole('region', { name: 'My records' })).toBeNull();
  visit('/kids');
  const card = await teeth();
  expect(card.closest('li')).toHaveAttribute('data-as', 'cards');
  expect(card).toHaveTextContent('07:00 - 20:00');
  expect(within(card).getByText('Two minutes')).toBeVisible();
  expect(within(card).getByText('+75 XP')).toBeVisible();
  expect(said).toEqual([]);
  state.look = 'young';
  act(() => FakeEventSource.emit('sync'));
  await waitFor(async () => expect((await teeth()).closest('li')).toHaveAttribute('data-as', 'pictures'));
  await waitFor(() => expect(said).toEqual(['Hi Mia! Pick a mission.']));
  state.look = 'older';
  act(() => FakeEventSource.emit('sync'));
  await waitFor(async () => expect((await teeth()).closest('li')).toHaveAttribute('data-as', 'rows'));
});
