import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BADGE_FAMILIES, type BadgeFigures } from './badge-catalogue';
import { BADGE_STORIES, NEXT, NEXT_IS_SECRET } from './badge-stories';
import { badgesFor as badgesIn } from './badges';
import { badgeFamilySchema, badgesSchema } from './schema';

/** The words as they are: their text, and what fills it. */
const badgesFor = (figures: BadgeFigures) =>
  badgesIn(figures, ({ id, values = {} }) => [id, ...Object.values(values)].join(' '));
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
    const { task, story } = BADGE_STORIES.approvedMissions;
    expect(badge('first-mission')).toMatchObject({
      description: `${task} 1`,
      next: `${NEXT} Rising Hero ${task} 10`,
    });
    expect(badge('first-mission', { approvedMissions: 3 })?.description).toBe(`${story} 1`);
    expect(badge('unstoppable')?.next).toBe(NEXT_IS_SECRET);
    expect(badge('galaxy')?.next).toBeNull();
  });

  it('a secret says nothing until it is earned, neither to its neighbours nor by its id', () => {
    const masked = { name: '???', progress: 0, goal: 1, hidden: true, next: null };
    expect(badge('secret-1', { approvedMissions: 999 })).toMatchObject({ ...masked, earned: false });
    expect(badge('secret-1', { approvedMissions: 1000 })).toMatchObject({
      ...{ name: 'Hall of Fame', progress: 1000, goal: 1000, hidden: true, earned: true },
      description: `${BADGE_STORIES.approvedMissions.story} 1000`,
    });
    const texts = JSON.stringify(badgesFor(NONE));
    for (const { name, id, isHidden } of RULES) {
      expect(id.startsWith('secret-')).toBe(isHidden === true);
      if (isHidden) expect(texts).not.toContain(name);
    }
  });
});
