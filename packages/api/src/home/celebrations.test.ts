import type { Celebration, CelebrationKind } from '@herohood/domain/home/celebration';
import { DAY_MS } from '@herohood/domain/time/durations';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createTestFamily } from '../../tests/testing/test-family';

const suite = new FamilySuite();
/** As of when the home was first shown. */
let since: string;

beforeEach(async () => {
  since = (await child().home.today()).asOf;
});

const parent = () => suite.family.parent.call();
const child = () => suite.family.child.call();
const own = () => ({ id: suite.family.hero.id });
const told = async (from = since) => (await child().home.celebrations({ since: from })).celebrations;
const kinds = async (from = since) => (await told(from)).map(({ kind }) => kind);
const one = async <Kind extends CelebrationKind>(kind: Kind) =>
  (await told()).filter((each): each is Celebration<Kind> => each.kind === kind);

/** A mission of a day, which a parent marks as done. */
async function earn(date?: string) {
  return parent().missions.complete({ id: suite.family.habit.id, ...(date && { date }) });
}

const dayAgo = (days: number) =>
  new Date(suite.ports.clock.now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

test('a yes is told with its pay, then the praise, then what was reached with it; a cursor ends it', async () => {
  const { id } = await child().missions.complete({ id: suite.family.habit.id });
  expect(await told(), 'what only waits is no news').toEqual([]);
  await parent().missions.approve({ id, praise: { sticker: 'sticker-01', message: 'Well read!' } });
  const { cursor, celebrations } = await child().home.celebrations({ since });
  // By chance it brings a find too, and with it another badge.
  expect(celebrations.slice(0, 3)).toMatchObject([
    { kind: 'paid', habitId: suite.family.habit.id, name: 'Read', xp: 50, points: 10, words: 'Well read!' },
    { kind: 'praise', sticker: 'sticker-01', message: 'Well read!', from: 'Pat' },
    { kind: 'badge', badge: 'first-mission', name: 'First Mission' },
  ]);
  expect(await told(), 'asked again it is the same').toEqual(celebrations);
  expect(new Set(await kinds(cursor))).toEqual(new Set(['badge']));
  const later = await child().home.celebrations({ since: cursor });
  expect(await told(later.cursor)).toEqual([]);
});

test('what a parent takes back is not told, and given again it is another yes', async () => {
  const { id } = await earn();
  const [before] = await one('paid');
  await parent().missions.undo({ id });
  expect(await kinds()).toEqual([]);
  await parent().missions.approve({ id });
  const again = await one('paid');
  expect(again).toHaveLength(1);
  expect(again[0]?.id).not.toBe(before?.id);
});

test('words that explain another amount stand beside it, and are not praise besides', async () => {
  const { id } = await child().missions.complete({ id: suite.family.habit.id });
  await parent().missions.approve({ id, percent: 50, message: 'Half of it.' });
  expect(await one('paid')).toMatchObject([{ xp: 25, promisedXp: 50, words: 'Half of it.' }]);
  expect(await one('praise')).toEqual([]);
});

test('a badge or level is news once in a life, also when it was lost and reached again', async () => {
  const first = await earn();
  const second = await earn(dayAgo(1));
  expect(await one('level')).toMatchObject([{ level: 2 }]);
  const { cursor } = await child().home.celebrations({ since });
  for (const { id } of [first, second]) await parent().missions.undo({ id });
  expect(await kinds()).toEqual([]);
  for (const { id } of [first, second]) await parent().missions.approve({ id });
  expect(await one('level'), 'it stands again, under its one name').toHaveLength(1);
  const { cursor: now } = await child().home.celebrations({ since: cursor });
  expect(await kinds(now)).toEqual([]);
});

test('two devices that look at once note a moment once', async () => {
  await earn();
  const [a, b] = await Promise.all([told(), told()]);
  const first = (of: Celebration[]) =>
    of.flatMap((each) => (each.kind === 'badge' && each.badge === 'first-mission' ? [each.id] : []));
  expect(new Set([...first(a), ...first(b)]).size).toBe(1);
  expect(first(await told())).toHaveLength(1);
});

test('points: a bonus with its words, a milestone once, and what was declined', async () => {
  for (let ago = 6; ago >= 0; ago -= 1) await earn(dayAgo(ago));
  expect(await one('streak')).toMatchObject([{ days: 7, points: 25, isWaiting: true }]);
  const [milestone] = (await parent().home.parentToday()).points;
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
  await parent().points.approveTransaction({ id: milestone?.id ?? '' });
  expect(await one('bonus'), 'a later yes is news of its own').toMatchObject([{ amount: 25 }]);
  const bonus = { ...own(), type: 'bonus_earned', source: 'parent_bonus', amount: 10 };
  await parent().points.addTransaction({ ...bonus, description: 'bonus.good_behavior', message: 'Thanks!' });
  const asked = { ...bonus, description: 'Raking leaves', requiresApproval: true };
  const { id } = await parent().points.addTransaction(asked);
  await parent().points.rejectTransaction({ id, message: 'Not yet.' });
  expect((await one('bonus')).slice(1)).toMatchObject([
    { amount: 10, description: 'Good behavior bonus', words: 'Thanks!' },
  ]);
  expect(await one('answer')).toMatchObject([{ what: 'Raking leaves', amount: 10, words: 'Not yet.' }]);
});

test('claims: a present, the thanks for it, and what came back', async () => {
  await earn();
  const make = (name: string) => parent().rewards.create({ ...own(), name, cost: 10 });
  const [ice, zoo] = [await make('Ice cream'), await make('Zoo')];
  const claim = await child().rewards.claim({ id: ice.id });
  const declined = await child().rewards.claim({ id: zoo.id });
  await parent().rewards.approveClaim({ id: claim.id });
  await parent().rewards.rejectClaim({ id: declined.id });
  expect(await one('present')).toMatchObject([{ claimId: claim.id, name: 'Ice cream', icon: 'gift' }]);
  expect(await one('refund')).toMatchObject([{ name: 'Zoo', cost: 10 }]);
  await child().rewards.markUsed({ id: claim.id });
  expect(await one('present')).toEqual([]);
  expect(await one('thanks')).toMatchObject([{ claimId: claim.id, name: 'Ice cream' }]);
});

test('a goal that is filled, what was done besides, and a cheer', async () => {
  await earn();
  const goal = await child().goals.create({ ...own(), name: 'Bike', target: 20 });
  await child().goals.deposit({ id: goal.id, amount: 20 });
  expect(await one('goal')).toMatchObject([{ goalId: goal.id, name: 'Bike' }]);
  const did = await child().proposals.create({ ...own(), kind: 'did', title: 'Swept', xp: 20 });
  await parent().proposals.accept({ id: did.id, xp: 20 });
  expect((await one('paid')).at(-1)).toMatchObject({ habitId: null, name: 'Swept', xp: 20 });
});

test('a run that is over rests, once; whoever begins another hears nothing of it', async () => {
  for (const ago of [1, 0]) await earn(dayAgo(ago));
  for (const _day of [1, 2]) suite.nextDay();
  expect(await one('rested')).toMatchObject([{ streak: 2 }]);
  await earn();
  expect(await one('rested')).toEqual([]);
});

test('of what is older than some days nothing is told', async () => {
  await earn();
  suite.ports.clock.now = new Date(Date.now() + 5 * DAY_MS);
  expect((await kinds()).filter((kind) => kind === 'paid')).toEqual([]);
});

test('what stands at a hero’s first look, or was there before moments were kept, is no news', async () => {
  await earn();
  await suite.database.sql`delete from hero_moments`;
  await suite.database.sql`update children set first_look_at = null`;
  expect(await kinds()).toEqual(['paid']);
  expect(await kinds(), 'nor at the next look').toEqual(['paid']);
  await earn(dayAgo(1));
  expect((await kinds()).slice(0, 3), 'what comes later is news').toEqual(['paid', 'paid', 'level']);
});

test('nobody is told of a sibling’s', async () => {
  const other = await createTestFamily(suite.ports);
  await earn();
  const theirs = await other.child.call().home.celebrations({ since });
  expect(theirs.celebrations).toEqual([]);
});
