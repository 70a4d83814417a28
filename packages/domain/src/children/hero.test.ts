import { describe, expect, it } from 'vitest';
import { BASE_AVATARS, decideAvatarChoice, isTopScorer, newHero, offeredAvatars, rankHeroes } from './hero';
import { baseAvatarSchema } from './schema';

describe('a new hero', () => {
  it('starts at level 1 with zeros, robot and the chosen type', () => {
    expect(newHero('ninja')).toEqual({
      avatarType: 'ninja',
      level: 1,
      xp: 0,
      totalXp: 0,
      rewardPoints: 0,
      unlockedAvatars: ['robot', 'ninja'],
      unlockedGear: [],
      equippedGear: [],
    });
    expect(newHero('robot').unlockedAvatars).toEqual(['robot']);
  });

  it('has the base types that the contract knows', () => {
    expect(BASE_AVATARS.map(({ avatarType }) => avatarType)).toEqual(baseAvatarSchema.options);
  });

  it('may be one of four, of eight in the older look, and who a parent made them', () => {
    const offered = (look: 'young' | 'older', unlocked: string[]) =>
      offeredAvatars(look, unlocked).map(({ avatarType }) => avatarType);
    const [young, older] = [baseAvatarSchema.options.slice(0, 4), baseAvatarSchema.options.slice(4)];
    expect(offered('young', ['robot', 'fox'])).toEqual(young);
    expect(offered('young', ['robot', 'gamer'])).toEqual([...young, 'gamer']);
    expect(offered('older', ['robot'])).toEqual([...older, ...young]);
  });
});

describe('choosing an avatar', () => {
  const unlockedAvatars = ['robot', 'fox'];

  it.each([
    ['child', 'fox', 'choose'],
    ['child', 'robot', 'choose'],
    ['child', 'ninja', 'refused'],
    ['child', 'dragon', 'refused'],
    ['parent', 'fox', 'choose'],
    ['parent', 'ninja', 'choose'],
    ['parent', 'dragon', 'refused'],
    ['parent', 'nonsense', 'refused'],
  ] as const)('a %s choosing %s: %s', (by, avatarType, kind) => {
    expect(decideAvatarChoice({ by, avatarType, unlockedAvatars }).kind).toBe(kind);
  });

  it("a base type that a parent gave is the hero's from then on", () => {
    const given = decideAvatarChoice({ by: 'parent', avatarType: 'ninja', unlockedAvatars });
    expect(given).toMatchObject({ unlockedAvatars: ['robot', 'fox', 'ninja'] });
    const again = decideAvatarChoice({ by: 'parent', avatarType: 'fox', unlockedAvatars });
    expect(again).toMatchObject({ unlockedAvatars });
  });
});

it('heroes are sorted by total XP; a top scorer has more than all others, and is never alone', () => {
  const heroes = [
    { id: 'a', totalXp: 5 },
    { id: 'b', totalXp: 9 },
    { id: 'c', totalXp: 5 },
  ];
  expect(rankHeroes(heroes).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  const top = (all: typeof heroes) => all.filter((hero) => isTopScorer(hero, all)).map(({ id }) => id);
  expect(top(heroes)).toEqual(['b']);
  expect(top(heroes.filter(({ id }) => id !== 'b'))).toEqual([]);
  expect(top(heroes.slice(0, 1))).toEqual([]);
});
