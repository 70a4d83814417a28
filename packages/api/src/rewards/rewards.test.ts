import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call().rewards;
const hero = () => suite.family.child.call().rewards;
const set = (fields: object = {}) =>
  parent().create({ id: suite.family.hero.id, name: 'Ice cream', cost: 100, ...fields });
const newsSince = async (lastSyncTime: string) =>
  (await suite.family.child.call().sync.childFamilyData({ lastSyncTime })).syncEvents;

describe('a reward', () => {
  test('is a treat worth its own name, unless the parent says more', async () => {
    expect(await set()).toEqual({
      id: expect.any(String),
      childId: suite.family.hero.id,
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
      createdAt: suite.ports.clock.now.toISOString(),
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
    const sibling = await suite.family.parent.call().children.create({ name: 'Mia', avatarType: 'robot' });
    expect(await set({ childId: sibling.id })).toMatchObject({ childId: suite.family.hero.id });
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
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
    const second = await set({ name: 'Cinema', isActive: false });
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
    const third = await set({ name: 'Zoo' });
    const { id } = suite.family.hero;
    expect(await parent().listForChild({ id })).toEqual([first, second, third]);
    expect(await hero().listForChild({ id })).toEqual([first, third]);
    await parent().remove({ id: first.id });
    expect(await parent().listForChild({ id })).toEqual([second, third]);
  });

  test('is news for the hero and an entry in the audit list, once per act', async () => {
    const before = (await suite.family.child.call().sync.childFamilyData({})).lastSyncTime;
    const { id: entityId, childId } = await set();
    await parent().update({ id: entityId, cost: 50 });
    await parent().update({ id: entityId });
    await parent().remove({ id: entityId });
    const news = await newsSince(before);
    expect(news).toMatchObject(
      ['created', 'updated', 'deleted'].map((type) => ({ type, entity: 'reward', entityId, childId })),
    );
    const acts = await suite.database.sql`select act from audit_entries where act like 'reward.%'
      and family_id = (select family_id from children where id = ${childId}) order by id`;
    expect(acts.map(({ act }) => act)).toEqual(['reward.created', 'reward.updated', 'reward.deleted']);
    expect(news).toHaveLength(3);
  });
});
