import { NO_ID } from '@herohood/domain/fields';
import { COMMON_AND_RARE_GEAR } from '@herohood/domain/shop/gear-basics';
import type { Pool, World } from './acts-world';
import type { Caller } from './test-family';

/** One act in a sequence; `a`, `b` and `n` choose whom and what it concerns. */
export interface Play {
  act: ActName;
  by: Parameters<World['as']>[0];
  a: number;
  b: number;
  n: number;
}

/** What an act sees: the caller, and its choices among what there is. */
interface Turn {
  call: Caller;
  /** One of the newest four of a kind, or an id that nothing has. */
  one(pool: Pool, choice?: number): string;
  /** The hero who calls; sometimes another one. */
  self: string;
  /** One of a few values. */
  of<T>(values: readonly T[]): T;
  b: number;
  now: Date;
}

interface Act {
  /** Who may do it; others try it too, only less often. */
  role: 'parent' | 'hero';
  /** What kind of thing it answers with. */
  gives?: Pool;
  run(turn: Turn): Promise<unknown>;
}

const parent = (run: Act['run'], gives?: Pool): Act => ({ role: 'parent', run, ...(gives && { gives }) });
const hero = (run: Act['run'], gives?: Pool): Act => ({ role: 'hero', run, ...(gives && { gives }) });
const HOUR_MS = 3_600_000;
const delays = [1, 24] as const;

/** Every act that a family can do with what these features hold; named like the procedures. */
export const ACTS = {
  'habits.createMaster': parent(
    ({ call, of }) => call.habits.createMaster({ name: 'New', xpReward: of([1, 90, 1000]) }),
    'masters',
  ),
  'habits.updateMaster': parent(({ call, one, of }) =>
    call.habits.updateMaster({ id: one('masters'), xpReward: of([4, 60, 300]), isActive: of([true, false]) }),
  ),
  'habits.update': parent(({ call, one, of, b }) =>
    call.habits.update({ id: one(b % 2 ? 'habits' : 'masters'), isActive: of([true, false]) }),
  ),
  'habits.remove': parent(({ call, one, b }) =>
    call.habits.remove({ id: one(b % 4 ? 'habits' : 'masters') }),
  ),
  'habits.assign': parent(
    ({ call, one, b }) => call.habits.assign({ id: one('heroes'), masterHabitId: one('masters', b) }),
    'habits',
  ),
  'habits.autoAssignAll': parent(({ call }) => call.habits.autoAssignAll()),
  'missions.complete': hero(({ call, one }) => call.missions.complete({ id: one('habits') }), 'completions'),
  'missions.complete, offline': hero(({ call, one, of, now }) => {
    const completedAt = new Date(now.getTime() - of([-1, 2, 20, 30]) * HOUR_MS).toISOString();
    return call.missions.complete({ id: one('habits'), completedAt });
  }, 'completions'),
  'missions.complete, on behalf': parent(({ call, one, of, now }) => {
    const date = new Date(now.getTime() - of([0, 24, 72, 400]) * HOUR_MS).toISOString().slice(0, 10);
    return call.missions.complete({ id: one('habits'), date });
  }, 'completions'),
  'missions.withdraw': hero(({ call, one }) => call.missions.withdraw({ id: one('completions') })),
  'missions.approve': parent(({ call, one, of }) =>
    call.missions.approve({ id: one('completions'), isAutoApproval: of([undefined, undefined, true]) }),
  ),
  'missions.reject': parent(({ call, one, of }) =>
    call.missions.reject({ id: one('completions'), message: of(['Once more', 'Nearly', null]) }),
  ),
  'missions.undo': parent(({ call, one }) => call.missions.undo({ id: one('completions') })),
  'missions.updateAutoApprovalSettings': parent(({ call, one, of, b }) =>
    call.missions.updateAutoApprovalSettings({
      enabled: of([true, true, false]),
      timeValue: delays[b % 2] ?? 1,
      timeUnit: 'hours',
      applyToAllChildren: b % 3 > 0,
      childSpecificSettings: { [one('heroes')]: { enabled: true, timeValue: 2, timeUnit: 'hours' } },
    }),
  ),
  'points.addTransaction': parent(
    ({ call, one, of, b }) =>
      call.points.addTransaction({
        ...{ id: one('heroes'), type: 'bonus', source: 'parent', description: 'Well done' },
        ...{ amount: of([1, 60, 400]), requiresApproval: b % 2 === 0 },
      }),
    'transactions',
  ),
  'points.approveTransaction': parent(({ call, one }) =>
    call.points.approveTransaction({ id: one('transactions') }),
  ),
  'rewards.create': parent(
    ({ call, one, of }) =>
      call.rewards.create({ id: one('heroes'), name: 'Cinema', cost: of([5, 150, 9000]) }),
    'rewards',
  ),
  'rewards.update': parent(({ call, one, of, b }) =>
    call.rewards.update({ id: one('rewards'), cost: of([3, 80, 400]), isActive: b % 3 > 0 }),
  ),
  'rewards.remove': parent(({ call, one }) => call.rewards.remove({ id: one('rewards') })),
  'rewards.claim': hero(({ call, one }) => call.rewards.claim({ id: one('rewards') }), 'claims'),
  'rewards.approveClaim': parent(({ call, one }) => call.rewards.approveClaim({ id: one('claims') })),
  'rewards.rejectClaim': parent(({ call, one }) => call.rewards.rejectClaim({ id: one('claims') })),
  'rewards.markUsed': hero(({ call, one }) => call.rewards.markUsed({ id: one('claims') })),
  'shop.purchaseAvatar': hero(({ call, self, of }) =>
    call.shop.purchaseAvatar({ id: self, ...of([CHEAP, CHEAP, WRONG_PRICE]) }),
  ),
  'shop.purchaseGear': hero(({ call, self, of }) => call.shop.purchaseGear({ id: self, ...of([...GEAR]) })),
  'children.update': hero(({ call, self, of }) => call.children.update({ id: self, ...of([...LOOKS]) })),
  'children.update, by parent': parent(({ call, one, of }) =>
    call.children.update({ id: one('heroes'), name: 'Max', avatarType: of(['robot', 'dragon', 'fox']) }),
  ),
  'children.create': parent(
    ({ call }) => call.children.create({ name: 'Newcomer', avatarType: 'robot' }),
    'heroes',
  ),
  'children.generateLogin': parent(({ call, one, b }) =>
    // Seldom: it ends the sessions of the hero, who then plays no more part.
    b % 5 ? call.children.list() : call.children.generateLogin({ id: one('heroes') }),
  ),
  'children.remove': parent(({ call, one, b }) =>
    b % 4 ? call.children.list() : call.children.remove({ id: one('heroes') }),
  ),
  'controls.update': parent(({ call, one, of, b }) =>
    call.controls.update({
      ...{ id: one('heroes'), maxGameTimePerDay: of([0, 15, 1440]), bedtimeMode: b % 5 === 0 },
      ...{
        enableHabits: b % 4 > 0,
        enableRewards: b % 3 > 0,
        enableMiniGames: true,
        enableGearShop: b % 6 > 0,
      },
    }),
  ),
  'controls.activateEmergency': parent(({ call, one, b }) =>
    b % 2
      ? call.controls.deactivateEmergency({ id: one('heroes') })
      : call.controls.activateEmergency({ id: one('heroes'), message: 'Come home' }),
  ),
  'controls.deactivateEmergency': parent(({ call, one }) =>
    call.controls.deactivateEmergency({ id: one('heroes') }),
  ),
  'games.start': hero(async ({ call, of }) => {
    const { playId } = await call.games.start({ id: of(['word-puzzle', 'math-hero', 'chess']) });
    return { id: playId };
  }, 'plays'),
  'games.finish': hero(({ call, one, of }) =>
    call.games.finish({ id: one('plays'), score: of([0, 100, 1e9]) }),
  ),
  'missions.listPending': parent(({ call }) => call.missions.listPending()),
  'progress.report': parent(({ call, one }) => call.progress.report({ id: one('heroes') })),
  'progress.badges': hero(({ call, self }) => call.progress.badges({ id: self })),
  'progress.weekly': hero(({ call, self }) => call.progress.weekly({ id: self })),
  'rewards.listClaims': hero(({ call, self }) => call.rewards.listClaims({ id: self })),
  'points.listTransactions': hero(({ call, self }) => call.points.listTransactions({ id: self })),
  'controls.screenTime': hero(({ call, self }) => call.controls.screenTime({ id: self })),
  'sync.familyData': parent(({ call }) => call.sync.familyData({})),
  'family.audit': parent(({ call }) => call.family.audit({})),
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as ActName[];

/** In the order in which the world makes them. */
const HEROES: readonly string[] = ['robin', 'kim'];
const CHEAP = { avatarType: 'fox', cost: 25 };
const WRONG_PRICE = { avatarType: 'panda', cost: 1 };
const GEAR = [
  ...COMMON_AND_RARE_GEAR.slice(0, 2).map(({ id, cost }) => ({ gearId: id, cost })),
  { gearId: 'no-such-piece', cost: 5 },
];
const LOOKS = [
  { equippedGear: [] },
  { equippedGear: ['explorer-cap'] },
  { equippedGear: ['explorer-cap', 'knights-helmet'] },
  { avatarType: 'fox' },
];

/** Lets an actor act, and keeps the ids that come out of it. */
export async function perform(world: World, { act, by, a, b, n }: Play): Promise<unknown> {
  const { run, gives }: Act = ACTS[act];
  const turn: Turn = {
    call: world.as(by),
    one: (pool, choice = a) =>
      world.pools[pool].at(-1 - (choice % Math.min(4, world.pools[pool].length || 1))) ?? NO_ID,
    of: (values) => values[n % values.length] as (typeof values)[number],
    self: world.pools.heroes[a % 4 === 3 ? a % 2 : HEROES.indexOf(by)] ?? world.pools.heroes[0] ?? NO_ID,
    b,
    now: world.ports.now(),
  };
  const answer = await run(turn);
  const isOwn = !by.startsWith('strange');
  if (gives && isOwn) world.remember(gives, (answer as { id: string }).id);
  if (act === 'habits.autoAssignAll' && isOwn) {
    for (const { id } of await turn.call.habits.listAll()) world.remember('habits', id);
  }
  return answer;
}
