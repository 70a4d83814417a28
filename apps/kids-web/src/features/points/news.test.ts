import { describe, expect, test } from 'vitest';
import { makeClaim, makeMovement } from '../../testing/reward-fixtures';
import { isTorn, type Look, newsOf, withClaims } from './news';

const hero = { id: 'h', level: 1, totalXp: 40 };
const teeth = { completionId: 'c1', name: 'Teeth', cardId: 'm1', xp: 50 };
const book = { completionId: 'c2', name: 'Book', cardId: 'm2', xp: 30 };
const badge = (id: string, earned: boolean) => ({ id, name: id, earned, progress: 1, goal: 1 });
const pay = (id: string, amount: number) =>
  makeMovement(id, { type: 'habit_completed', source: 'mission', amount });
const milestone = (isApproved: boolean) =>
  makeMovement('s7', { type: 'streak_milestone', source: 'streak_7', amount: 25, isApproved });

const look = (change: Partial<Look> = {}): Look => ({
  hero,
  approved: [],
  badges: [badge('first', true), badge('rising', false)],
  claims: [],
  movements: [],
  ...change,
});
/** What two looks make of each other. */
const between = (before: Look, after: Look) => newsOf(newsOf(null, before).seen, after);
const kinds = (before: Look, after: Look) => between(before, after).celebrations.map(({ kind }) => kind);

test('the first look, however rich, and an unchanged one celebrate nothing', () => {
  const rich = look({
    approved: [teeth],
    claims: [makeClaim('zoo', 'approved')],
    movements: [milestone(false)],
  });
  expect(newsOf(null, rich).celebrations).toEqual([]);
  expect(kinds(rich, rich)).toEqual([]);
});

test('a part that was never looked at is noted, not celebrated', () => {
  const blind = look({ badges: undefined, claims: undefined, movements: undefined });
  expect(
    kinds(blind, look({ claims: [makeClaim('zoo', 'approved')], movements: [milestone(false)] })),
  ).toEqual([]);
});

test('a part that could not be fetched is compared with the look before', () => {
  const first = newsOf(null, look()).seen;
  const away = newsOf(first, look({ badges: undefined })).seen;
  const { celebrations } = newsOf(away, look({ badges: [badge('rising', true)] }));
  expect(celebrations).toEqual([{ kind: 'badge', id: 'rising', name: 'rising' }]);
});

describe('earnings', () => {
  test('carry their missions, XP and the points of missions alone', () => {
    const after = look({
      hero: { ...hero, totalXp: 90 },
      approved: [teeth],
      movements: [pay('p1', 10), makeMovement('b1', { amount: 25 })],
    });
    expect(between(look(), after).celebrations).toEqual([
      { kind: 'earnings', missions: [teeth], xp: 50, points: 10 },
      { kind: 'bonus', gifts: [{ id: 'b1', amount: 25, description: 'Good behavior bonus' }] },
    ]);
  });

  test('work of an earlier day that is paid today is celebrated without a mission of today', () => {
    const { celebrations } = between(look(), look({ hero: { ...hero, totalXp: 65 } }));
    expect(celebrations).toMatchObject([{ kind: 'earnings', missions: [], xp: 25 }]);
  });

  test('XP that a parent takes back is not celebrated, and approved again it is', () => {
    const paid = look({ hero: { ...hero, totalXp: 90 }, approved: [teeth] });
    const undone = newsOf(newsOf(null, paid).seen, look());
    expect(undone.celebrations).toEqual([]);
    expect(newsOf(undone.seen, paid).celebrations).toMatchObject([{ missions: [teeth], xp: 50 }]);
  });
});

describe('a look is torn', () => {
  const seen = newsOf(null, look()).seen;
  const richer = { ...hero, totalXp: 90 };
  const paid = { hero: richer, approved: [teeth], movements: [pay('p1', 10)] };

  test.each<[string, Partial<Look>]>([
    ['XP came without a mission', { hero: richer }],
    ['a mission came without XP', { approved: [teeth] }],
    ['a mission came without its points', { ...paid, movements: [] }],
    ['of two missions one is missing', { ...paid, hero: { ...hero, totalXp: 120 } }],
  ])('when %s', (_, change) => {
    expect(isTorn(seen, look(change))).toBe(true);
  });

  test.each<[string, Partial<Look>]>([
    ['nothing came', {}],
    ['all of an approval came', paid],
    ['the points are not known', { ...paid, movements: undefined }],
    ['a bonus came with it', { ...paid, movements: [pay('p1', 10), makeMovement('b1', { amount: 25 })] }],
    ['a parent took an approval back', { hero: { ...hero, totalXp: 0 } }],
  ])('but not when %s', (_, change) => {
    expect(isTorn(seen, look(change))).toBe(false);
  });
});

test('a level is celebrated once in a life, also when an undo lowers it', () => {
  const high = look({ hero: { ...hero, level: 2, totalXp: 110 }, approved: [teeth, book] });
  const reached = newsOf(newsOf(null, look()).seen, high);
  expect(reached.celebrations.map(({ kind }) => kind)).toEqual(['earnings', 'level']);
  const lowered = newsOf(reached.seen, look()).seen;
  expect(newsOf(lowered, high).celebrations.map(({ kind }) => kind)).toEqual(['earnings']);
});

test('a badge is celebrated once, also when an undo takes it away', () => {
  const earned = look({ badges: [badge('first', true), badge('rising', true)] });
  const once = newsOf(newsOf(null, look()).seen, earned);
  expect(once.celebrations).toEqual([{ kind: 'badge', id: 'rising', name: 'rising' }]);
  const lost = newsOf(once.seen, look()).seen;
  expect(newsOf(lost, earned).celebrations).toEqual([]);
});

describe('points', () => {
  test('a milestone is celebrated when it is reached, and its points when a parent approves them', () => {
    const reached = newsOf(newsOf(null, look()).seen, look({ movements: [milestone(false)] }));
    expect(reached.celebrations).toEqual([
      { kind: 'streak', id: 's7', days: 7, points: 25, isWaiting: true },
    ]);
    expect(newsOf(reached.seen, look({ movements: [milestone(true)] })).celebrations).toMatchObject([
      { kind: 'bonus', gifts: [{ id: 's7', amount: 25 }] },
    ]);
  });

  test('a milestone that came and was approved between two looks is one celebration', () => {
    expect(between(look(), look({ movements: [milestone(true)] })).celebrations).toEqual([
      { kind: 'streak', id: 's7', days: 7, points: 25, isWaiting: false },
    ]);
  });

  test('what waits, what was spent and what was taken back is no gift', () => {
    const movements = [
      makeMovement('w', { type: 'game_win', isApproved: false }),
      makeMovement('x', { type: 'gear_purchase', amount: -25 }),
      makeMovement('u', { type: 'habit_undone', amount: -10 }),
    ];
    expect(kinds(look(), look({ movements }))).toEqual([]);
  });
});

describe('claims', () => {
  test('an approved one is a present, once; a used one is none', () => {
    const asked = look({ claims: [makeClaim('zoo', 'pending')] });
    const given = look({ claims: [makeClaim('zoo', 'approved')] });
    expect(between(asked, given).celebrations).toEqual([
      { kind: 'present', claimId: 'claim-zoo', name: 'zoo', icon: 'gift', type: 'treat', isOpening: false },
    ]);
    expect(kinds(given, given)).toEqual([]);
    expect(kinds(asked, look({ claims: [makeClaim('zoo', 'used')] }))).toEqual([]);
  });

  test('made here and answered before the first look at them, they are news; others are not', () => {
    const blind = newsOf(null, look({ claims: undefined })).seen;
    const claims = [makeClaim('zoo', 'approved'), makeClaim('ice', 'rejected'), makeClaim('old', 'approved')];
    const told = newsOf(withClaims(blind, claims, ['claim-zoo', 'claim-ice']), look({ claims }));
    expect(told.celebrations).toMatchObject([{ kind: 'present', claimId: 'claim-zoo' }]);
    expect(told.refunds).toMatchObject([{ id: 'claim-ice' }]);
    expect(newsOf(withClaims(told.seen, claims, []), look({ claims }))).toMatchObject({
      celebrations: [],
      refunds: [],
    });
  });

  test('one that was turned down is told, once', () => {
    const asked = newsOf(null, look({ claims: [makeClaim('zoo', 'pending')] })).seen;
    const told = newsOf(asked, look({ claims: [makeClaim('zoo', 'rejected')] }));
    expect(told).toMatchObject({ celebrations: [], refunds: [{ id: 'claim-zoo' }] });
    expect(newsOf(told.seen, look({ claims: [makeClaim('zoo', 'rejected')] })).refunds).toEqual([]);
  });
});
