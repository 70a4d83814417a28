import { expect, test, vi } from 'vitest';
import { learnFamilyClock } from '../../home/family-clock';
import { keepRun, keptRun } from './tool-runs';

test('how far a tool is stays over midnight where the day goes on until four, and goes with that day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-12T23:59:00Z') });
  learnFamilyClock({ timeZone: 'UTC', dayStartHour: 4 }, Date.now());
  const of = { heroId: 'mia', habitId: 'teeth', tool: { kind: 'brush' } } as const;
  keepRun(of, { kind: 'steps', done: 2 });
  vi.setSystemTime(Date.parse('2026-03-13T03:59:00Z'));
  expect(keptRun(of)).toEqual({ kind: 'steps', done: 2 });
  vi.setSystemTime(Date.parse('2026-03-13T04:00:00Z'));
  expect(keptRun(of)).toBeNull();
});
