import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aClaim, aHero, aReward, aTransaction, aUser, idOf } from '../../testing/fixtures';
import { aReport, aReportHabit } from '../../testing/hero-figures';
import { openAddress } from '../../testing/render';
import { answer } from '../../testing/server';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });

test("what waits of one hero is counted on the hero's page, and answered at Today alone", async () => {
  answerAsFamily(aUser(), [mia, theo]);
  answer({
    'rewards.listPendingClaims': () => [
      aClaim(1, aReward(1, mia, { name: 'Ice cream' })),
      aClaim(2, aReward(2, theo, { name: 'Lego' })),
    ],
    'points.listPending': () => [aTransaction(1, mia)],
  });
  const { user, router } = openAddress(`/parent/heroes/${mia.id}`);
  const panel = within(await screen.findByRole('region', { name: 'Reward Management' }));
  expect(await panel.findByText('2 pending')).toBeVisible();
  expect(panel.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  await user.click(panel.getByRole('link', { name: '2 waiting for you on Today' }));
  expect(await screen.findByRole('button', { name: 'Approve Ice cream for Mia' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/parent');
});

test('habits of so many times a week tell their weeks in a row, those that were met', async () => {
  answerAsFamily(aUser(), [mia]);
  answer({
    'progress.report': () =>
      aReport({
        habits: [
          aReportHabit({ name: 'Play the piano' }),
          aReportHabit({ habitId: idOf(1102), name: 'Swim' }),
        ],
      }),
    'progress.badges': () => ({
      ...{ badges: [], currentStreak: 0, bestStreak: 0, streakAtRisk: false },
      ...{ shields: { held: 0, max: 2, used: [] } },
      weeklyStreaks: [
        { habitId: aReportHabit().habitId, weeks: 1 },
        { habitId: idOf(1102), weeks: 0 },
      ],
    }),
  });
  openAddress(`/parent/heroes/${mia.id}`);
  const weekly = (await screen.findByText('Habits by the week')).closest('figure') as HTMLElement;
  const lines = within(weekly)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Play the piano1 week in a row']);
});
