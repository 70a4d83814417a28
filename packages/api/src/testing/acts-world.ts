import type { TestDatabase } from '@herohood/db/testing/test-database';
import { type Caller, openBrowser } from './test-family';
import type { TestPorts } from './test-ports';

/** Pat and Sam are parents of one family, Robin and Kim its heroes; the strangers belong to another family. */
export const OWN_ACTORS = ['pat', 'sam', 'robin', 'kim'] as const;
export const STRANGERS = ['strangeParent', 'strangeHero'] as const;
export type ActorName = (typeof OWN_ACTORS)[number] | (typeof STRANGERS)[number];

/** Kinds of things whose ids acts name. */
export type Pool =
  | 'heroes'
  | 'masters'
  | 'habits'
  | 'completions'
  | 'rewards'
  | 'claims'
  | 'transactions'
  | 'plays';

export interface World {
  ports: TestPorts;
  sql: TestDatabase['sql'];
  familyId: string;
  /** Ids of the family of Pat and Sam, oldest first; also those of what is gone. */
  pools: Record<Pool, string[]>;
  as(actor: ActorName): Caller;
  /** Notes the id of something new. */
  remember(pool: Pool, id: string): void;
  /** Forgets the families, so that the next world's sweeps find nothing of this one. */
  close(): Promise<void>;
}

/** The evening before Berlin's clocks go forward. */
const BEGINNING = '2026-03-28T17:00:00.000Z';
const HABITS: readonly [name: string, xpReward: number][] = [
  ['Read', 200],
  ['Tidy up', 7],
  ['Sing', 30],
];
let worlds = 0;

/** Two parents, two heroes with habits, a reward and some XP each, a paid plan; and strangers with a family of their own. */
export async function openWorld(ports: TestPorts, sql: TestDatabase['sql']): Promise<World> {
  worlds += 1;
  ports.clock.now = new Date(BEGINNING);
  const browsers = Object.fromEntries(
    [...OWN_ACTORS, ...STRANGERS].map((name) => [name, openBrowser(ports)]),
  ) as Record<ActorName, ReturnType<typeof openBrowser>>;
  const as = (actor: ActorName) => browsers[actor].call();

  const join = (actor: ActorName, familyCode?: string) =>
    as(actor).account.register({
      ...{ email: `${actor}${worlds}@hero.example`, password: 'secret-enough', firstName: actor },
      ...{ lastName: 'Hero', timeZone: 'Europe/Berlin', familyCode },
    });
  const hero = async (parent: ActorName, actor: ActorName, familyCode: string) => {
    const { id } = await as(parent).children.create({ name: actor, avatarType: 'ninja' });
    const { username, pin } = await as(parent).children.generateLogin({ id });
    await as(actor).account.childLogin({ familyCode, username: username ?? '', pin: pin ?? '' });
    return id;
  };
  const { familyCode } = await join('pat');
  await join('sam', familyCode);
  const [newcomer] = await as('pat').family.listJoinRequests();
  await as('pat').family.acceptJoinRequest({ id: newcomer?.id ?? '' });
  const other = await join('strangeParent');
  const heroes = [await hero('pat', 'robin', familyCode), await hero('pat', 'kim', familyCode)];
  await hero('strangeParent', 'strangeHero', other.familyCode);

  const masters = [];
  for (const [name, xpReward] of HABITS) {
    masters.push((await as('pat').habits.createMaster({ name, xpReward })).id);
    await as('strangeParent').habits.createMaster({ name, xpReward });
  }
  await as('pat').habits.autoAssignAll();
  await as('strangeParent').habits.autoAssignAll();
  const assigned = await as('pat').habits.listAll();
  const habits = assigned.map(({ id }) => id);
  // Something to spend, and enough done today for two of the games.
  for (const { id, masterHabitId } of assigned) {
    const days = masterHabitId === masters[0] ? ['2026-03-26', '2026-03-27'] : ['2026-03-28'];
    for (const date of days) await as('pat').missions.complete({ id, date });
  }
  await as('pat').missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
  const rewards = [];
  for (const id of heroes) rewards.push((await as('pat').rewards.create({ id, name: 'Ice', cost: 120 })).id);

  const [family] = await sql`
    update families set subscription_status = 'active', subscription_plan = 'yearly',
      subscription_end_date = '2031-01-01' where code = ${familyCode} returning id`;
  const pools: World['pools'] = {
    ...{ heroes, masters, habits, rewards },
    ...{ completions: [], claims: [], transactions: [], plays: [] },
  };
  return {
    ports,
    sql,
    familyId: family?.id,
    pools,
    as,
    remember: (pool, id) => {
      if (!pools[pool].includes(id)) pools[pool].push(id);
    },
    close: async () => {
      await sql`delete from families`;
    },
  };
}
