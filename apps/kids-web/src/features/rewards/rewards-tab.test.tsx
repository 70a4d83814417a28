import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast } from '../../device/toast';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderPiece } from '../../testing/render';
import { makeClaim, makeReward } from '../../testing/reward-fixtures';
import { answer, Refusal, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { setOwnCelebrations } from '../celebrations/parties';
import { RewardsTab } from './rewards-tab';

const hero = makeHero({ xp: 120 });
const ice = makeReward('ice', 'Ice cream', { cost: 100, description: 'Two scoops' });
const zoo = makeReward('zoo', 'Zoo', { cost: 500, type: 'outing' });

const open = (change: Parameters<typeof makeProcedures>[0] = {}) => {
  const log = answer(makeProcedures({ 'rewards.listForChild': () => [ice, zoo], ...change }));
  renderPiece(<RewardsTab hero={hero} quiet={null} jars={null} pace={0} wishes={null} />);
  return log;
};
const claimButton = () => screen.findByRole('button', { name: /Get Ice cream for 100 XP/ });
const claimsOf = (log: ReturnType<typeof open>) =>
  log.filter(({ name }) => name === 'rewards.claim').map(({ input }) => input);

/** A device on which nobody asked for less motion: buttons are held. */
const move = () => vi.stubGlobal('matchMedia', () => ({ matches: false }));

beforeEach(() => setOwnCelebrations([]));
afterEach(() => vi.stubGlobal('matchMedia', undefined));

describe('the rewards', () => {
  test('an answer that does not come can be asked for again; without any the chest is empty', async () => {
    let isDown = true;
    open({
      'rewards.listForChild': () => {
        if (isDown) throw new Refusal(503, 'x');
        return [];
      },
    });
    expect(screen.getByText('Loading...')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    act(() => setOnline(false));
    expect(screen.getByText(/You are offline/)).toBeVisible();
    act(() => setOnline(true));
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('The treasure chest is empty')).toBeVisible();
  });
});

describe('claiming', () => {
  const made = makeClaim('ice', 'pending', {
    cost: 100,
    reward: { name: 'Ice cream', icon: 'gift', type: 'treat' },
  });

  test('letting go too early asks first; no means no, and the focus stays; a key that is held claims, too', async () => {
    move();
    const log = open({ 'rewards.claim': () => made });
    await user.click(await claimButton());
    expect(screen.getByRole('group', { name: 'Spend 100 XP?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, get it!' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await claimButton()).toHaveFocus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(claimsOf(log)).toEqual([]);
    await user.keyboard('{Enter>}');
    expect(await screen.findByText('Reward Claimed!')).toBeVisible();
    await user.keyboard('{/Enter}');
    expect(claimsOf(log)).toHaveLength(1);
  });

  test('a refusal is told with the server’s own words, or with others when it has none', async () => {
    const refusals = [
      new Refusal(409, 'It costs 150 XP now.', { code: 'PRICE_CHANGED' }),
      new Refusal(500, 'boom'),
    ];
    open({
      'rewards.claim': () => {
        throw refusals.shift();
      },
    });
    // Those who want less motion are asked instead of holding.
    for (const words of ['It costs 150 XP now.', 'Please try again.']) {
      await user.click(await claimButton());
      await user.click(screen.getByRole('button', { name: 'Yes, get it!' }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText('Claim failed')).toBeVisible();
    }
    expect(await claimButton()).toBeVisible();
  });

  test('one that got no answer is the same tap when it is pressed again', async () => {
    const log = open({ 'rewards.claim': () => made });
    const lost: unknown[] = [];
    server.use(
      http.post(
        '*/trpc/rewards.claim',
        async ({ request }) => {
          lost.push(((await request.json()) as object[])[0]);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    for (const title of ['Claim failed', 'Reward Claimed!']) {
      await user.click(await claimButton());
      await user.click(screen.getByRole('button', { name: 'Yes, get it!' }));
      expect(await screen.findByText(title)).toBeVisible();
      act(dismissToast);
    }
    const [again] = claimsOf(log);
    expect(again).toEqual(lost[0]);
    expect(again).toMatchObject({ tapId: expect.any(String), completedAt: expect.any(String) });
  });
});

describe('claims', () => {
  const at = new Date().toISOString();
  const approved = makeClaim('film', 'approved', { decidedAt: at });

  test('Got It! marks it used, once, and it goes; when that fails an Error says why, and it stays', async () => {
    localStorage.setItem('herohood.kids.seenClaims.hero-1', '["claim-film"]');
    let isRefused = true;
    const log = open({
      'rewards.listClaims': () => [approved],
      'rewards.markUsed': () => {
        if (isRefused) throw new Refusal(409, 'Your parent has not approved it.');
        return { ...approved, status: 'used', usedAt: at };
      },
    });
    const gotIt = () => screen.findByRole('button', { name: 'Got It! film' });
    const marks = () => log.filter(({ name }) => name === 'rewards.markUsed');
    await user.click(await gotIt());
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Your parent has not approved it.')).toBeVisible();
    await waitFor(async () => expect(await gotIt()).toBeEnabled());
    isRefused = false;
    const failed = marks().length;
    await user.dblClick(await gotIt());
    await waitFor(() => expect(screen.queryByRole('article', { name: 'film' })).not.toBeInTheDocument());
    expect(marks()).toHaveLength(failed + 1);
  });
});
