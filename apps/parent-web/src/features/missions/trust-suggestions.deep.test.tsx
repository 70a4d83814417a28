import type { TrustSuggestion } from '@herohood/domain/missions/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser, idOf } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const mia = aHero(1, { name: 'Mia', totalXp: 100 });
let suggestions: TrustSuggestion[] = [];

beforeEach(() => {
  suggestions = [1, 2].map((n) => ({
    ...{ habitId: idOf(1100 + n), childId: mia.id, name: `Habit ${n}`, icon: 'teeth', approvals: 14 },
  }));
  answerAsFamily(aUser(), [mia]);
  answer({
    'missions.trustSuggestions': () => suggestions,
    'habits.update': ({ id }: { id: string }) => {
      suggestions = suggestions.filter(({ habitId }) => habitId !== id);
      return {};
    },
  });
});

const trustFirst = () => screen.findByRole('button', { name: 'Trust Habit 1 of Mia' });

test('after many clean approvals a mission can be trusted with one tap', async () => {
  const { user } = openAddress('/parent');
  expect(await screen.findAllByText('Mia · you approved it 14 times in a row')).toHaveLength(2);
  await user.click(await trustFirst());
  expect(await screen.findByText('Habit 1 of Mia counts at once from now on.')).toBeVisible();
  expect(screen.queryByText('Habit 1')).toBeNull();
  expect(callsTo('habits.update')).toEqual([{ id: idOf(1101), approval: 'trust' }]);
});

test("'not now' holds on this device, also when the page is opened again, for four weeks", async () => {
  const first = openAddress('/parent');
  await first.user.click(await screen.findByRole('button', { name: 'Not now: Habit 1 of Mia' }));
  expect(screen.queryByText('Habit 1')).toBeNull();
  first.unmount();
  const again = openAddress('/parent');
  expect(await screen.findByText('Habit 2')).toBeVisible();
  expect(screen.queryByText('Habit 1')).toBeNull();
  again.unmount();
  window.localStorage.setItem('herohood-trust-not-now', JSON.stringify({ [idOf(1101)]: Date.now() - 1 }));
  openAddress('/parent');
  expect(await trustFirst()).toBeVisible();
});

test('a helper is asked nothing, and a refusal keeps the suggestion', async () => {
  answer({
    'habits.update': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user, unmount } = openAddress('/parent');
  await user.click(await trustFirst());
  expect(await screen.findByText('Could not trust it')).toBeVisible();
  expect(await trustFirst()).toBeVisible();
  unmount();
  answerAsFamily(aUser({ familyRole: 'helper' }), [mia]);
  const asked = callsTo('missions.trustSuggestions').length;
  openAddress('/parent');
  expect(await screen.findByText('All caught up')).toBeVisible();
  expect(callsTo('missions.trustSuggestions')).toHaveLength(asked);
});
