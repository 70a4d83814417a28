import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BADGE_FAMILIES, type BadgeFigures } from './badge-catalogue';
import { badgesFor } from './badges';
import { badgeFamilySchema, badgesSchema } from './schema';

const RULES = badgeFamilySchema.options.flatMap((family) => BADGE_FAMILIES[family]);
const NONE = Object.fromEntries(RULES.map(({ counts }) => [counts, 0])) as unknown as BadgeFigures;
const earned = (figures: Partial<BadgeFigures>) =>
  badgesFor({ ...NONE, ...figures })
    .filter((badge) => badge.earned)
    .map(({ id }) => id);
const badge = (id: string, figures: Partial<BadgeFigures> = {}) =>
  badgesFor({ ...NONE, ...figures }).find((each) => each.id === id);
const anyFigures = fc.record(
  Object.fromEntries(Object.keys(NONE).map((figure) => [figure, fc.nat(12000)])),
) as unknown as fc.Arbitrary<BadgeFigures>;

describe('the badges', () => {
  it('are forty and more in families, each with an id of its own, in the shape of the contract', () => {
    const badges = badgesFor(NONE);
    expect(badges.length).toBeGreaterThanOrEqual(40);
    expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
    for (const family of badgeFamilySchema.options) {
      expect(badges.filter((each) => each.family === family).length, family).toBeGreaterThanOrEqual(5);
    }
    expect(badgesSchema.shape.badges.parse(badges)).toEqual(badges);
  });

  it.each([
    ['first-mission', 'First Mission', 1],
    ['rising-hero', 'Rising Hero', 10],
    ['super-hero', 'Super Hero', 50],
    ['legend', 'Living Legend', 100],
    ['week-streak', 'Week Warrior', 7],
    ['month-streak', 'Month Master', 30],
    ['habit-collector', 'Habit Collector', 5],
  ])('%s is called %s and has the goal %i', (id, name, goal) => {
    expect(badge(id)).toMatchObject({ name, goal, earned: false, hidden: false });
  });

  it.each([
    [{}, []],
    [{ approvedMissions: 1 }, ['first-mission']],
    [{ approvedMissions: 10 }, ['first-mission', 'rising-hero']],
    [{ bestStreak: 6 }, ['warm-up']],
    [{ bestStreak: 7 }, ['warm-up', 'week-streak']],
    [{ habits: 5 }, ['habit-collector']],
    [{ plays: 1, games: 1 }, ['first-game']],
    [{ gear: 1 }, ['first-gear']],
  ])('%j earns %j', (figures, ids) => {
    expect(earned(figures)).toEqual(ids);
  });
});

describe('each badge', () => {
  it('is earned by reaching its goal and by nothing else, and more never takes one away', () => {
    fc.assert(
      fc.property(anyFigures, fc.nat(500), (figures, more) => {
        const badges = badgesFor(figures);
        for (const [at, { counts, goal }] of RULES.entries()) {
          expect(badges[at]).toMatchObject({ earned: figures[counts] >= goal });
          expect(badges[at]!.progress).toBeLessThanOrEqual(badges[at]!.goal);
          expect(badges[at]!.earned).toBe(badges[at]!.progress === badges[at]!.goal);
        }
        const grown = Object.fromEntries(Object.entries(figures).map(([key, n]) => [key, n + more]));
        const after = new Set(
          badgesFor(grown as unknown as BadgeFigures)
            .filter((each) => each.earned)
            .map((each) => each.id),
        );
        for (const { id, earned: was } of badges) if (was) expect(after).toContain(id);
      }),
    );
  });

  it('says what is to be done, then why it was earned, and what comes next', () => {
    expect(badge('first-mission')).toMatchObject({
      description: 'Finish your first mission.',
      next: 'Next: Rising Hero. Finish 10 missions.',
    });
    expect(badge('first-mission', { approvedMissions: 3 })?.description).toBe(
      'You finished your first mission!',
    );
    expect(badge('unstoppable')?.next).toBe('Next: a secret badge!');
    expect(badge('galaxy')?.next).toBeNull();
  });

  it('a secret says nothing until it is earned, neither to its neighbours nor by its id', () => {
    const masked = { name: '???', progress: 0, goal: 1, hidden: true, next: null };
    expect(badge('secret-1', { approvedMissions: 999 })).toMatchObject({ ...masked, earned: false });
    expect(badge('secret-1', { approvedMissions: 1000 })).toMatchObject({
      ...{ name: 'Hall of Fame', progress: 1000, goal: 1000, hidden: true, earned: true },
      description: 'You finished 1000 missions!',
    });
    const texts = JSON.stringify(badgesFor(NONE));
    for (const { name, id, isHidden } of RULES) {
      expect(id.startsWith('secret-')).toBe(isHidden === true);
      if (isHidden) expect(texts).not.toContain(name);
    }
  });

  it('no sentence speaks of one of many', () => {
    const most = Object.fromEntries(
      Object.keys(NONE).map((figure) => [figure, 1e6]),
    ) as unknown as BadgeFigures;
    for (const { description } of [...badgesFor(NONE), ...badgesFor(most)]) {
      expect(description).not.toMatch(/\b1 [a-z]+s\b/);
    }
  });
});
