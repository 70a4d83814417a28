import { expect, it } from 'vitest';
import { hasFeatureAccess } from './features';
import { featureSchema } from './schema';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-04-01T00:00:00Z');
const dates = { trialEndsAt: later, subscriptionEndDate: later, createdAt: now };
const featuresOf = (subscriptionStatus: string) =>
  featureSchema.options.filter((feature) => hasFeatureAccess(feature, { ...dates, subscriptionStatus }, now));

it('a trial has the premium features, but not the paid ones', () => {
  expect(featuresOf('trial')).toEqual(['auto_approval', 'voice_reminders', 'custom_ringtones']);
});

it('a paid period has all of them, cancelled or not', () => {
  expect(featuresOf('active')).toEqual(featureSchema.options);
  expect(featuresOf('cancelled')).toEqual(featureSchema.options);
});

it('an expired family has none', () => {
  expect(featuresOf('expired')).toEqual([]);
});
