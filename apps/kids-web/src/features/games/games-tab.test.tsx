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
  test('open with today’s missions, those that wait counting, and say what a locked one wants', async () => {
    open();
    const puzzle = await card('Word Puzzle');
    expect(within(puzzle).getByRole('button', { name: 'Play Word Puzzle' })).toBeEnabled();
    expect(within(await card('Math Hero')).getByRole('button', { name: 'Play Math Hero' })).toBeEnabled();
    const memory = await card('Memory Master');
    expect(memory).toHaveTextContent('Complete 1 more habits to unlock');
    expect(within(memory).queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
    expect(await screen.findByText('20 minutes left for games')).toBeVisible();
  });

  test('tell the hero’s own record, where there is one; those that this app does not know are not shown', async () => {
    const [puzzle, math] = MINI_GAMES;
    const chess = { ...puzzle, id: 'chess', name: 'Chess' };
    const own = { difficulty: 4, bestScore: null };
    open({
      'games.list': () => [
        { ...puzzle, ...own, bestScore: 85 },
        { ...math, ...own },
        { ...chess, ...own },
      ],
    });
    expect(await card('Word Puzzle')).toHaveTextContent('Your record: 85');
    expect(await card('Math Hero')).not.toHaveTextContent('record');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Play Word Puzzle' }));
    expect(await screen.findByText('Your record: 85. Can you beat it?')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Stage 4 of 10/ })).toBeVisible();
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

  test('where a parent has set no time for them none is left', async () => {
    open({
      'controls.get': () => makeControls({ maxGameTimePerDay: 0 }),
      'controls.screenTime': () => makeScreenTime({ gameMinutesLeft: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'No game time for now' })).toBeVisible();
    expect(screen.getByText('Your parent has set no game time for now.')).toBeVisible();
  });

  test('in bedtime an address that names a game finds it asleep until morning', async () => {
    open(
      { 'controls.screenTime': () => makeScreenTime({ bedtimeNow: true }) },
      '/kids?tab=games&game=math-hero',
    );
    expect(await screen.findByText('Games are asleep')).toBeVisible();
    expect(screen.getByText(/wake up again at 07:00/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
