import { describe, expect, it } from 'vitest';
import { decideRunning, playEnd } from './play';

const startedAt = new Date('2026-03-10T15:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const running = { gameId: 'math-hero', startedAt };

describe('starting a game while one runs', () => {
  it.each([
    ['math-hero', 0, 'same'],
    ['math-hero', 9.9, 'same'],
    ['math-hero', 10, 'ends'],
    ['memory-master', 0, 'ends'],
  ])('%s after %d s: %s', (gameId, seconds, kind) => {
    expect(decideRunning(running, gameId, after(seconds)).kind).toBe(kind);
  });

  it('ends it there and then', () => {
    expect(decideRunning(running, 'word-puzzle', after(61.2))).toEqual({
      kind: 'ends',
      finishedAt: after(61.2),
      secondsPlayed: 62,
    });
  });
});

describe('the end of a game', () => {
  it('is never later than its longest time', () => {
    expect(playEnd(startedAt, after(86_400))).toEqual({ finishedAt: after(900), secondsPlayed: 900 });
  });

  it('is never before its start, though a clock was set back', () => {
    expect(playEnd(startedAt, after(-5))).toEqual({ finishedAt: startedAt, secondsPlayed: 0 });
  });
});
