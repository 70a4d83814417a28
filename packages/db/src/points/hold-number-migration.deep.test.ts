import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('what claims held and gave back before holds were numbered is their first hold', async () => {
  const { sql, url } = database;
  await returnToBefore('0036_undo_claims_and_points', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const [hero] = await sql`insert into children (family_id, name, avatar_type, unlocked_avatars)
    values (${family?.id}, 'Mia', 'ninja', '{ninja}') returning id`;
  const own = { family_id: family?.id, child_id: hero?.id };
  const [reward] = await sql`insert into rewards ${sql({ ...own, name: 'Kite', value: 'Kite', cost: 30 })}
    returning id`;
  const claims = [];
  for (const status of ['pending', 'rejected']) {
    const [claim] = await sql`insert into reward_claims
      ${sql({ ...own, reward_id: reward?.id, cost: 30, status })} returning id`;
    claims.push(claim?.id);
  }
  const at = '2026-03-10T15:00:00Z';
  const entry = (claimId: string, kind: string, amount: number) =>
    sql`insert into xp_entries ${sql({ ...own, claim_id: claimId, kind, amount, created_at: at })}`;
  await entry(claims[1], 'claim_hold', -30);
  await entry(claims[1], 'claim_refund', 30);
  await entry(claims[0], 'claim_hold', -30);
  const figures = () => sql`select claim_id, kind, amount from xp_entries order by id`;
  const before = await figures();

  await migrateDatabase(url);
  expect(await figures()).toEqual(before);
  const numbers = await sql`select hold_no from xp_entries union select hold_no from reward_claims`;
  expect([...numbers]).toEqual([{ hold_no: 1 }]);
});
