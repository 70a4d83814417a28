import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCelebrations, setCelebrations } from '../../lib/celebrations';
import { makeControls, makeHero, makeProcedures } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderPiece } from '../../testing/render';
import { makeClaim, makeGoal, makeReward } from '../../testing/reward-fixtures';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { disabledText } from '../../text/en/controls';
import { EarnedAlbum } from './earned-album';
import { RewardsTab } from './rewards-tab';

const hero = makeHero({ xp: 120 });
const ice = makeReward('ice', 'Ice cream', { cost: 100, description: 'Two scoops' });
const zoo = makeReward('zoo', 'Zoo', { cost: 500, type: 'outing' });

const open = (change: Parameters<typeof makeProcedures>[0] = {}) => {
  const log = answer(makeProcedures({ 'rewards.listForChild': () => [ice, zoo], ...change }));
  renderPiece(<RewardsTab hero={hero} quiet={null} jars={null} wishes={null} />);
  return log;
};
const article = (name: string) => screen.findByRole('article', { name });
const claimButton = () => screen.findByRole('button', { name: /Get Ice cream for 100 XP/ });
const claimsOf = (log: { name: string }[]) => log.filter(({ name }) => name === 'rewards.claim');

/** A device on which nobody asked for less motion: buttons are held. */
const move = () => vi.stubGlobal('matchMedia', () => ({ matches: false }));

beforeEach(() => setCelebrations([]));
afterEach(() => vi.stubGlobal('matchMedia', undefined));

describe('the rewards', () => {
  test('say what they are, what they cost and what is missing, the goal first', async () => {
    open();
    const goal = await article('Zoo');
    expect(goal).toHaveTextContent('Next goal');
    expect(goal).toHaveTextContent('Outing');
    expect(goal).toHaveTextContent('380 more XP to go');
    expect(within(goal).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '120 of 500 XP');
    expect(screen.getAllByRole('article')[0]).toBe(goal);
    const ice = screen.getByRole('article', { name: 'Ice cream' });
    expect(ice).toHaveTextContent('Two scoops');
    // One that can be had is nobody's next goal.
    expect(ice).not.toHaveTextContent(/Almost there|Next goal/);
    expect(screen.getByText('120 XP to spend')).toBeVisible();
  });

  test('the next goal of which little is missing is called so', async () => {
    answer(makeProcedures({ 'rewards.listForChild': () => [zoo] }));
    renderPiece(<RewardsTab hero={makeHero({ xp: 450 })} quiet={null} jars={null} wishes={null} />);
    expect(await article('Zoo')).toHaveTextContent('Almost there');
  });

  test('one that can be had is nobody’s next goal', async () => {
    answer(makeProcedures({ 'rewards.listForChild': () => [ice] }));
    renderPiece(<RewardsTab hero={hero} quiet={null} jars={null} wishes={null} />);
    expect(await article('Ice cream')).not.toHaveTextContent(/Almost there|Next goal/);
  });

  test('a jar is begun with one press, and its reward then stands among the jars alone', async () => {
    const goals: ReturnType<typeof makeGoal>[] = [];
    const log = open({
      'goals.list': () => goals,
      'goals.create': () => {
        goals.push(makeGoal('jar', 'Ice cream', { rewardId: 'ice', saved: 30 }));
        return goals[0];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make Ice cream my goal' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ice cream' })).toBeNull());
    expect(await article('Zoo')).not.toHaveTextContent('Next goal');
    expect(await screen.findByText('30 XP in my jars')).toBeVisible();
    expect(screen.getByText('120 XP to spend')).toBeVisible();
    expect(log.find(({ name }) => name === 'goals.create')?.input).toEqual({ id: 'hero-1', rewardId: 'ice' });
  });

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
    expect(await screen.findByRole('region', { name: 'My reward album' })).toHaveTextContent(
      'What you get for your XP is kept here',
    );
  });
});

describe('claiming', () => {
  const made = makeClaim('ice', 'pending', {
    cost: 100,
    reward: { name: 'Ice cream', icon: 'gift', type: 'treat' },
  });

  test('holding the button claims once, holds the XP and waits for a parent', async () => {
    move();
    const log = open({ 'rewards.claim': () => made });
    const button = await claimButton();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(button).toHaveAttribute('data-holding', 'true');
    expect(await screen.findByText('Reward Claimed!')).toBeVisible();
    expect(screen.getByText('Now your parent decides. 100 XP are kept safe for it.')).toBeVisible();
    // Once, among the presents.
    expect(
      await screen.findByRole('article', { name: 'Ice cream is waiting for your parent' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ice cream' })).not.toBeInTheDocument());
    expect(claimsOf(log)).toEqual([
      { name: 'rewards.claim', role: 'child', input: { id: 'ice', childId: 'hero-1', cost: 100 } },
    ]);
    expect(log.filter(({ name }) => name === 'account.childMe').length).toBeLessThanOrEqual(1);
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

  test('a refusal because the section was closed closes it', async () => {
    let isOpen = true;
    open({
      'controls.get': () => makeControls({ enableRewards: isOpen }),
      'rewards.claim': () => {
        isOpen = false;
        throw new Refusal(403, 'Your parent has disabled this.', { featureDisabled: true });
      },
    });
    await user.click(await claimButton());
    await user.click(screen.getByRole('button', { name: 'Yes, get it!' }));
    expect(await screen.findByText(disabledText.rewards.body)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('claims', () => {
  const at = new Date().toISOString();
  const approved = makeClaim('film', 'approved', { decidedAt: at });

  test('an approved one is a present that hides what it holds until it is tapped', async () => {
    open({ 'rewards.listClaims': () => [approved] });
    const present = await article('A present for you!');
    expect(present).not.toHaveTextContent('film');
    await user.click(within(present).getByRole('button', { name: 'Open it!' }));
    expect(readCelebrations()).toMatchObject([{ kind: 'present', claimId: 'claim-film', isOpening: true }]);
    expect(await article('film')).toHaveTextContent('Your parent said yes!');
  });

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

  test('one that was turned down tells kindly that its XP came back, until it was read', async () => {
    const message = 'At the weekend, with popcorn.';
    open({ 'rewards.listClaims': () => [makeClaim('film', 'rejected', { decidedAt: at, message })] });
    expect(await article('film')).toHaveTextContent('Your 60 XP came back to you.');
    expect(await article('film')).toHaveTextContent(`Your parent says:${message}`);
    await user.click(screen.getByRole('button', { name: 'Okay: film' }));
    expect(screen.queryByRole('article', { name: 'film' })).not.toBeInTheDocument();
  });
});

describe('the album', () => {
  const got = (n: number) =>
    makeClaim(`treat ${n}`, 'used', {
      ...{ usedAt: new Date(Date.UTC(2026, 2, 1, 23, 30) + n * 86_400_000).toISOString() },
      usedOn: new Date(Date.UTC(2026, 2, 2) + n * 86_400_000).toISOString().slice(0, 10),
    });
  const album = () => screen.findByRole('region', { name: 'My reward album' });

  test('keeps what was really given, newest first, with the family’s day', async () => {
    const others = [makeClaim('film', 'rejected'), makeClaim('zoo', 'pending')];
    open({ 'rewards.listClaims': () => [got(0), got(3), ...others] });
    const cards = within(await album()).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'treat 3March 5, 2026',
      'treat 0March 2, 2026',
    ]);
  });

  test('shows more when it is asked, and says where the list ends', () => {
    // The server lists 200 claims and no older ones.
    const others = Array.from({ length: 187 }, (_, n) => makeClaim(`film ${n}`, 'rejected'));
    const claims = [...Array.from({ length: 13 }, (_, n) => got(n)), ...others];
    renderPiece(<EarnedAlbum claims={claims} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByText('Only the newest ones are listed.')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(13);
    expect(screen.getByText('Only the newest ones are listed.')).toBeVisible();
  });
});
