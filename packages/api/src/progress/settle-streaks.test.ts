import type { Transaction } from '@herohood/db/client';
import { payMissions } from '@herohood/db/points/pay-queries';
import { DAY_MS } from '@herohood/domain/time/durations';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { type HeroKey, heroKeyOf, overtake } from '../../tests/testing/overtake';
import type { TestPorts } from '../../tests/testing/test-ports';
import { settleLeftStreaks, settleStreaks } from './settle-streaks';

const suite = new FamilySuite();

let hero: HeroKey;
/** Taps of a week and a day, the oldest first; nobody has approved them. */
let taps: string[];

beforeEach(async () => {
  hero = await heroKeyOf(suite.database, suite.family.hero.id);
  taps = [];
  for (let day = 0; day < 8; day += 1) {
    if (day > 0) suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + DAY_MS);
    taps.push((await suite.family.child.call().missions.complete({ id: suite.family.habit.id })).id);
  }
});

/** Approves and pays, and dies before the count. */
const payOnly = (ids: string[], db: TestPorts['db'] | Transaction = suite.database.db) =>
  payMissions(db, {
    ...{
      completions: ids.map((id) => ({ familyId: hero.familyId, id })),
      now: suite.ports.now(),
      decidedBy: null,
    },
    ...{ praise: null, isAuto: false, event: 'updated', audited: { act: 'mission.auto_approved' } },
    actor: { kind: 'system', id: null, name: 'A parent' },
  });
const badges = () => suite.family.parent.call().progress.badges({ id: suite.family.hero.id });
const marked = async () => {
  const [row] = await suite.database
    .sql`select streak_from::text as day from children where id = ${suite.family.hero.id}`;
  return row?.day;
};

test('after a crash between approval and count nobody sees a streak that is not true', async () => {
  await payOnly(taps);
  expect(await marked()).not.toBeNull();
  expect(await badges()).toMatchObject({ currentStreak: 8, bestStreak: 8 });
  expect(await marked()).toBeNull();
});

test('the worker counts what a crash left behind, and brings and tells the milestone', async () => {
  await payOnly(taps);
  suite.ports.announced.length = 0;
  await settleLeftStreaks(suite.ports);
  expect(await marked()).toBeNull();
  const { points: waiting } = await suite.family.parent.call().home.parentToday();
  expect(waiting).toMatchObject([{ source: 'streak_7' }]);
  expect(suite.ports.announced).toEqual([hero]);
  const told = await suite.database
    .sql`select type, entity from sync_events where entity_id = ${waiting[0]?.id ?? ''}`;
  expect([...told]).toEqual([{ type: 'created', entity: 'reward_transaction' }]);
});

test('what changes while a streak is counted makes it count again', async () => {
  await payOnly(taps.slice(0, 6));
  await overtake({
    ...{ database: suite.database, hero },
    act: () => settleStreaks(suite.ports, [hero]),
    write: (tx) => payOnly(taps.slice(6), tx),
  });
  expect(await marked()).toBeNull();
  const [row] = await suite.database
    .sql`select max(run) as run from child_days where child_id = ${suite.family.hero.id}`;
  expect(row?.run).toBe(8);
});

test('a count that fails does not fail the approval that it follows', async () => {
  const warned: string[] = [];
  suite.ports.log = { ...suite.ports.log, warn: (_, message) => void warned.push(message) };
  await suite.database.sql`alter table child_days add constraint no_run check (run = 0) not valid`;
  const [first = ''] = taps;
  const approved = await suite.family.parent.call().missions.approve({ id: first });
  await suite.database.sql`alter table child_days drop constraint no_run`;
  expect(approved.status).toBe('approved');
  expect(warned).toEqual(['What follows an act was left undone.']);
  await badges();
  expect(await marked()).toBeNull();
});
