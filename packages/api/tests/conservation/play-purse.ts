import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import fc from 'fast-check';
import { expect } from 'vitest';
import { presentError } from '../../src/errors';
import { createTestFamily, type TestFamily } from '../testing/test-family';
import { createTestPorts, type TestPorts } from '../testing/test-ports';
import { newPurse, type Purse, REFERENCE, savedIn, spentOf } from './reference';

const HOUR_MS = 3_600_000;

/** A hero of the product beside their purse in plain numbers, and which row stands for what. */
interface Story {
  database: TestDatabase;
  ports: TestPorts;
  family: TestFamily;
  habits: { id: string; xp: number; isTrusted: boolean }[];
  purse: Purse;
  /** The product's id of each thing in the purse. */
  ids: Map<object, string>;
  /** What was done on which day: nothing is done twice. */
  taps: Set<string>;
}

/** One act: what it does to the purse, what it does in the product. Both must say the same. */
interface Turn {
  story: Story;
  /** One of the newest of a list; null when it is empty. */
  one<T>(list: readonly T[]): T | null;
  of<T>(values: readonly T[]): T;
}

type Act = (turn: Turn) => { expected: string; done: Promise<unknown> } | null;

const parent = ({ family }: Story) => family.parent.call();
const hero = ({ family }: Story) => family.child.call();
const idOf = ({ ids }: Story, thing: object) => ({ id: ids.get(thing) ?? '' });
/** Keeps the id of what was made. */
const made = ({ ids }: Story, thing: object, making: Promise<{ id: string }>) =>
  making.then(({ id }) => ids.set(thing, id));

const onGoal =
  (act: (turn: Turn, goal: Purse['goals'][number]) => ReturnType<Act>): Act =>
  (turn) => {
    const goal = turn.one(turn.story.purse.goals);
    return goal && act(turn, goal);
  };
const onClaim =
  (
    expect: (purse: Purse, claim: Purse['claims'][number]) => string,
    call: (story: Story, id: { id: string }) => Promise<unknown>,
  ): Act =>
  ({ story, one }) => {
    const claim = one(story.purse.claims);
    return claim && { expected: expect(story.purse, claim), done: call(story, idOf(story, claim)) };
  };
/** Pays a part of what was promised; less needs words. */
const approve: Act = ({ story, one, of }) => {
  const mission = one(story.purse.missions);
  if (!mission) return null;
  const percent = of([100, 100, 50, 0, 33, 150]);
  const words = { percent, message: 'So much of it' };
  const expected = REFERENCE.pay(story.purse, mission, percent);
  return { expected, done: parent(story).missions.approve({ ...idOf(story, mission), ...words }) };
};
const complete: Act = ({ story, of }) => {
  const habit = of(story.habits);
  const { purse } = story;
  const tap = `${habit.id} ${new Date(purse.now).toISOString().slice(0, 10)}`;
  if (story.taps.has(tap)) return null;
  story.taps.add(tap);
  const mission = { promised: habit.xp, isTrusted: habit.isTrusted, paid: null };
  purse.missions.push(mission);
  if (habit.isTrusted) REFERENCE.pay(purse, mission, 100);
  return { expected: 'ok', done: made(story, mission, hero(story).missions.complete({ id: habit.id })) };
};
const ACTS: readonly Act[] = [
  complete,
  complete,
  approve,
  approve,
  ({ story, one }) => {
    const mission = one(story.purse.missions);
    if (!mission) return null;
    const wasTrusted = mission.isTrusted && mission.paid !== null;
    const expected = REFERENCE.unpay(story.purse, mission);
    // What was trusted and taken back is asked about for longer than this story lasts.
    if (wasTrusted && expected === 'ok') for (const habit of story.habits) habit.isTrusted = false;
    if (expected === 'ok') mission.isTrusted = false;
    return { expected, done: parent(story).missions.undo(idOf(story, mission)) };
  },
  ({ story, of }) => {
    const reward = { cost: of([5, 20, 45, 130]), stock: of([null, null, 1, 2]), isThere: true };
    story.purse.rewards.push(reward);
    const limits = reward.stock === null ? {} : { stock: reward.stock };
    const fields = { id: story.family.hero.id, name: 'Zoo', cost: reward.cost, limits };
    return { expected: 'ok', done: made(story, reward, parent(story).rewards.create(fields)) };
  },
  ({ story, one }) => {
    const reward = one(story.purse.rewards);
    return (
      reward && {
        expected: REFERENCE.endReward(story.purse, reward),
        done: parent(story).rewards.remove(idOf(story, reward)),
      }
    );
  },
  ({ story, of }) => {
    const goal = {
      reward: null,
      target: of([10, 60, 400]),
      saved: 0,
      autoSave: of([0, 10, 33, 50]),
      isOpen: true,
    };
    const { target, autoSave } = goal;
    const expected = REFERENCE.beginGoal(story.purse, goal);
    const making = hero(story).goals.create({ id: story.family.hero.id, name: 'A kite', target, autoSave });
    return { expected, done: made(story, goal, making) };
  },
  ({ story, one, of }) => {
    const reward = one(story.purse.rewards);
    if (!reward) return null;
    const goal = { reward, target: reward.cost, saved: 0, autoSave: of([0, 25]), isOpen: true };
    const expected = REFERENCE.beginGoal(story.purse, goal);
    const fields = { id: story.family.hero.id, rewardId: idOf(story, reward).id, autoSave: goal.autoSave };
    return { expected, done: made(story, goal, parent(story).goals.create(fields)) };
  },
  onGoal(({ story, of }, goal) => {
    const amount = of([1, 7, 20, 60]);
    const expected = REFERENCE.save(story.purse, goal, amount);
    return { expected, done: hero(story).goals.deposit({ ...idOf(story, goal), amount }) };
  }),
  onGoal(({ story, of }, goal) => {
    const amount = of([1, 7, 20]);
    const expected = REFERENCE.unsave(story.purse, goal, amount);
    return { expected, done: of([hero, parent])(story).goals.withdraw({ ...idOf(story, goal), amount }) };
  }),
  onGoal(({ story, of }, goal) => {
    const change = of([{ target: 25 }, { target: 90 }, { autoSave: 0 }, { autoSave: 50 }]);
    const expected = REFERENCE.changeGoal(story.purse, goal, change);
    return { expected, done: hero(story).goals.update({ ...idOf(story, goal), ...change }) };
  }),
  onGoal(({ story }, goal) => ({
    expected: REFERENCE.endGoal(story.purse, goal),
    done: hero(story).goals.remove(idOf(story, goal)),
  })),
  ({ story, one }) => {
    const reward = one(story.purse.rewards);
    if (!reward) return null;
    const claim: Purse['claims'][number] = {
      ...{ reward, cost: reward.cost, status: 'pending', goal: null, fromGoal: 0 },
      ...{ decidedAt: null, givenAt: null },
    };
    const expected = REFERENCE.claim(story.purse, claim);
    return { expected, done: made(story, claim, hero(story).rewards.claim(idOf(story, reward))) };
  },
  onClaim(REFERENCE.approve, (story, id) => parent(story).rewards.approveClaim(id)),
  onClaim(REFERENCE.reject, (story, id) => parent(story).rewards.rejectClaim(id)),
  onClaim(REFERENCE.reopen, (story, id) => parent(story).rewards.undoClaim(id)),
  onClaim(
    (purse, claim) => REFERENCE.use(purse, claim, true),
    (story, id) => parent(story).rewards.giveClaim(id),
  ),
  onClaim(
    (purse, claim) => REFERENCE.use(purse, claim, false),
    (story, id) => hero(story).rewards.markUsed(id),
  ),
  ({ story, of }) => {
    const bonus = { amount: of([3, 50]), at: story.purse.now, isUndone: false };
    story.purse.bonuses.push(bonus);
    story.purse.points += bonus.amount;
    const fields = {
      type: 'bonus_earned',
      source: 'parent_bonus',
      description: 'A good day',
      amount: bonus.amount,
    };
    const giving = parent(story).points.addTransaction({ id: story.family.hero.id, ...fields });
    return { expected: 'ok', done: made(story, bonus, giving) };
  },
  ({ story, one }) => {
    const bonus = one(story.purse.bonuses);
    return (
      bonus && {
        expected: REFERENCE.takeBonusBack(story.purse, bonus),
        done: parent(story).points.undoTransaction(idOf(story, bonus)),
      }
    );
  },
  ({ story, of }) => {
    story.purse.now += of([1, 9, 23]) * HOUR_MS;
    return null;
  },
];

async function openStory(database: TestDatabase): Promise<Story> {
  const ports = createTestPorts(database.db);
  const family = await createTestFamily(ports, { xpReward: 37 });
  const { id: childId } = family.hero;
  await database.sql`update families set trial_ends_at = '2031-01-01'
    where id = (select family_id from children where id = ${childId})`;
  const habits = [{ id: family.habit.id, xp: 37, isTrusted: false }];
  for (const [xpReward, isTrusted] of [
    [50, false],
    [83, false],
    [29, true],
  ] as const) {
    const approval = isTrusted ? 'trust' : 'family';
    const master = await family.parent.call().habits.createMaster({ name: 'Swim', xpReward, approval });
    const { id } = await family.parent.call().habits.assign({ id: childId, masterHabitId: master.id });
    habits.push({ id, xp: xpReward, isTrusted });
  }
  return {
    database,
    ports,
    family,
    habits,
    purse: newPurse(ports.clock.now.getTime()),
    ids: new Map(),
    taps: new Set(),
  };
}

/** The product's balances, read from its rows in one moment. */
async function balances({ database, family, ids, purse }: Story) {
  const { id } = family.hero;
  const [row] = await database.sql`select c.xp, c.total_xp as earned, c.reward_points as points,
    (select coalesce(sum(saved), 0)::int from goals g where g.child_id = c.id) as saved,
    (select coalesce(sum(cost), 0)::int from reward_claims k where k.child_id = c.id and k.status <> 'rejected') as spent
    from children c where c.id = ${id}`;
  const goals = await family.child.call().goals.list({ id });
  const order = purse.goals.filter(({ isOpen }) => isOpen).map((goal) => ids.get(goal));
  return {
    ...row,
    goals: order.map((goalId) => goals.find((goal) => goal.id === goalId)?.saved),
    open: goals.length,
  };
}

const play = fc.record({ act: fc.nat(ACTS.length - 1), a: fc.nat(3), b: fc.nat(11) });
type Play = typeof play extends fc.Arbitrary<infer P> ? P : never;
const plays = fc.array(play, {
  ...{ minLength: 40, maxLength: 120, size: 'max' as const },
});

/** Whatever is paid, saved, claimed, refunded and undone: what was earned is what can be spent, is saved and was spent. */
export async function playPurse(database: TestDatabase, search: fc.Parameters<[Play[]]>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(plays, async (chosen) => {
      const story = await openStory(database);
      const { purse } = story;
      const told: string[] = [];
      for (const { act, a, b } of chosen) {
        const turn: Turn = {
          story,
          one: (list) => list.at(-1 - (a % Math.max(1, list.length))) ?? null,
          of: (values) => values[b % values.length] as (typeof values)[number],
        };
        // No two things begin in the same moment, so that each list has one order.
        purse.now += 1000;
        story.ports.clock.now = new Date(purse.now);
        const played = (ACTS[act] as Act)(turn);
        if (!played) continue;
        const code = await played.done.then(
          () => 'ok',
          (error) => presentError(error).code,
        );
        told.push(`${act}/${a}/${b} ${code}`);
        expect(code, told.join(', ')).toBe(played.expected);
        const { xp, earned, points } = purse;
        const open = purse.goals.filter(({ isOpen }) => isOpen);
        expect(await balances(story), told.join(', ')).toEqual({
          ...{ xp, earned, points, saved: savedIn(purse), spent: spentOf(purse) },
          ...{ goals: open.map(({ saved }) => saved), open: open.length },
        });
        expect(xp + savedIn(purse) + spentOf(purse)).toBe(earned);
        expect(Math.min(xp, earned, points, ...open.map(({ saved }) => saved))).toBeGreaterThanOrEqual(0);
      }
      await expectSoundLedgers(database.sql);
    }),
    search,
  );
}
