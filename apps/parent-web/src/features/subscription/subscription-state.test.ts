import type { SubscriptionState } from '@herohood/domain/subscription/schema';
import { expect, test } from 'vitest';
import { aSubscription, aUser } from '../../testing/fixtures';
import { dateRows, planName, renewalPrice, statusName } from './subscription-state';

const END = '2026-12-31T23:30:00Z';
const paid = (subscriptionStatus: SubscriptionState) =>
  aSubscription(aUser({ subscriptionStatus, subscriptionPlan: 'yearly', subscriptionEndDate: END }));

test('an active plan names its next charge, on the family’s clock', () => {
  const status = paid('active');
  expect(dateRows(status, 'UTC')).toEqual([{ label: 'Next billing date', value: '31 December 2026' }]);
  expect(dateRows(status, 'Europe/Berlin')[0]?.value).toBe('1 January 2027');
  expect([planName(status), statusName(status), renewalPrice(status)]).toEqual([
    'Yearly Premium',
    'Active',
    '$39.99 per year',
  ]);
});

test('a cancelled plan names the end of access, and no charge', () => {
  const status = paid('cancelled');
  expect(dateRows(status, 'UTC')).toEqual([{ label: 'Access ends', value: '31 December 2026' }]);
  expect(renewalPrice(status)).toBeNull();
});

test('an expired plan names when it ended', () => {
  expect(dateRows(paid('expired'), 'UTC')).toEqual([{ label: 'Ended on', value: '31 December 2026' }]);
});

test('a trial names its last day, before and after', () => {
  const trial = aSubscription(aUser({ trialEndsAt: END, trialDaysLeft: 1 }));
  expect([planName(trial), statusName(trial)]).toEqual(['Free trial', '1 day left']);
  expect(dateRows(trial, 'UTC')).toEqual([{ label: 'Trial ends', value: '31 December 2026' }]);
  const over = { ...trial, hasAccess: false, trialDaysLeft: 0 };
  expect(statusName(over)).toBe('Trial ended');
  expect(dateRows(over, 'UTC')).toEqual([{ label: 'Trial ended on', value: '31 December 2026' }]);
  expect(dateRows({ ...trial, trialEndsAt: null }, 'UTC')).toEqual([]);
});
