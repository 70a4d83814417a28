import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
