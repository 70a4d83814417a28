import { expect, it } from 'vitest';
import { decideFinish } from './play';

const startedAt = new Date('2026-03-10T15:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const question = { startedAt, finishedAt: null, now: after(60), score: 100, pointsToday: 0 };

it('a finished game asks for its points', () => {
  expect(decideFinish(question)).toEqual({ kind: 'finish', score: 100, pendingPoints: 5 });
  expect(decideFinish({ ...question, score: 1e9, pointsToday: 13 })).toEqual({
    kind: 'finish',
    score: 100,
    pendingPoints: 2,
  });
});

it('finishing twice asks once', () => {
  expect(decideFinish({ ...question, finishedAt: after(30) })).toEqual({ kind: 'unchanged' });
});
