import { expect, test } from 'vitest';
import { admitResetRequest, type ResetRequests } from './reset-limit';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 12, minutes));

/** Asks at the given minutes, one after the other; which were admitted. */
function ask(minutes: number[], limit: number): boolean[] {
  let state: ResetRequests | null = null;
  return minutes.map((minute) => {
    const decision = admitResetRequest(state, at(minute), limit);
    if (decision.kind === 'admitted') state = decision.state;
    return decision.kind === 'admitted';
  });
}

test('as many requests as the limit fit into an hour, then none until it is over', () => {
  expect(ask([0, 1, 2, 3, 59], 3)).toEqual([true, true, true, false, false]);
  expect(ask([0, 1, 2, 60, 61, 62, 63], 3)).toEqual([true, true, true, true, true, true, false]);
});

test('a refused request says how long to wait and does not lengthen the wait', () => {
  const full = { windowStartedAt: at(0), count: 3 };
  expect(admitResetRequest(full, at(45), 3)).toEqual({ kind: 'tooMany', retryAfter: 900 });
  expect(admitResetRequest(full, new Date(at(60).getTime() - 1), 3)).toEqual({
    kind: 'tooMany',
    retryAfter: 1,
  });
});
