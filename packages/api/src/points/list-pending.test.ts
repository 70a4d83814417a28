import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaidFamily } from '../../tests/testing/paid-hero';
import type { TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
  ports = createTestPorts(database.db);
  family = await createPaidFamily(ports, database.sql);
});
afterAll(() => database.close());

/** A minute later than what was given before. */
async function give({ parent }: TestFamily, id: string, description: string): Promise<string> {
  ports.clock.now = new Date(ports.clock.now.getTime() + 60_000);
  const points = { type: 'bonus', amount: 10, source: 'parent', requiresApproval: true } as const;
  const given = await parent.call().points.addTransaction({ id, ...points, description });
  return given.id;
}

test('what waits of all heroes comes at once, newest first, without what is approved and without other families', async () => {
  const { parent, hero } = family;
  const second = await parent.call().children.create({ name: 'Theo', avatarType: 'ninja' });
  const other = await createPaidFamily(ports, database.sql);
  await give(other, other.hero.id, 'of another family');
  const old = await give(family, hero.id, 'old');
  const approved = await give(family, hero.id, 'approved');
  const middle = await give(family, second.id, 'middle');
  const young = await give(family, hero.id, 'young');
  await parent.call().points.approveTransaction({ id: approved });

  const { points: all } = await parent.call().home.parentToday();
  expect(all.map(({ id, childId }) => [id, childId])).toEqual([
    [young, hero.id],
    [middle, second.id],
    [old, hero.id],
  ]);
  const ofOne = await parent.call().points.listPendingTransactions({ id: second.id });
  expect(ofOne.map(({ id }) => id)).toEqual([middle]);
});
