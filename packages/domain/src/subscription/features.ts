import { hasPaidAccess, hasPremiumAccess, type Subscription } from './access';
import type { Feature } from './schema';

/** What each feature needs (rules: subscription): `paid` access, or `premium` (paid or a running trial). */
const NEEDS = {
  mini_games: 'paid',
  premium_ringtones: 'paid',
  auto_approval: 'premium',
  voice_reminders: 'premium',
  custom_ringtones: 'premium',
} as const satisfies Record<Feature, 'paid' | 'premium'>;

/** Whether a family may use a feature now. */
export function hasFeatureAccess(feature: Feature, subscription: Subscription, now: Date): boolean {
  return NEEDS[feature] === 'paid' ? hasPaidAccess(subscription, now) : hasPremiumAccess(subscription, now);
}
