import { MINI_GAMES } from '@herohood/domain/games/catalogue';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeCompletion, makeControls, makeProcedures, makeScreenTime } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, type Procedures, Refusal, silence } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const done = (...statuses: ('pending' | 'approved' | 'rejected')[]) =>
  statuses.map((status, at) => makeCompletion(`habit-${at}`, status));
const card = (name: string) => screen.findByRole('article', { name });

function open(change: Procedures = {}, address = '/kids?tab=games') {
  const log = answer(makeProcedures({ 'missions.listToday': () => done('pending', 'approved'), ...change }));
  renderApp(address);
  return log;
}

describe('the games', () => {
  test('open with today’s missions, those that wait counting, and say in the page’s words what a locked one wants', async () => {
    const ofAnotherLanguage = { name: 'Jeu', description: 'Un jeu', difficulty: 1, bestScore: null };
    open({ 'games.list': () => MINI_GAMES.map((game) => ({ ...game, ...ofAnotherLanguage })) });
    const puzzle = await card('Word Puzzle');
    expect(within(puzzle).getByRole('button', { name: 'Play Word Puzzle' })).toBeEnabled();
    expect(within(await card('Math Hero')).getByRole('button', { name: 'Play Math Hero' })).toBeEnabled();
    const memory = await card('Memory Master');
    expect(memory).toHaveTextContent('Complete 1 more habits to unlock');
    expect(within(memory).queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
    expect(await screen.findByText('20 minutes left for games')).toBeVisible();
  });
});

describe('instead of the games', () => {
  test('a failure can be tried again; of an empty list there are the three known ones', async () => {
    let isDown = true;
    open({
      'missions.listToday': () => [],
      'games.list': () => {
        if (isDown) throw new Refusal(503, 'down');
        return [];
      },
    });
    expect(await screen.findByText('The game box is stuck')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await card('Word Puzzle')).getByRole('button', { name: 'Play Word Puzzle' })).toBeEnabled();
    expect(await card('Memory Master')).toHaveTextContent('Complete 3 more habits to unlock');
  });

  test('without internet: a kind word', async () => {
    open({ 'games.list': silence });
    await screen.findByText('Loading...');
    setOnline(false);
    expect(await screen.findByText('Games need the internet')).toBeVisible();
  });

  test('what the parent said comes before time, and time before the games', async () => {
    let isDisabled = true;
    open({
      'controls.get': () => makeControls({ enableMiniGames: !isDisabled }),
      'controls.screenTime': () => makeScreenTime({ gameMinutesLeft: 0 }),
    });
    await screen.findByText('Games are resting');
    expect(screen.getByText('Your parent has disabled games for now.')).toBeVisible();
    isDisabled = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('That was all for today!')).toBeVisible();
    expect(screen.getByText(/^Your game time is used up/)).toBeVisible();
  });
});
