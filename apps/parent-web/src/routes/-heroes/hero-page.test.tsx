import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aClaim, aHero, aReward, aTransaction, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer } from '../../testing/server';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });

test("what waits of one hero is counted on the hero's page, and answered at Today alone", async () => {
  answerAsFamily(aUser(), [mia, theo]);
  answer({
    'today.claims': () => [
      aClaim(1, aReward(1, mia, { name: 'Ice cream' })),
      aClaim(2, aReward(2, theo, { name: 'Lego' })),
    ],
    'today.points': () => [aTransaction(1, mia)],
  });
  const { user, router } = openAddress(`/parent/heroes/${mia.id}`);
  const panel = within(await screen.findByRole('region', { name: 'Reward Management' }));
  expect(await panel.findByText('2 pending')).toBeVisible();
  expect(panel.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  await user.click(panel.getByRole('link', { name: '2 waiting for you on Today' }));
  expect(await screen.findByRole('button', { name: 'Approve Ice cream for Mia' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/parent');
});
