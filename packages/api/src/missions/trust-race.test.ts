import type { FamilyId } from '@herohood/db/family/family-id';
import { updateAssignment } from '@herohood/db/habits/queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
let familyId: FamilyId;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 });
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  ({ familyId } = await heroKeyOf(database, family.hero.id));
});
afterEach(() => expectSoundLedgers(database.sql));

const tap = (slot = 1) => family.child.call().missions.complete({ id: family.habit.id, slot });
const parent = () => family.parent.call();

/** A tap that waits for a change of its assignment, and goes by what that says. */
const overtaken = (changes: Parameters<typeof updateAssignment>[2]) =>
  overtake({
    ...{ database, hero: { familyId, childId: family.hero.id } },
    act: () => tap(),
    hold: (tx) => updateAssignment(tx, { familyId, id: family.habit.id }, changes),
    write: async () => {},
  });

test.each([
  ['family', { ownApproval: 'trust' }, { status: 'approved', decidedBy: 'trust', xpEarned: 50 }],
  ['trust', { ownApproval: 'ask' }, { status: 'pending', decidedBy: null, xpEarned: 50 }],
  ['trust', { askUntil: new Date('2026-03-17T15:00:00Z') }, { status: 'pending', decidedBy: null }],
  ['trust', { xpReward: 20 }, { status: 'approved', xpEarned: 20 }],
] as const)(
  'a tap on a mission of policy %s that is changed meanwhile (%j) goes the new way',
  async (approval, changes, done) => {
    await parent().habits.updateMaster({ id: family.master.id, approval });
    expect(await overtaken(changes)).toMatchObject(done);
  },
);

test('taps on a trusted mission, undos and changes of it at once pay each once and take each back once', async () => {
  await parent().habits.updateMaster({ id: family.master.id, approval: 'trust', timesPerDay: 3 });
  for (let round = 0; round < 2; round += 1) {
    const done = await Promise.all([1, 2, 3, 1, 2, 3].map((slot) => tap(slot)));
    expect(new Set(done.map(({ id }) => id)).size).toBe(3);
    await Promise.allSettled([
      ...done.map(({ id }) => parent().missions.undo({ id })),
      ...done.map(({ id }) => parent().missions.reject({ id, message: 'Again' })),
      parent().habits.update({ id: family.habit.id, approval: round % 2 ? 'trust' : null }),
      parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 }),
      tap(1),
    ]);
  }
  const [hero] = await parent().children.list();
  const today = await parent().missions.listToday({ id: family.hero.id });
  const paid = today
    .filter(({ status }) => status === 'approved')
    .reduce((sum, { xpEarned }) => sum + xpEarned, 0);
  expect(hero?.xp).toBe(paid);
  const [asked] = await database.sql`select count(*)::int as n from completions
    where family_id = ${familyId} and is_asked and auto_approves_at is not null`;
  expect(asked).toEqual({ n: 0 });
});

test('a spot check at the same moment as other times of that day holds those that come after it', async () => {
  await parent().habits.updateMaster({
    id: family.master.id,
    approval: 'trust',
    spotCheck: 3,
    timesPerDay: 6,
  });
  for (let day = 0; day < 5; day += 1) {
    await Promise.all([1, 2, 3, 4, 5, 6].map((slot) => tap(slot)));
    ports.clock.now = new Date(ports.clock.now.getTime() + 86_400_000);
  }
  const late = await database.sql`select k.id from completions k join completions before
    on before.date = k.date and before.family_id = k.family_id and before.is_spot_check and before.id < k.id
    where k.family_id = ${familyId} and k.status = 'approved'`;
  const [checked] =
    await database.sql`select count(*)::int as n from completions where family_id = ${familyId} and is_spot_check`;
  expect(checked?.n).toBeGreaterThan(0);
  expect(late).toEqual([]);
});
