import { expect, it } from 'vitest';
import { decideFeature, isFeatureEnabled } from './feature-gate';

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

it('a missing flag counts as enabled', () => {
  expect(isFeatureEnabled({}, 'rewards')).toBe(true);
  expect(isFeatureEnabled({ enableRewards: null }, 'rewards')).toBe(true);
  expect(isFeatureEnabled({ enableRewards: false }, 'rewards')).toBe(false);
});

it('each flag stops its own feature only', () => {
  const controls = { emergencyMode: false, enableGearShop: false };
  const features = ['habits', 'gearShop', 'miniGames', 'rewards'] as const;
  expect(features.map((feature) => told(decideFeature(controls, feature)))).toEqual([
    'allowed',
    'FEATURE_DISABLED',
    'allowed',
    'allowed',
  ]);
});

it('emergency mode answers before a switched-off feature', () => {
  expect(told(decideFeature({ emergencyMode: true, enableHabits: false }, 'habits'))).toBe('EMERGENCY_MODE');
});
