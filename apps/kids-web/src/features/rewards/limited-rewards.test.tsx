import { HOUR_MS } from '@herohood/domain/time/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LookContext, traitsOf } from '../../device/look';
import { makeBoard, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { makeReward } from '../../testing/reward-fixtures';
import { answer, type Procedures, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { RewardsTab } from './rewards-tab';

/** A Tuesday, and the noon of the fixtures' family. */
const NOW = Date.parse('2026-03-10T11:00:00.000Z');
const inHours = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

const ice = makeReward('ice', 'Ice cream', { cost: 100, limits: { perWeek: 1 } });
const article = (name: string) => screen.findByRole('article', { name });

function show(rewards: (typeof ice)[], change: Procedures = {}, look: 'young' | 'auto' = 'auto') {
  const log = answer(
    makeProcedures({
      'rewards.listForChild': () => rewards,
      'days.board': () => makeBoard([]),
      ...change,
    }),
  );
  renderPiece(
    <LookContext value={traitsOf(look)}>
      <RewardsTab hero={makeHero({ xp: 120 })} quiet={null} jars={null} pace={0} wishes={null} />
    </LookContext>,
  );
  return log;
}

test('a reward says its limits; held back, its button makes way for when it can be had, and it is saved for', async () => {
  const held = { now: false, code: 'REWARD_LIMIT', availableAt: inHours(4 * 24) } as const;
  show([ice, makeReward('zoo', 'Zoo', { cost: 500, available: held })]);
  const card = await article('Ice cream');
  expect(card).toHaveTextContent('Once a week.');
  expect(within(card).getByRole('button', { name: /Get Ice cream/ })).toBeEnabled();
  const zoo = await article('Zoo');
  expect(await within(zoo).findByText('Again on Saturday')).toBeVisible();
  expect(within(zoo).getByRole('progressbar')).toBeVisible();
  expect(within(zoo).queryByRole('button', { name: /Get Zoo/ })).not.toBeInTheDocument();
});

test('a claim that is refused by a limit is told kindly, and the rewards anew', async () => {
  const log = show([ice], {
    'rewards.claim': () => {
      throw new Refusal(409, 'No.', { code: 'OUT_OF_STOCK' });
    },
  });
  await user.click(await screen.findByRole('button', { name: /Get Ice cream/ }));
  const asked = log.filter(({ name }) => name === 'rewards.listForChild').length;
  await user.click(screen.getByRole('button', { name: 'Yes, get it!' }));
  expect(await screen.findByText('None left')).toBeVisible();
  expect(screen.getByText('Not just now')).toBeVisible();
  await waitFor(() =>
    expect(log.filter(({ name }) => name === 'rewards.listForChild').length).toBeGreaterThan(asked),
  );
});
