import type { FamilyId } from '@herohood/db/family/family-id';
import { updateAssignment } from '@herohood/db/habits/queries';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';

const suite = new FamilySuite();

let familyId: FamilyId;

beforeEach(async () => {
  ({ familyId } = await heroKeyOf(suite.database, suite.family.hero.id));
});

const tap = (slot = 1) => suite.family.child.call().missions.complete({ id: suite.family.habit.id, slot });
const parent = () => suite.family.parent.call();

/** A tap that waits for a change of its assignment, and goes by what that says. */
const overtaken = (changes: Parameters<typeof updateAssignment>[2]) =>
  overtake({
    ...{ database: suite.database, hero: { familyId, childId: suite.family.hero.id } },
    act: () => tap(),
    hold: (tx) => updateAssignment(tx, { familyId, id: suite.family.habit.id }, changes),
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
    await parent().habits.updateMaster({ id: suite.family.master.id, approval });
    expect(await overtaken(changes)).toMatchObject(done);
  },
);

test('a spot check at the same moment as other times of that day holds those that come after it', async () => {
  await parent().habits.updateMaster({
    id: suite.family.master.id,
    approval: 'trust',
    spotCheck: 3,
    timesPerDay: 6,
  });
  for (let day = 0; day < 5; day += 1) {
    await Promise.all([1, 2, 3, 4, 5, 6].map((slot) => tap(slot)));
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 86_400_000);
  }
  const late = await suite.database.sql`select k.id from completions k join completions before
    on before.date = k.date and before.family_id = k.family_id and before.is_spot_check and before.id < k.id
    where k.family_id = ${familyId} and k.status = 'approved'`;
  const [checked] = await suite.database
    .sql`select count(*)::int as n from completions where family_id = ${familyId} and is_spot_check`;
  expect(checked?.n).toBeGreaterThan(0);
  expect(late).toEqual([]);
});
