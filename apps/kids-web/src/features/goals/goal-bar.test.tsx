import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { makeReward } from '../../testing/reward-fixtures';
import { answer } from '../../testing/trpc-server';
import GoalBar from './goal-bar';

const user = userEvent.setup();
const zoo = makeReward('zoo', 'Zoo', { cost: 500 });
const choose = () => localStorage.setItem('herohood.kids.goal.hero-1', '"zoo"');

test.each([
  [400, 50, '100 more XP: 2 more missions like these'],
  [460, 50, '40 more XP: 1 more mission like these'],
  [20, 10, '480 more XP to go'],
  [400, null, '100 more XP to go'],
  [700, 50, 'You have enough! Get it in Rewards.'],
])('with %i XP and missions of %s the goal says %s', async (xp, xpPerMission, said) => {
  choose();
  answer(makeProcedures({ 'rewards.listForChild': () => [zoo] }));
  const onOpen = vi.fn();
  renderPiece(<GoalBar heroId="hero-1" xp={xp} xpPerMission={xpPerMission} onOpen={onOpen} />);
  const bar = await screen.findByRole('button', { name: `My goal: Zoo ${said}` });
  await user.click(bar);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('without a chosen goal nothing is asked and nothing is there', async () => {
  const log = answer(makeProcedures());
  renderPiece(<GoalBar heroId="hero-1" xp={0} xpPerMission={50} onOpen={vi.fn()} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(log).toEqual([]);
});
