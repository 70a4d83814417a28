import { describe, expect, test } from 'vitest';
import { makeBadge } from '../../testing/fixtures';
import { makeClaim, makeGoal, makeMovement } from '../../testing/reward-fixtures';
import { celebrationsSince, isTorn, type Snapshot } from './celebrations-since';

const hero = { id: 'h', level: 1, totalXp: 40 };
const teeth = { completionId: 'c1', name: 'Teeth', cardId: 'm1', xp: 50 };
const book = { completionId: 'c2', name: 'Book', cardId: 'm2', xp: 30 };
const badge = (id: string, earned: boolean) => makeBadge(id, { earned, description: `Why ${id}.` });
const party = (...of: string[]) => ({
  kind: 'badge',
  badges: of.map((id) => ({ id, name: id, story: `Why ${id}.` })),
});
const pay = (id: string, amount: number) =>
  makeMovement(id, { type: 'habit_completed', source: 'mission', amount });
const milestone = (isApproved: boolean) =>
  makeMovement('s7', { type: 'streak_milestone', source: 'streak_7', amount: 25, isApproved });

const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  hero,
  approved: [],
  badges: [badge('first', true), badge('rising', false)],
  claims: [],
  movements: [],
  ...change,
});
/** What two looks make of each other. */
const between = (before: Snapshot, after: Snapshot) =>
  celebrationsSince(celebrationsSince(null, before).seen, after);
const kinds = (before: Snapshot, after: Snapshot) =>
  between(before, after).celebrations.map(({ kind }) => kind);

test('the first snapshot, however rich, and an unchanged one celebrate nothing', () => {
  const rich = snapshot({
    approved: [teeth],
    claims: [makeClaim('zoo', 'approved')],
    movements: [milestone(false)],
  });
  expect(celebrationsSince(null, rich).celebrations).toEqual([]);
  expect(kinds(rich, rich)).toEqual([]);
});

test('a part that could not be fetched is compared with the snapshot before', () => {
  const first = celebrationsSince(null, snapshot()).seen;
  const away = celebrationsSince(first, snapshot({ badges: undefined })).seen;
  const { celebrations } = celebrationsSince(away, snapshot({ badges: [badge('rising', true)] }));
  expect(celebrations).toEqual([party('rising')]);
});

describe('earnings', () => {
  test('carry their missions, XP and the points of missions alone', () => {
    const after = snapshot({
      hero: { ...hero, totalXp: 90 },
      approved: [teeth],
      movements: [pay('p1', 10), makeMovement('b1', { amount: 25 })],
    });
    expect(between(snapshot(), after).celebrations).toEqual([
      { kind: 'earnings', missions: [teeth], xp: 50, points: 10 },
      { kind: 'bonus', gifts: [{ id: 'b1', amount: 25, description: 'Good behavior bonus', words: null }] },
    ]);
  });

  test('of another amount say so with the parent’s words, which no party of their own says again', () => {
    const less = { ...teeth, xp: 30, promisedXp: 50, words: 'The back ones, too!' };
    const said = { completionId: 'c1', sticker: null, message: less.words, voiceUrl: null };
    const praise = [{ ...said, from: 'Ann', at: '2026-03-10T08:00:00.000Z' }];
    const before = snapshot({ praise: [] });
    const after = snapshot({ hero: { ...hero, totalXp: 70 }, approved: [less], movements: [], praise });
    expect(between(before, after).celebrations).toEqual([
      { kind: 'earnings', missions: [less], xp: 30, points: 0 },
    ]);
    const stuck = praise.map((each) => ({ ...each, sticker: 'sticker-01' as const }));
    expect(between(before, { ...after, praise: stuck }).celebrations).toEqual([
      { kind: 'earnings', missions: [less], xp: 30, points: 0 },
      { kind: 'praise', ...stuck[0], message: null },
    ]);
    const usual = { ...less, xp: 50 };
    expect(kinds(before, { ...after, approved: [usual] })).toEqual(['earnings', 'praise']);
  });

  test('name what was done besides, whose points are no gift', () => {
    const car = makeMovement('p1', { type: 'proposal', description: 'Washed the car', amount: 6 });
    const after = snapshot({ hero: { ...hero, totalXp: 70 }, movements: [car] });
    expect(between(snapshot(), after).celebrations).toEqual([
      {
        kind: 'earnings',
        missions: [{ completionId: 'p1', name: 'Washed the car', cardId: 'p1', xp: 0, isExtra: true }],
        xp: 30,
        points: 6,
      },
    ]);
  });

  test('XP that a parent takes back is not celebrated, and approved again it is', () => {
    const paid = snapshot({ hero: { ...hero, totalXp: 90 }, approved: [teeth] });
    const undone = celebrationsSince(celebrationsSince(null, paid).seen, snapshot());
    expect(undone.celebrations).toEqual([]);
    expect(celebrationsSince(undone.seen, paid).celebrations).toMatchObject([{ missions: [teeth], xp: 50 }]);
  });
});

describe('a snapshot is torn', () => {
  const { seen } = celebrationsSince(null, snapshot({ praise: [] }));
  const said = (completionId: string | null) => ({
    ...{ completionId, sticker: null, message: 'Well done!', voiceUrl: null },
    ...{ from: 'Ann', at: '2026-03-10T08:00:00.000Z' },
  });
  const richer = { ...hero, totalXp: 90 };
  const paid = { hero: richer, approved: [teeth], movements: [pay('p1', 10)] };

  test.each<[string, Partial<Snapshot>]>([
    ['XP came without a mission', { hero: richer }],
    ['a mission came without XP', { approved: [teeth] }],
    ['a mission came without its points', { ...paid, movements: [] }],
    ['of two missions one is missing', { ...paid, hero: { ...hero, totalXp: 120 } }],
    ['points came alone', { movements: [pay('p1', 10)] }],
    ['words came alone', { praise: [said('c1')] }],
  ])('when %s', (_, change) => {
    expect(isTorn(seen, snapshot(change))).toBe(true);
  });

  test.each<[string, Partial<Snapshot>]>([
    ['nothing came', {}],
    ['all of an approval came', paid],
    ['the points are not known', { ...paid, movements: undefined }],
    ['a bonus came with it', { ...paid, movements: [pay('p1', 10), makeMovement('b1', { amount: 25 })] }],
    ['a parent says something about a bonus', { praise: [said(null)] }],
    ['a parent took an approval back', { hero: { ...hero, totalXp: 0 } }],
  ])('but not when %s', (_, change) => {
    expect(isTorn(seen, snapshot(change))).toBe(false);
  });
});

test('a level is celebrated once in a life, also when an undo lowers it', () => {
  const high = snapshot({ hero: { ...hero, level: 2, totalXp: 110 }, approved: [teeth, book] });
  const reached = celebrationsSince(celebrationsSince(null, snapshot()).seen, high);
  expect(reached.celebrations.map(({ kind }) => kind)).toEqual(['earnings', 'level']);
  const lowered = celebrationsSince(reached.seen, snapshot()).seen;
  expect(celebrationsSince(lowered, high).celebrations.map(({ kind }) => kind)).toEqual(['earnings']);
});

test('a badge is celebrated once, also when an undo takes it away', () => {
  const earned = snapshot({ badges: [badge('first', true), badge('rising', true)] });
  const once = celebrationsSince(celebrationsSince(null, snapshot()).seen, earned);
  expect(once.celebrations).toEqual([party('rising')]);
  const lost = celebrationsSince(once.seen, snapshot()).seen;
  expect(celebrationsSince(lost, earned).celebrations).toEqual([]);
});

describe('points', () => {
  test('a milestone is celebrated when it is reached, and its points when a parent approves them', () => {
    const reached = celebrationsSince(
      celebrationsSince(null, snapshot()).seen,
      snapshot({ movements: [milestone(false)] }),
    );
    expect(reached.celebrations).toEqual([
      { kind: 'streak', id: 's7', days: 7, points: 25, isWaiting: true },
    ]);
    expect(
      celebrationsSince(reached.seen, snapshot({ movements: [milestone(true)] })).celebrations,
    ).toMatchObject([{ kind: 'bonus', gifts: [{ id: 's7', amount: 25 }] }]);
  });

  test('what waits, what was spent and what was taken back is no gift', () => {
    const movements = [
      makeMovement('w', { type: 'game_win', isApproved: false }),
      makeMovement('x', { type: 'gear_purchase', amount: -25 }),
      makeMovement('u', { type: 'habit_undone', amount: -10 }),
    ];
    expect(kinds(snapshot(), snapshot({ movements }))).toEqual([]);
  });
});

describe('claims', () => {
  test('an approved one is a present, once; a used one is thanked for, once', () => {
    const asked = snapshot({ claims: [makeClaim('zoo', 'pending')] });
    const given = snapshot({ claims: [makeClaim('zoo', 'approved')] });
    expect(between(asked, given).celebrations).toEqual([
      { kind: 'present', claimId: 'claim-zoo', name: 'zoo', icon: 'gift', type: 'treat', isOpening: false },
    ]);
    expect(kinds(given, given)).toEqual([]);
    const used = snapshot({ claims: [makeClaim('zoo', 'used')] });
    expect(kinds(asked, used)).toEqual(['thanks']);
    expect(kinds(given, used)).toEqual(['thanks']);
    expect(kinds(used, used)).toEqual([]);
  });

  test('one that was turned down is told, once', () => {
    const asked = celebrationsSince(null, snapshot({ claims: [makeClaim('zoo', 'pending')] })).seen;
    const told = celebrationsSince(asked, snapshot({ claims: [makeClaim('zoo', 'rejected')] }));
    expect(told).toMatchObject({ celebrations: [], refunds: [{ id: 'claim-zoo' }] });
    expect(
      celebrationsSince(told.seen, snapshot({ claims: [makeClaim('zoo', 'rejected')] })).refunds,
    ).toEqual([]);
  });
});

describe('points that waited and were turned down', () => {
  const asked = makeMovement('g1', { description: 'Math Hero', status: 'pending', isApproved: false });
  const declined = { ...asked, status: 'rejected' as const, message: 'You had help with this one.' };

  test('are told once, with the parent’s words', () => {
    const seen = celebrationsSince(null, snapshot({ movements: [asked] })).seen;
    const told = celebrationsSince(seen, snapshot({ movements: [declined] }));
    expect(told.celebrations).toEqual([
      { kind: 'answer', id: 'g1', what: 'Math Hero', amount: 10, words: 'You had help with this one.' },
    ]);
    expect(celebrationsSince(told.seen, snapshot({ movements: [declined] })).celebrations).toEqual([]);
  });
});

describe('the flame', () => {
  const flame = (streak: number, ...used: string[]) =>
    snapshot({ flame: { streak, shields: { held: 1, max: 2, used } } });

  test('what an ice star did is told once on a device', () => {
    const kept = { kind: 'shield', days: ['2026-03-09'], streak: 8, held: 1 };
    expect(between(flame(8), flame(8, '2026-03-09')).celebrations).toEqual([kept]);
    expect(kinds(flame(8, '2026-03-09'), flame(9, '2026-03-09'))).toEqual([]);
  });

  test('a run that is over is told; one of a single day, and a shorter one after an undo, are not', () => {
    expect(between(flame(5), flame(0)).celebrations).toEqual([{ kind: 'rested', streak: 5 }]);
    expect(kinds(flame(1), flame(0))).toEqual([]);
    expect(kinds(flame(5), flame(4))).toEqual([]);
  });
});

describe('a jar', () => {
  const jar = (reachedAt: string | null) => makeGoal('jar', 'Zoo', { reachedAt });
  const full = snapshot({ goals: [jar('2026-03-10T08:00:00.000Z')] });
  const open = snapshot({ goals: [jar(null)] });
  const filled = { kind: 'goal', goalId: 'jar', name: 'Zoo' };

  test('that has filled up is celebrated once, and again when it was emptied meanwhile', () => {
    const first = between(open, full);
    expect(first.celebrations).toEqual([filled]);
    expect(celebrationsSince(first.seen, full).celebrations).toEqual([]);
    const emptied = celebrationsSince(first.seen, open).seen;
    expect(celebrationsSince(emptied, full).celebrations).toEqual([filled]);
  });
});
