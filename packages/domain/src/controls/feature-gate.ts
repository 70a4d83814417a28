import { type Refusal, refuse } from '../refusal';

/** What a parent can switch off for a child. */
export type ChildFeature = 'habits' | 'gearShop' | 'miniGames' | 'rewards';

const FLAGS = {
  habits: 'enableHabits',
  gearShop: 'enableGearShop',
  miniGames: 'enableMiniGames',
  rewards: 'enableRewards',
} as const satisfies Record<ChildFeature, string>;

/** A missing flag counts as enabled (rules: controls). */
export type FeatureFlags = { [Flag in (typeof FLAGS)[ChildFeature]]?: boolean | null | undefined };

export type GateDecision = { kind: 'allowed' } | Refusal<'EMERGENCY_MODE' | 'FEATURE_DISABLED'>;

/** Whether a feature is switched on for a child. */
export function isFeatureEnabled(flags: FeatureFlags, feature: ChildFeature): boolean {
  return flags[FLAGS[feature]] !== false;
}

/** Whether a child may use a feature now; emergency mode stops everything first (rules: sessions). */
export function decideFeature(
  controls: FeatureFlags & { emergencyMode: boolean },
  feature: ChildFeature,
): GateDecision {
  if (controls.emergencyMode) return refuse('EMERGENCY_MODE');
  return isFeatureEnabled(controls, feature) ? { kind: 'allowed' } : refuse('FEATURE_DISABLED');
}
