import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONTROLS } from './defaults';
import {
  gameTime,
  hasWeekendBonus,
  LONGEST_PLAY_SECONDS,
  type PlaySpan,
  playedSeconds,
  screenClock,
  screenTimeAllowance,
} from './screen-time';

describe("today's allowance", () => {
  it.each([
    ['a weekday without missions', 0, '2026-03-10', 120],
    ['a weekday with three', 3, '2026-03-10', 150],
    ['Saturday', 0, '2026-03-14', 180],
    ['Sunday with two', 2, '2026-03-15', 200],
    ['never more than a day', 1000, '2026-03-15', 1440],
  ])('%s', (...[, approved, today, minutes]) => {
    expect(screenTimeAllowance(DEFAULT_CONTROLS, approved, today)).toBe(minutes);
  });
});

describe('game time', () => {
  const START = Date.parse('2026-03-10T15:00:00Z');
  const at = (seconds: number) => new Date(START + seconds * 1000);
  const play = (from: number, to: number | null): PlaySpan => ({
    startedAt: at(from),
    finishedAt: to === null ? null : at(to),
  });

  it.each([
    ['nothing', [], 0],
    ['one game', [play(0, 90)], 90],
    ['a second begun counts whole', [play(0, 0.2)], 1],
    ['two games', [play(0, 90), play(100, 130)], 120],
    ['two at once count once', [play(0, 90), play(60, 120)], 120],
    ['one inside another', [play(0, 90), play(10, 20)], 90],
    ['one that runs counts until now', [play(950, null)], 50],
    ['one left open counts its longest', [play(0, null)], LONGEST_PLAY_SECONDS],
    ['a finish before the start counts nothing', [play(50, 20)], 0],
  ])('%s', (_, plays, seconds) => {
    expect(playedSeconds(plays, at(1000))).toBe(seconds);
  });

  it('counts each second once, whatever overlaps', () => {
    const spans = fc.array(fc.tuple(fc.nat(500), fc.nat(120)), { maxLength: 12 });
    fc.assert(
      fc.property(spans, (rows) => {
        const seconds = new Set<number>();
        for (const [from, length] of rows) for (let s = from; s < from + length; s++) seconds.add(s);
        const plays = rows.map(([from, length]) => play(from, from + length));
        expect(playedSeconds(plays, at(2000))).toBe(seconds.size);
      }),
    );
  });

  it.each([
    [30, 0, { secondsLeft: 1800, minutesLeft: 30, minutesUsed: 0 }],
    [30, 90, { secondsLeft: 1710, minutesLeft: 29, minutesUsed: 1 }],
    [30, 1799, { secondsLeft: 1, minutesLeft: 1, minutesUsed: 29 }],
    [30, 1800, { secondsLeft: 0, minutesLeft: 0, minutesUsed: 30 }],
    [30, 5000, { secondsLeft: 0, minutesLeft: 0, minutesUsed: 30 }],
    [0, 0, { secondsLeft: 0, minutesLeft: 0, minutesUsed: 0 }],
  ])('of %i minutes %i seconds are used', (limit, seconds, expected) => {
    expect(gameTime(limit, seconds)).toEqual(expected);
  });
});

describe('the weekend is in an allowance', () => {
  it.each([
    ['Saturday', 2, '2026-03-14', true],
    ['Tuesday, whatever missions brought', 6, '2026-03-10', false],
  ])('%s', (...[, approved, today, isIn]) => {
    const minutes = screenTimeAllowance(DEFAULT_CONTROLS, approved, today);
    expect(hasWeekendBonus(DEFAULT_CONTROLS, minutes, approved)).toBe(isIn);
  });

  it('but not where it brings nothing', () => {
    const controls = { ...DEFAULT_CONTROLS, weekendBonus: 0 };
    expect(hasWeekendBonus(controls, screenTimeAllowance(controls, 0, '2026-03-14'), 0)).toBe(false);
    expect(hasWeekendBonus({ ...DEFAULT_CONTROLS, dailyScreenTime: 1440 }, 1440, 0)).toBe(false);
  });
});

describe('the one clock', () => {
  const NOW = Date.parse('2026-03-10T15:00:00Z');
  const told = { allowanceMinutes: 130, gameMinutesUsed: 10, gameMinutesLeft: 20 };

  it('stands while no game runs: games have taken theirs of the day', () => {
    expect(screenClock(told, null, NOW)).toEqual({ secondsLeft: 120 * 60, gameSecondsLeft: 20 * 60 });
  });

  it('follows instants: a device that slept is right at its next look, and nothing falls below zero', () => {
    const endsAt = NOW + 20 * 60_000;
    expect(screenClock(told, endsAt, NOW + 500).gameSecondsLeft).toBe(20 * 60);
    expect(screenClock(told, endsAt, NOW + 90_000)).toEqual({ secondsLeft: 7110, gameSecondsLeft: 1110 });
    expect(screenClock(told, endsAt, NOW + 9_000_000)).toEqual({ secondsLeft: 6000, gameSecondsLeft: 0 });
    const none = { ...told, allowanceMinutes: 0 };
    expect(screenClock(none, endsAt, NOW).secondsLeft).toBe(0);
  });
});
