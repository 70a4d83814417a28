import { describe, expect, test } from 'vitest';
import type { ApprovalPolicy } from '../habits/policy';
import { HOUR_MS } from '../time/durations';
import { askedUntil, policyInForce } from './policy';

const NOW = new Date('2026-03-10T15:00:00.000Z');

describe('the policy in force', () => {
  const own: (ApprovalPolicy | null)[] = [null, 'family', 'ask', 'trust'];

  test.each(own)('of a hero is their own before the habit’s: %s', (ownApproval) => {
    const habit = { approval: 'trust', ownApproval, askUntil: null } as const;
    expect(policyInForce(habit, NOW)).toBe(ownApproval ?? 'trust');
  });

  test('is to ask for seven days to the millisecond, whatever else is said', () => {
    const habit = { approval: 'trust', ownApproval: 'trust', askUntil: askedUntil(NOW) } as const;
    const after = (ms: number) => new Date(NOW.getTime() + ms);
    expect(policyInForce(habit, NOW)).toBe('ask');
    expect(policyInForce(habit, after(7 * 24 * HOUR_MS - 1))).toBe('ask');
    expect(policyInForce(habit, after(7 * 24 * HOUR_MS))).toBe('trust');
  });
});
