import { afterAll, beforeAll, expect, test } from 'vitest';
import { families } from './family/tables';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let first: TestDatabase;

beforeAll(async () => {
  first = await createTestDatabase();
});
afterAll(() => first.close());

/** More than there are connections of all kinds together. */
const WAITING = 32;

test('a transaction begins while statements wait in every connection that they share', async () => {
  const { sql, db } = first;
  const waiting: Promise<unknown>[] = [];
  await db.transaction(async (holder) => {
    await holder.execute('select pg_advisory_xact_lock(1)');
    for (let n = 0; n < WAITING; n += 1) waiting.push(sql`select pg_advisory_xact_lock_shared(1)`.execute());
    const [answer] = await db.transaction((tx) => tx.execute<{ one: number }>('select 1 as one'));
    expect(answer).toEqual({ one: 1 });
  });
  expect(await Promise.all(waiting)).toHaveLength(WAITING);
});

test('what a transaction writes as JSON is an object for SQL too, and its instants keep their microseconds', async () => {
  const { sql, db } = first;
  const settings = { someone: { enabled: true, timeValue: 2, timeUnit: 'hours' } } as const;
  const [family] = await db.transaction((tx) =>
    tx
      .insert(families)
      .values({
        code: 'ABCDEF',
        autoApprovalByChild: settings,
        lastEventAt: '2026-03-01 08:00:00.123456+00',
      })
      .returning(),
  );
  expect(family?.autoApprovalByChild).toEqual(settings);
  expect(family?.lastEventAt).toContain('.123456');
  const [row] =
    await sql`select jsonb_typeof(auto_approval_by_child) as type from families where code = 'ABCDEF'`;
  expect(row?.type).toBe('object');
});
