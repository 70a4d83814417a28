import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeControls, makeHero, makeProcedures } from '../testing/fixtures';
import { renderPiece } from '../testing/render';
import { makeGoal, makeReward } from '../testing/reward-fixtures';
import { answer } from '../testing/trpc-server';
import { goalsText } from '../text/en/goals';
import RewardsOfHome from './-rewards-of-home';

const full = makeGoal('jar', 'Zoo', { rewardId: 'zoo', saved: 500, reachedAt: '2026-03-10T08:00:00.000Z' });

/** A hero with one full jar, in a section that a parent has opened or closed. */
async function show(enableRewards: boolean) {
  answer(
    makeProcedures({
      'goals.list': () => [full],
      'rewards.listForChild': () => [makeReward('zoo', 'Zoo', { cost: 500 })],
      'controls.get': () => makeControls({ enableRewards }),
    }),
  );
  renderPiece(<RewardsOfHome hero={makeHero()} quiet={null} />);
  return within(await screen.findByRole('article', { name: goalsText.jar('Zoo') }));
}

test('where a parent has closed rewards the jars stay, and promise nothing that would be refused', async () => {
  const jar = await show(false);
  expect(await jar.findByText(goalsText.waiting)).toBeVisible();
  expect(jar.queryByRole('button', { name: /Get Zoo/ })).not.toBeInTheDocument();
});
