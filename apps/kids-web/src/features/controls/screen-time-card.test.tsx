import type { Controls, ScreenTime } from '@herohood/domain/controls/schema';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runScreenClock } from '../../lib/screen-clock';
import { makeCompletion, makeControls, makeProcedures, makeScreenTime } from '../../testing/fixtures';
import { renderApp, renderPiece } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import ScreenTimeCard from './screen-time-card';

afterEach(() => {
  act(() => runScreenClock(null));
});

function family(controls: Partial<Controls> = {}, time: Partial<ScreenTime> = {}, approved = 1) {
  const today = Array.from({ length: approved }, (_, at) => makeCompletion(`habit-${at}`, 'approved'));
  return answer(
    makeProcedures({
      'controls.get': () => makeControls(controls),
      'controls.screenTime': () => makeScreenTime(time),
      'missions.listToday': () => [...today, makeCompletion('waits', 'pending')],
    }),
  );
}
const clock = () => screen.findByRole('timer');

describe('today’s screen time', () => {
  test.each([
    [130, '2 h 10 min'],
    [0, '0 min'],
  ])('of %i minutes is said as %s', async (allowanceMinutes, said) => {
    family({}, { allowanceMinutes, gameMinutesUsed: 0, gameMinutesLeft: 30 });
    renderPiece(<ScreenTimeCard heroId="hero-1" hasGames />);
    expect(await clock()).toHaveTextContent(new RegExp(`^${said}$`));
    expect(screen.getByText('30 minutes left for games')).toBeVisible();
    expect(screen.getByText('+10 min for each approved mission')).toBeVisible();
    expect(screen.queryByText(/Games took/)).not.toBeInTheDocument();
  });

  test('runs while a game does, by the time that has passed, for the day and for the games alike', async () => {
    const start = Date.parse('2026-03-10T15:00:00Z');
    vi.useFakeTimers({ shouldAdvanceTime: true, now: start });
    family({}, { allowanceMinutes: 130, gameMinutesUsed: 10, gameMinutesLeft: 20 });
    renderPiece(<ScreenTimeCard heroId="hero-1" hasGames />);
    // It is less by what games took.
    expect(await clock()).toHaveTextContent('2 h');
    expect(screen.getByText('Games took 10 min of it')).toBeVisible();
    act(() => runScreenClock(Date.now() + 20 * 60_000));
    // The device sleeps for five minutes: not one tick comes, and the next look is right.
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await clock()).toHaveTextContent('1 h 55 min');
    expect(screen.getByText('15 minutes left for games')).toBeVisible();
    expect(screen.getByText('Games took 15 min of it')).toBeVisible();
  });

  test('without time for every day tells that, and what brings some', async () => {
    family({ dailyScreenTime: 0 }, { allowanceMinutes: 70, gameMinutesUsed: 0 });
    renderPiece(<ScreenTimeCard heroId="hero-1" hasGames={false} />);
    expect(await clock()).toHaveTextContent('1 h 10 min');
    expect(screen.getByText('Your parent has set no time for every day.')).toBeVisible();
    expect(screen.getByText('It is the weekend: +1 h today')).toBeVisible();
    expect(screen.queryByText(/left for games/)).not.toBeInTheDocument();
  });

  test('on a weekday says what the weekend will bring', async () => {
    family({}, { allowanceMinutes: 180 }, 6);
    renderPiece(<ScreenTimeCard heroId="hero-1" hasGames />);
    expect(await screen.findByText('+1 h at the weekend')).toBeVisible();
    expect(screen.queryByText(/It is the weekend/)).not.toBeInTheDocument();
  });

  test('promises no bonus where there is none', async () => {
    family({ bonusTimePerHabit: 0, weekendBonus: 0 });
    renderPiece(<ScreenTimeCard heroId="hero-1" hasGames />);
    await clock();
    expect(screen.queryByText(/approved mission|weekend/)).not.toBeInTheDocument();
  });

  test('is the same clock beside the progress', async () => {
    family();
    renderApp('/kids?tab=progress');
    expect(await screen.findByRole('region', { name: 'Screen time today' })).toHaveTextContent(
      /2 h.*20 minutes left for games/,
    );
    expect(screen.getAllByText(/minutes left/)).toHaveLength(1);
  });

  test('in a game is the clock of the stage, and stays where the game ended', async () => {
    const log = answer(
      makeProcedures({
        'missions.listToday': () => ['a', 'b', 'c'].map((habit) => makeCompletion(habit, 'approved')),
        'games.start': () => ({ playId: 'play-1', secondsLeftToday: 60 * 18, difficulty: 1 }),
        'games.finish': () => ({
          ...{ score: 0, pendingPoints: 0, secondsLeftToday: 60 * 17, bestScore: null },
          ...{ isRecord: false, difficulty: 1 },
        }),
        'controls.screenTime': () =>
          log.some(({ name }) => name === 'games.finish')
            ? makeScreenTime({ gameMinutesUsed: 13, gameMinutesLeft: 17 })
            : makeScreenTime(),
      }),
    );
    renderApp('/kids?tab=games');
    expect(await screen.findByText('20 minutes left for games')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Screen time today' })).toHaveTextContent(/2 h/);
    await user.click(await screen.findByRole('button', { name: 'Play Math Hero' }));
    await user.click(await screen.findByRole('button', { name: 'Start!' }));
    expect(await screen.findByRole('timer', { name: '18 min of game time left' })).toBeVisible();
    expect(screen.getByText('18 minutes left for games')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stop the game' }));
    expect(await screen.findByText('17 minutes left for games')).toBeInTheDocument();
  });
});
