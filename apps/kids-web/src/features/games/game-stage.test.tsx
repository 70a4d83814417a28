import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeCompletion, makeProcedures } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, type Procedures, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { keepResult, keptResults } from './kept-results';

const today = () => ['a', 'b', 'c'].map((habit) => makeCompletion(habit, 'approved'));

/** What the server makes of a result. */
const finished = (change: object) => ({
  ...{ score: 0, pendingPoints: 4, secondsLeftToday: 900, bestScore: null, isRecord: false, difficulty: 1 },
  ...change,
});

function open(change: Procedures = {}, address = '/kids?tab=games') {
  const log = answer(
    makeProcedures({
      'missions.listToday': today,
      'games.start': () => ({ playId: 'play-1', secondsLeftToday: 1200, difficulty: 1 }),
      'games.finish': ({ score }: { score: number }) => finished({ score }),
      ...change,
    }),
  );
  const app = renderApp(address);
  return {
    ...app,
    finishes: () => log.filter(({ name }) => name === 'games.finish').map(({ input }) => input),
    starts: () => log.filter(({ name }) => name === 'games.start').map(({ input }) => input),
  };
}

async function start(name = 'Math Hero') {
  await user.click(await screen.findByRole('button', { name: `Play ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Start!' }));
  await screen.findByRole('progressbar', { name: /^0 of/ });
}

/** Gives the right answer to the question on the screen. */
async function solve() {
  const [left, operator, right] = screen.getByRole('math').getAttribute('aria-label')!.split(' ');
  const [a, b] = [Number(left), Number(right)];
  if (operator === '?') await user.keyboard(a === b ? '=' : a < b ? '<' : '>');
  else await user.keyboard(`${operator === '+' ? a + b : a - b}{Enter}`);
}

async function stop() {
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stop the game' }));
}

describe('a play', () => {
  test('starts once, brings what it was worth once, and can be played again, as another play, until time is used', async () => {
    const results = [
      { bestScore: 8, isRecord: true },
      { pendingPoints: 0, secondsLeftToday: 0 },
    ];
    let plays = 0;
    const { starts, finishes, address } = open({
      'games.start': () => {
        plays += 1;
        return { playId: `play-${plays}`, secondsLeftToday: 1200, difficulty: 1 };
      },
      'games.finish': ({ score }: { score: number }) => finished({ score, ...results.shift() }),
    });
    await start();
    await solve();
    await screen.findByRole('progressbar', { name: '1 of 12' });
    await stop();
    expect(await screen.findByText('+4 points')).toBeVisible();
    expect(screen.getByText('waiting for your parent')).toBeVisible();
    expect(screen.getByText('Score 8 of 100')).toBeInTheDocument();
    expect(screen.getByText('New record!')).toBeVisible();
    expect(starts()).toEqual([{ id: 'math-hero' }]);
    expect(finishes()).toMatchObject([{ id: 'play-1', score: 8, answers: [true] }]);
    expect(keptResults('hero-1')).toEqual([]);

    // Nothing right: kind words and neither star nor score.
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    await screen.findByRole('progressbar', { name: '0 of 12' });
    await stop();
    expect(await screen.findByText('No new points this time. Fun counts too!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'You tried something new!' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /stars? of 3/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Score|record/)).not.toBeInTheDocument();
    const tap = { tapId: expect.any(String), completedAt: expect.any(String) };
    expect(finishes().at(-1)).toEqual({ id: 'play-2', score: 0, answers: [], ...tap });
    expect(screen.queryByRole('button', { name: 'Play again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/kids?tab=games');
  });

  test('ends kindly when the day’s time is over, and its score counts', async () => {
    const { finishes } = open({
      'games.start': () => ({ playId: 'play-1', secondsLeftToday: 1, difficulty: 1 }),
    });
    await start();
    expect(await screen.findByText('Time is up!')).toBeVisible();
    await screen.findByText('+4 points');
    expect(finishes()).toMatchObject([{ id: 'play-1', score: 0, answers: [] }]);
  });
});

describe('leaving', () => {
  test('Escape, the browser’s back button and a page that is hidden ask; keys do nothing then', async () => {
    const { finishes, back, address } = open();
    await start();
    const goOn = async () => {
      // Going on is the first answer.
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep playing' })).toHaveFocus());
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    };
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Stop the game?' })).toBeVisible();
    await goOn();
    back();
    expect(await screen.findByRole('alertdialog', { name: 'Stop the game?' })).toBeVisible();
    expect(address()).toBe('/kids?tab=games&game=math-hero');
    await goOn();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    expect(await screen.findByRole('alertdialog', { name: 'Little break' })).toBeVisible();
    await user.keyboard('5<=>');
    await user.click(screen.getByRole('button', { name: 'Keep playing' }));
    expect(screen.getByRole('progressbar', { name: '0 of 12' })).toBeVisible();
    expect(screen.getByRole('math')).toHaveTextContent('?');
    expect(finishes()).toEqual([]);
  });
});

test('a start that is on its way cannot be left: nobody would end its play', async () => {
  let letIn = () => {};
  const { finishes, back, address } = open({
    'games.start': () =>
      new Promise((resolve) => {
        letIn = () => resolve({ playId: 'play-1', secondsLeftToday: 1200, difficulty: 1 });
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Play Math Hero' }));
  await user.click(await screen.findByRole('button', { name: 'Start!' }));
  await screen.findByRole('button', { name: 'Here we go...' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Back to the games' }));
  back();
  await waitFor(() => expect(address()).toBe('/kids?tab=games&game=math-hero'));
  expect(screen.getByRole('dialog', { name: 'Math Hero' })).toBeVisible();
  letIn();
  expect(await screen.findByRole('progressbar', { name: '0 of 12' })).toBeVisible();
  expect(finishes()).toEqual([]);
});

describe('a refused start', () => {
  test('shows the server’s words and asks what may be played', async () => {
    let isUsed = false;
    open({
      'controls.screenTime': () => ({
        allowanceMinutes: 0,
        gameMinutesUsed: 30,
        gameMinutesLeft: isUsed ? 0 : 5,
        bedtimeNow: false,
      }),
      'games.start': () => {
        isUsed = true;
        throw new Refusal(409, 'Your game time for today is used.', { code: 'PLAY_TIME_USED' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Play Math Hero' }));
    await user.click(await screen.findByRole('button', { name: 'Start!' }));
    expect(await screen.findByText('Your game time for today is used.')).toBeVisible();
    expect(await screen.findByText('That was all for today!')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('without internet it cannot be tried; an unreached server leaves it to try again', async () => {
    const { starts } = open({
      'games.start': () => {
        throw new Refusal(503, 'x');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Play Math Hero' }));
    const button = await screen.findByRole('button', { name: 'Start!' });
    setOnline(false);
    expect(screen.getByText('Games need the internet. Your hero waits for it.')).toBeVisible();
    await user.click(button);
    expect(starts()).toEqual([]);
    setOnline(true);
    await user.click(await screen.findByRole('button', { name: 'Start!' }));
    expect(await screen.findByText('The game could not start. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start!' })).toBeEnabled();
  });
});

describe('a result that the server has not heard', () => {
  let isDown = true;
  const lost: Procedures = {
    'games.finish': ({ score }: { score: number }) => {
      if (isDown) throw new Refusal(503, 'x');
      return { score, pendingPoints: 2, secondsLeftToday: 60 };
    },
  };
  afterEach(() => {
    isDown = true;
  });

  test('is safe on the device, and sent again by itself when the network is back', async () => {
    const { finishes } = open(lost);
    await start();
    await solve();
    await screen.findByRole('progressbar', { name: '1 of 12' });
    await stop();
    expect(await screen.findByText(/It is safe on this device/)).toBeVisible();
    expect(keptResults('hero-1')).toMatchObject([{ playId: 'play-1', score: 8, answers: [true] }]);
    isDown = false;
    setOnline(false);
    setOnline(true);
    expect(await screen.findByText('+2 points')).toBeVisible();
    expect(keptResults('hero-1')).toEqual([]);
    // The same tap, by its name and of its moment.
    const [first, ...others] = finishes();
    expect(others).toEqual([first]);
  });

  test('of an earlier visit is sent when the games are opened, and told; what the server does not know is forgotten', async () => {
    keepResult('hero-1', { playId: 'gone', score: 12 });
    keepResult('hero-1', { playId: 'play-0', score: 55 });
    keepResult('hero-2', { playId: 'play-x', score: 99 });
    const { finishes } = open({
      'games.finish': ({ id, score }: { id: string; score: number }) => {
        if (id === 'gone') throw new Refusal(404, 'This game was not found.');
        return finished({ score });
      },
    });
    expect(await screen.findByText('Your last game counted!')).toBeVisible();
    expect(finishes()).toContainEqual({ id: 'play-0', score: 55 });
    await waitFor(() => expect(keptResults('hero-1')).toEqual([]));
    expect(keptResults('hero-2')).toHaveLength(1);
  });
});
