import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});
afterEach(() => expectSoundLedgers(database.sql));

const parent = () => family.parent.call().rewards;
const hero = () => family.child.call().rewards;
const set = (fields: object = {}) =>
  parent().create({ id: family.hero.id, name: 'Ice cream', cost: 100, ...fields });
const newsSince = async (lastSyncTime: string) =>
  (await family.child.call().sync.childFamilyData({ lastSyncTime })).syncEvents;

describe('a reward', () => {
  test('is a treat worth its own name, unless the parent says more', async () => {
    expect(await set()).toEqual({
      id: expect.any(String),
      childId: family.hero.id,
      name: 'Ice cream',
      description: null,
      type: 'treat',
      value: 'Ice cream',
      cost: 100,
      costType: 'xp',
      isActive: true,
      icon: 'gift',
      limits: {},
      stockLeft: null,
      available: { now: true, code: null, availableAt: null },
      createdAt: ports.clock.now.toISOString(),
    });
    const told = {
      name: 'Cinema',
      description: 'Any film',
      type: 'outing' as const,
      value: 'two tickets',
      cost: 100_000,
      isActive: false,
      icon: 'gold-star',
    };
    expect(await set(told)).toMatchObject(told);
    expect(await set({ value: ' ', description: ' ' })).toMatchObject({
      value: 'Ice cream',
      description: null,
    });
  });

  test('belongs to the hero of the path, whatever the body says', async () => {
    const sibling = await family.parent.call().children.create({ name: 'Mia', avatarType: 'robot' });
    expect(await set({ childId: sibling.id })).toMatchObject({ childId: family.hero.id });
  });

  test('changes in what is sent; a value that was the name follows it', async () => {
    const { id } = await set({ description: 'Two scoops' });
    expect(await parent().update({ id, name: 'Sundae', cost: 120 })).toMatchObject({
      name: 'Sundae',
      value: 'Sundae',
      cost: 120,
      description: 'Two scoops',
    });
    expect(await parent().update({ id, description: '' })).toMatchObject({ description: null });
    const own = await set({ value: 'one scoop' });
    expect(await parent().update({ id: own.id, name: 'Sundae' })).toMatchObject({ value: 'one scoop' });
  });

  test('is listed oldest first; the hero sees active ones only', async () => {
    const first = await set();
    ports.clock.now = new Date(ports.clock.now.getTime() + 1000);
    const second = await set({ name: 'Cinema', isActive: false });
    ports.clock.now = new Date(ports.clock.now.getTime() + 1000);
    const third = await set({ name: 'Zoo' });
    const { id } = family.hero;
    expect(await parent().listForChild({ id })).toEqual([first, second, third]);
    expect(await hero().listForChild({ id })).toEqual([first, third]);
    await parent().remove({ id: first.id });
    expect(await parent().listForChild({ id })).toEqual([second, third]);
  });

  test('that is deleted is gone for every call', async () => {
    const { id } = await set();
    expect(await parent().remove({ id })).toBeNull();
    for (const call of [
      () => parent().remove({ id }),
      () => parent().update({ id, cost: 50 }),
      () => hero().claim({ id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
  });

  test('is news for the hero and an entry in the audit list, once per act', async () => {
    const before = (await family.child.call().sync.childFamilyData({})).lastSyncTime;
    const { id: entityId, childId } = await set();
    await parent().update({ id: entityId, cost: 50 });
    await parent().update({ id: entityId });
    await parent().remove({ id: entityId });
    const news = await newsSince(before);
    expect(news).toMatchObject(
      ['created', 'updated', 'deleted'].map((type) => ({ type, entity: 'reward', entityId, childId })),
    );
    const acts = await database.sql`select act from audit_entries where act like 'reward.%'
      and family_id = (select family_id from children where id = ${childId}) order by id`;
    expect(acts.map(({ act }) => act)).toEqual(['reward.created', 'reward.updated', 'reward.deleted']);
    expect(news).toHaveLength(3);
  });
});

test('rewards and claims of another family do not exist', async () => {
  const { id } = await set({ cost: 1 });
  await family.parent.call().missions.complete({ id: family.habit.id });
  const claim = await hero().claim({ id });
  const strangers = await createTestFamily(ports);
  const { rewards } = strangers.parent.call();
  const calls = [
    () => rewards.listForChild({ id: family.hero.id }),
    () => rewards.create({ id: family.hero.id, name: 'Zoo', cost: 50 }),
    () => rewards.update({ id, cost: 1 }),
    () => rewards.remove({ id }),
    () => rewards.listClaims({ id: family.hero.id }),
    () => rewards.approveClaim({ id: claim.id }),
    () => rewards.rejectClaim({ id: claim.id }),
    () => strangers.child.call().rewards.claim({ id }),
    () => strangers.child.call().rewards.markUsed({ id: claim.id }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  expect(await rewards.listPendingClaims()).toEqual([]);
});
