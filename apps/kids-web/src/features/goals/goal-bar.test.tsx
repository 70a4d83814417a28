import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { makeClaim, makeGoal, makeReward } from '../../testing/reward-fixtures';
import { answer, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import GoalBar from './goal-bar';

const zoo = makeReward('zoo', 'Zoo', { cost: 500 });
const PINNED = 'herohood.kids.goal.hero-1';

const show = (xp = 0, xpPerMission: number | null = 50, onOpen = vi.fn()) => {
  renderPiece(<GoalBar heroId="hero-1" xp={xp} xpPerMission={xpPerMission} onOpen={onOpen} />);
  return onOpen;
};

test.each([
  [{ saved: 400, xp: 0, each: 50 }, '100 more XP: 2 more missions like these'],
  [{ saved: 400, xp: 100, each: 50 }, 'You have enough! Put it into your jar.'],
  [{ saved: 500, xp: 0, each: 50 }, 'Your jar is full! Get it in Rewards.'],
])('with %o it says %s', async ({ saved, xp, each }, said) => {
  const goal = makeGoal('jar', 'Zoo', { rewardId: 'zoo', saved });
  answer(makeProcedures({ 'goals.list': () => [goal], 'rewards.listForChild': () => [zoo] }));
  const onOpen = show(xp, each);
  await user.click(await screen.findByRole('button', { name: `I save for Zoo ${said}` }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('jar');
});

test('a jar whose reward was claimed is not asked for more: the next one shows', async () => {
  const goals = [
    makeGoal('jar', 'Zoo', { rewardId: 'zoo', saved: 0 }),
    makeGoal('next', 'Kite', { target: 40, saved: 20 }),
  ];
  answer(
    makeProcedures({
      'goals.list': () => goals,
      'rewards.listForChild': () => [zoo],
      'rewards.listClaims': () => [makeClaim('zoo', 'pending')],
    }),
  );
  show();
  expect(await screen.findByRole('button', { name: /I save for Kite/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Zoo/ })).not.toBeInTheDocument();
});

describe('what this device had pinned before there were jars', () => {
  const creates = (log: { name: string }[]) => log.filter(({ name }) => name === 'goals.create');

  test('becomes the first jar, once', async () => {
    localStorage.setItem(PINNED, '"zoo"');
    const goals: ReturnType<typeof makeGoal>[] = [];
    const log = answer(
      makeProcedures({
        'goals.list': () => goals,
        'goals.create': () => {
          goals.push(makeGoal('jar', 'Zoo', { rewardId: 'zoo' }));
          return goals[0];
        },
      }),
    );
    show();
    expect(await screen.findByRole('button', { name: /I save for Zoo/ })).toBeVisible();
    expect(creates(log)).toMatchObject([{ input: { id: 'hero-1', rewardId: 'zoo' } }]);
    expect(localStorage.getItem(PINNED)).not.toBe('"zoo"');
  });

  test('waits while there is no network', async () => {
    localStorage.setItem(PINNED, '"zoo"');
    const tried = vi.fn();
    server.use(
      http.post('*/trpc/:names', () => {
        tried();
        return HttpResponse.error();
      }),
    );
    show();
    await waitFor(() => expect(tried).toHaveBeenCalled());
    expect(localStorage.getItem(PINNED)).toBe('"zoo"');
  });
});
