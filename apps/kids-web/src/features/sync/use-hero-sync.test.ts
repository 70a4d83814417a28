import { expect, test, vi } from 'vitest';
import { learnFamilyClock } from '../home/family-clock';
import { freshTap } from './use-hero-sync';

test('a tap has a name of its own, and the server’s time on a tablet that is two days slow', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T08:00:00.000Z') });
  learnFamilyClock({ serverTime: '2026-03-12T08:00:00.000Z' }, Date.now());
  const [one, other] = [freshTap(), freshTap()];
  expect(one.completedAt).toBe('2026-03-12T08:00:00.000Z');
  expect(one.tapId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(other.tapId).not.toBe(one.tapId);
});
