import type { FamilyId } from '@herohood/db/family/family-id';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import type { PaymentEvent } from '../../src/context';
import { createDirectStore, type TestDirectStore } from '../testing/direct-store';
import { type Browser, type Caller, openBrowser } from '../testing/test-family';
import type { TestPorts } from '../testing/test-ports';
import type { Digests } from './acts-digests';

/** Pat (at the desk and on the phone) and Sam are parents of one family, Robin and Kim its heroes, Gran its helper. */
export const OWN_ACTORS = ['pat', 'sam', 'patPhone', 'robin', 'kim', 'gran'] as const;
/** They belong to another family. */
export const STRANGERS = ['strangeParent', 'strangeHero'] as const;
/** Somebody who knows the family's code and waits, is let in, or is turned away; and everybody's payment provider. */
const OTHERS = ['newcomer', 'provider'] as const;
const ACTORS = [...OWN_ACTORS, ...STRANGERS, ...OTHERS];
export type ActorName = (typeof ACTORS)[number];

export const isOwnActor = (by: ActorName) => OWN_ACTORS.some((name) => name === by);

/** Kinds of things that acts name, mostly by id. */
const POOLS = [
  ...([
    'heroes',
    'masters',
    'habits',
    'completions',
    'rewards',
    'claims',
    'goals',
    'transactions',
    'plays',
  ] as const),
  ...([
    'uploads',
    'media',
    'payments',
    'joiners',
    'events',
    'invitations',
    'calls',
    'templates',
    'marks',
    'proposals',
  ] as const),
];
export type Pool = (typeof POOLS)[number];

/** A parent's account as they know it themselves. */
export interface Person {
  id: string;
  email: string;
  password: string;
  /** Passwords that open nothing any more. */
  formerly: string[];
}

/** Somebody's way in was changed: of their sessions at most so many may be left, all others were ended by it. */
export interface Renewal {
  holder: string;
  mayStay: number;
}

export interface World {
  ports: TestPorts;
  /** Where browsers send recordings to the store itself; null where they send them to the server. */
  directStore: TestDirectStore | null;
  sql: TestDatabase['sql'];
  familyId: FamilyId;
  familyCode: string;
  browsers: Record<ActorName, Browser>;
  people: Record<'pat' | 'sam' | 'gran' | 'newcomer' | 'strangeParent', Person>;
  personOf(actor: ActorName): Person;
  /** Heroes' sign-ins as their parents read them last. */
  logins: Map<string, { username: string; pin: string }>;
  /** Tokens of the links that sign heroes in, by hero, as their parents got them. */
  loginLinks: Map<string, string[]>;
  /** Addresses that a forgotten password was told of. */
  asked: Set<string>;
  /** What the payment provider has to tell, told or not. */
  news: PaymentEvent[];
  /** News that arrived, by id. */
  delivered: Set<string>;
  /** A device that follows the family's events. */
  follower: { cursor: string | undefined; seesAllUntil: string; seen: Set<string> };
  /** The rows as the last step left them; null when something else has changed them since. */
  left: Digests | null;
  /** What was stored first under each key. */
  firstBytes: Map<string, Uint8Array>;
  /** Tokens of the invitations' links, newest last. */
  invitationTokens: string[];
  /** What the acts of the present step have renewed. */
  renewals: Renewal[];
  /** Ids of the family of Pat and Sam, oldest first; also those of what is gone. */
  pools: Record<Pool, string[]>;
  as(actor: ActorName): Caller;
  /** Notes the id of something new. */
  remember(pool: Pool, id: string): void;
  /** Fails when the same is said twice: it can succeed only once. */
  once(what: string): void;
  /** Forgets the families, so that the next world's sweeps find nothing of this one. */
  close(): Promise<void>;
}

/** The evening before Berlin's clocks go forward. */
const BEGINNING = '2026-03-28T17:00:00.000Z';
const HABITS: readonly { name: string; xpReward: number }[] = [
  { name: 'Read', xpReward: 200 },
  { name: 'Tidy up', xpReward: 7 },
  { name: 'Sing', xpReward: 30 },
];
const RINGING = {
  ...{ reminderEnabled: true, reminderTime: '19:00', reminderDuration: 120 },
  ...{ timeRangeStart: '00:00', timeRangeEnd: '00:00' },
};
let worlds = 0;

/** Numbers that look random and are the same in every world. */
function sameNumbers(): () => number {
  let state = 20_260_328;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Two parents, two heroes with habits, a reward and some XP each, a paid plan; and strangers with a family of their own. */
export async function openWorld(
  testPorts: TestPorts,
  sql: TestDatabase['sql'],
  { isStoreDirect }: { isStoreDirect: boolean },
): Promise<World> {
  worlds += 1;
  const directStore = isStoreDirect ? createDirectStore() : null;
  const media = { ...testPorts.media, direct: directStore };
  const ports = { ...testPorts, random: sameNumbers(), media };
  ports.clock.now = new Date(BEGINNING);
  // Each from an address of their own: one who guesses too often locks nobody else out.
  const browsers = Object.fromEntries(
    ACTORS.map((name, i) => [name, openBrowser(ports, `203.0.113.${i + 1}`)]),
  ) as World['browsers'];
  const as = (actor: ActorName) => browsers[actor].call();
  const pools = Object.fromEntries(POOLS.map((name) => [name, [] as string[]])) as World['pools'];
  const logins: World['logins'] = new Map();

  const join = async (actor: ActorName, code?: string) => {
    const [email, password] = [`${actor.toLowerCase()}${worlds}@hero.example`, 'secret-enough'];
    const names = { firstName: actor, lastName: 'Hero', timeZone: 'Europe/Berlin' };
    const { id, familyCode } = await as(actor).account.register({
      email,
      password,
      ...names,
      familyCode: code,
    });
    return { id, email, password, familyCode: familyCode ?? '', formerly: [] };
  };
  const hero = async (parent: ActorName, actor: ActorName, familyCode: string) => {
    const { id } = await as(parent).children.create({ name: actor, avatarType: 'ninja' });
    const { username, pin } = await as(parent).children.generateLogin({ id });
    const login = { username: username ?? '', pin: pin ?? '' };
    await as(actor).account.childLogin({ familyCode, ...login });
    logins.set(id, login);
    return id;
  };
  const pat = await join('pat');
  const { familyCode } = pat;
  const sam = await join('sam', familyCode);
  await as('pat').family.acceptJoinRequest({ id: sam.id });
  const gran = await join('gran', familyCode);
  await as('pat').family.acceptJoinRequest({ id: gran.id, role: 'helper' });
  await as('patPhone').account.login(pat);
  const newcomer = await join('newcomer', familyCode);
  const strangeParent = await join('strangeParent');
  const people: World['people'] = { pat, sam, gran, newcomer, strangeParent };
  pools.joiners.push(newcomer.id);
  pools.heroes.push(await hero('pat', 'robin', familyCode), await hero('pat', 'kim', familyCode));
  await hero('strangeParent', 'strangeHero', strangeParent.familyCode);

  for (const habit of HABITS) {
    pools.masters.push((await as('pat').habits.createMaster({ ...habit, ...RINGING })).id);
    await as('strangeParent').habits.createMaster(habit);
  }
  await as('pat').habits.autoAssignAll();
  await as('strangeParent').habits.autoAssignAll();
  const assigned = await as('pat').habits.listAll();
  pools.habits.push(...assigned.map(({ id }) => id));
  // Something to spend, and enough done today for two of the games.
  for (const { id, masterHabitId } of assigned) {
    const days = masterHabitId === pools.masters[0] ? ['2026-03-26', '2026-03-27'] : ['2026-03-28'];
    for (const date of days) await as('pat').missions.complete({ id, date });
  }
  await as('pat').missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
  for (const id of pools.heroes) {
    pools.rewards.push((await as('pat').rewards.create({ id, name: 'Ice', cost: 120 })).id);
  }
  const [family] = await sql`
    update families set subscription_status = 'active', subscription_plan = 'yearly',
      subscription_end_date = '2031-01-01' where code = ${familyCode} returning id`;

  const said = new Set<string>();
  return {
    ...{ ports, directStore, sql, familyId: family?.id, familyCode, browsers, people, logins, pools, as },
    ...{
      asked: new Set<string>(),
      loginLinks: new Map<string, string[]>(),
      delivered: new Set<string>(),
      news: [],
      renewals: [],
      invitationTokens: [],
      left: null,
      firstBytes: new Map(),
    },
    follower: { cursor: undefined, seesAllUntil: '', seen: new Set() },
    personOf: (actor) => {
      if (actor === 'sam' || actor === 'gran' || actor === 'newcomer') return people[actor];
      return actor.startsWith('strange') ? people.strangeParent : people.pat;
    },
    remember: (pool, id) => {
      if (!pools[pool].includes(id)) pools[pool].push(id);
    },
    once: (what) => {
      if (said.has(what)) throw new Error(`Twice: ${what}.`);
      said.add(what);
    },
    close: async () => {
      await sql`delete from families`;
    },
  };
}
