import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LookContext, traitsOf } from '../../lib/look';
import { makeBoard, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { makeReward } from '../../testing/reward-fixtures';
import { answer, type Procedures, Refusal } from '../../testing/trpc-server';
import { RewardsTab } from './rewards-tab';

const user = userEvent.setup();
const HOUR_MS = 3_600_000;
/** A Tuesday, and the noon of the fixtures' family. */
const NOW = Date.parse('2026-03-10T11:00:00.000Z');
const inHours = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

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
      <RewardsTab hero={makeHero({ xp: 120 })} quiet={null} jars={null} wishes={null} />
    </LookContext>,
  );
  return log;
}

test('a reward that can be had says its limits and is claimed as ever', async () => {
  show([ice]);
  const card = await article('Ice cream');
  expect(card).toHaveTextContent('Once a week.');
  expect(within(card).getByRole('button', { name: /Get Ice cream/ })).toBeEnabled();
});

test.each([
  ['REWARD_LIMIT', inHours(4 * 24), 'Again on Saturday'],
  ['REWARD_CLOSED', inHours(3), 'Open from 15:00'],
  ['OUT_OF_STOCK', null, 'None left'],
  ['LEVEL_TOO_LOW', null, 'From level 5'],
] as const)('%s: the button makes way for when it can be had again', async (code, availableAt, said) => {
  const limits = { minLevel: 5 };
  show([makeReward('ice', 'Ice cream', { limits, available: { now: false, code, availableAt } })]);
  const card = await article('Ice cream');
  expect(await within(card).findByText(said)).toBeVisible();
  expect(within(card).queryByRole('button', { name: /Get Ice cream/ })).not.toBeInTheDocument();
});

test('what is held back is still saved for', async () => {
  const available = { now: false, code: 'REWARD_LIMIT', availableAt: inHours(4 * 24) } as const;
  show([makeReward('zoo', 'Zoo', { cost: 500, available })]);
  const card = await article('Zoo');
  expect(within(card).getByRole('progressbar')).toBeVisible();
  expect(await within(card).findByText('Again on Saturday')).toBeVisible();
});

test('who reads no clock is told the day alone', async () => {
  const available = { now: false, code: 'REWARD_CLOSED', availableAt: inHours(3) } as const;
  show([makeReward('ice', 'Ice cream', { available })], {}, 'young');
  expect(await screen.findByText('Open later today')).toBeVisible();
});

test.each([
  ['REWARD_LIMIT', inHours(4 * 24), 'Again on Saturday'],
  ['REWARD_COOLDOWN', inHours(24), 'Again tomorrow'],
  ['REWARD_CLOSED', inHours(3), 'Open from 15:00'],
  ['OUT_OF_STOCK', undefined, 'None left'],
])(
  'a claim that is refused with %s is told kindly, and the rewards anew',
  async (code, availableAt, said) => {
    const log = show([ice], {
      'rewards.claim': () => {
        throw new Refusal(409, 'No.', { code, ...(availableAt && { availableAt }) });
      },
    });
    await user.click(await screen.findByRole('button', { name: /Get Ice cream/ }));
    await user.click(screen.getByRole('button', { name: 'Yes, get it!' }));
    expect(await screen.findByText('Not just now')).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(log.filter(({ name }) => name === 'rewards.listForChild').length).toBeGreaterThan(1);
  },
);
