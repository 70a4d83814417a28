import { describe, expect, it } from 'vitest';
import {
  type AvatarPurchaseQuestion,
  decideAvatarPurchase,
  decideGearPurchase,
  type GearPurchaseQuestion,
  pointsMissing,
} from './purchase';

const avatar: AvatarPurchaseQuestion = {
  item: { cost: 60 },
  sentCost: 60,
  rewardPoints: 70,
  isOwned: false,
  isBedtime: false,
};

const gear: GearPurchaseQuestion = {
  ...avatar,
  item: { cost: 60, requiredLevel: 5, isActive: true },
  level: 5,
  featureEnabled: true,
};

describe('buying an avatar', () => {
  it('costs what the shop says', () => {
    expect(decideAvatarPurchase(avatar)).toEqual({ kind: 'buy', cost: 60, rewardPoints: 10 });
    expect(decideAvatarPurchase({ ...avatar, rewardPoints: 60 })).toMatchObject({ rewardPoints: 0 });
  });

  it.each<[Partial<AvatarPurchaseQuestion>, string]>([
    [{ rewardPoints: 59 }, 'NOT_ENOUGH_POINTS'],
    [{ sentCost: 1 }, 'PRICE_CHANGED'],
    [{ sentCost: 1, rewardPoints: 0 }, 'PRICE_CHANGED'],
    [{ sentCost: 61 }, 'PRICE_CHANGED'],
    [{ sentCost: Number.NaN }, 'PRICE_CHANGED'],
    [{ isOwned: true, sentCost: 1, rewardPoints: 0 }, 'ALREADY_OWNED'],
    [{ item: null }, 'NOT_FOUND'],
    [{ isBedtime: true, item: null }, 'BEDTIME'],
  ])('%j is refused: %s', (change, code) => {
    expect(decideAvatarPurchase({ ...avatar, ...change })).toEqual({ kind: 'refused', code });
  });
});

describe('buying gear', () => {
  it('needs the level and the points', () => {
    expect(decideGearPurchase(gear)).toEqual({ kind: 'buy', cost: 60, rewardPoints: 10 });
  });

  it.each<[Partial<GearPurchaseQuestion>, string]>([
    [{ level: 4 }, 'LEVEL_TOO_LOW'],
    [{ level: 4, rewardPoints: 0 }, 'LEVEL_TOO_LOW'],
    [{ rewardPoints: 59 }, 'NOT_ENOUGH_POINTS'],
    [{ sentCost: 59, level: 1 }, 'PRICE_CHANGED'],
    [{ isOwned: true, level: 1 }, 'ALREADY_OWNED'],
    [{ item: null, level: 1 }, 'NOT_FOUND'],
    [{ item: { cost: 60, requiredLevel: 1, isActive: false } }, 'NOT_FOUND'],
    [{ isBedtime: true, level: 1 }, 'BEDTIME'],
    [{ featureEnabled: false, isBedtime: true, item: null }, 'FEATURE_DISABLED'],
  ])('%j is refused: %s', (change, code) => {
    expect(decideGearPurchase({ ...gear, ...change })).toEqual({ kind: 'refused', code });
  });
});

it.each([
  [10, 25, 15],
  [25, 25, 0],
  [99, 25, 0],
])('with %i of %i points, %i are missing', (points, cost, missing) => {
  expect(pointsMissing(points, cost)).toBe(missing);
});
