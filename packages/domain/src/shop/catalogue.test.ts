import { describe, expect, it } from 'vitest';
import { BASE_AVATARS } from '../children/hero';
import { AVATAR_CATALOGUE, avatarByType, needsYearlyPlan, YEARLY_AVATARS } from './avatar-catalogue';
import { GEAR_TYPES } from './gear';
import { GEAR_CATALOGUE, gearById, gearTypeOf } from './gear-catalogue';
import { RARITIES } from './rarity';

const ALL_AVATARS = [...AVATAR_CATALOGUE, ...YEARLY_AVATARS];
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the gear shop', () => {
  it('has at least twenty pieces, every type in every rarity', () => {
    expect(GEAR_CATALOGUE.length).toBeGreaterThanOrEqual(20);
    for (const gearType of GEAR_TYPES)
      for (const rarity of RARITIES) {
        const found = GEAR_CATALOGUE.filter((gear) => gear.gearType === gearType && gear.rarity === rarity);
        expect(found.length, `${rarity} ${gearType}`).toBeGreaterThan(0);
      }
  });

  it('has one piece for level 100, a legendary one', () => {
    const top = GEAR_CATALOGUE.filter(({ requiredLevel }) => requiredLevel >= 100);
    expect(top.map(({ rarity, requiredLevel }) => [rarity, requiredLevel])).toEqual([['legendary', 100]]);
  });

  it('has ids, names and pictures of their own, and finds each by its id', () => {
    expect(isUnique(GEAR_CATALOGUE.map(({ id }) => id))).toBe(true);
    expect(isUnique(GEAR_CATALOGUE.map(({ name }) => name))).toBe(true);
    expect(isUnique(GEAR_CATALOGUE.map(({ art }) => art))).toBe(true);
    for (const gear of GEAR_CATALOGUE) {
      expect(gearById(gear.id)).toBe(gear);
      expect(gearTypeOf(gear.id)).toBe(gear.gearType);
    }
    expect(gearById('lost-sock')).toBeUndefined();
  });
});

describe('the avatar shop', () => {
  it('keeps three for the yearly plan', () => {
    expect(YEARLY_AVATARS).toHaveLength(3);
    for (const { avatarType } of YEARLY_AVATARS) expect(needsYearlyPlan(avatarType)).toBe(true);
    for (const { avatarType } of AVATAR_CATALOGUE) expect(needsYearlyPlan(avatarType)).toBe(false);
  });

  it('has at least twelve beyond the base types', () => {
    const base = BASE_AVATARS.map(({ avatarType }) => avatarType as string);
    expect(AVATAR_CATALOGUE.length).toBeGreaterThanOrEqual(12);
    expect(AVATAR_CATALOGUE.filter(({ avatarType }) => base.includes(avatarType))).toEqual([]);
    expect(new Set(AVATAR_CATALOGUE.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
  });

  it('has types, names and pictures of their own, and finds each by its type', () => {
    expect(isUnique(ALL_AVATARS.map(({ avatarType }) => avatarType))).toBe(true);
    expect(isUnique(ALL_AVATARS.map(({ art }) => art))).toBe(true);
    for (const avatar of ALL_AVATARS) expect(avatarByType(avatar.avatarType)).toBe(avatar);
    expect(avatarByType('robot')).toBeUndefined();
  });
});

it('every price is a whole number within bounds and every text within its length', () => {
  for (const { id, name, description, cost } of [...GEAR_CATALOGUE, ...ALL_AVATARS]) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(Number.isInteger(cost) && cost >= 1 && cost <= 100_000, id).toBe(true);
    expect(name.length, id).toBeLessThanOrEqual(80);
    expect(description.length, id).toBeGreaterThan(0);
  }
});
