import { expect, it } from 'vitest';
import { FEATURES, hasFeatureAccess } from './features';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-04-01T00:00:00Z');
const dates = { trialEndsAt: later, subscriptionEndDate: later, createdAt: now };
const featuresOf = (subscriptionStatus: string) =>
  FEATURES.filter((feature) => hasFeatureAccess(feature, { ...dates, subscriptionStatus }, now));

it('a trial has the premium features, but not the paid ones', () => {
  expect(featuresOf('trial')).toEqual(['auto_approval', 'voice_reminders', 'custom_ringtones']);
});

it('a paid period has all of them, cancelled or not', () => {
  expect(featuresOf('active')).toEqual(FEATURES);
  expect(featuresOf('cancelled')).toEqual(FEATURES);
});

it('an expired family has none', () => {
  expect(featuresOf('expired')).toEqual([]);
});
