import type { Controls, ScreenTime } from '@herohood/domain/controls/schema';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeCompletion, makeControls, makeProcedures, makeScreenTime } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { runScreenClock } from './screen-clock';
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
  test('is said in hours and minutes, with what brings more of it', async () => {
    family({}, { allowanceMinutes: 130, gameMinutesUsed: 0, gameMinutesLeft: 30 });
    renderPiece(<ScreenTimeCard heroId="hero-1" hasGames />);
    expect(await clock()).toHaveTextContent(/^2 h 10 min$/);
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
});
