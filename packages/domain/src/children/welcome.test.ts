import { expect, test } from 'vitest';
import { gearById } from '../shop/gear-catalogue';
import { isNewHero, WELCOME_HAT, welcomeGift } from './welcome';

const FRESH = { isWelcomed: false, approvedCount: 0, unlockedGear: [], look: 'middle' } as const;

test('a hero is new until they are welcomed, have done a mission or have gear', () => {
  expect(isNewHero(FRESH)).toBe(true);
  expect(isNewHero({ ...FRESH, isWelcomed: true })).toBe(false);
  expect(isNewHero({ ...FRESH, approvedCount: 1 })).toBe(false);
  expect(isNewHero({ ...FRESH, unlockedGear: ['cosy-scarf'] })).toBe(false);
});

test('the hat is given once, also when work was approved or gear bought meanwhile, and never twice', () => {
  expect(welcomeGift(FRESH)).toBe(WELCOME_HAT);
  expect(welcomeGift({ ...FRESH, unlockedGear: ['cosy-scarf'] })).toBe(WELCOME_HAT);
  expect(welcomeGift({ ...FRESH, unlockedGear: [WELCOME_HAT] })).toBeNull();
  expect(welcomeGift({ ...FRESH, look: 'older' })).toBeNull();
  expect(welcomeGift({ ...FRESH, isWelcomed: true })).toBeNull();
});

test('the hat is a helmet that a hero of level 1 may wear', () => {
  expect(gearById(WELCOME_HAT)).toMatchObject({ gearType: 'helmet', requiredLevel: 1, isActive: true });
});
