import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiled, compiledSql } from './compiled';
import { families } from './family/tables';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ofCode = compiled((db) =>
  db
    .select({ code: families.code, createdAt: families.createdAt })
    .from(families)
    .where(eq(families.code, sql.placeholder('code'))),
);

test('a compiled query reads on the connection that it is asked on, values and types as ever', async () => {
  const { db } = database;
  const createdAt = new Date('2026-01-02T03:04:05.678Z');
  const trialEndsAt = createdAt;
  expect(await ofCode(db, { code: 'ABCDEF' })).toEqual([]);

  const undo = new Error('undo');
  const inside = db.transaction(async (tx) => {
    await tx.insert(families).values({ code: 'ABCDEF', timeZone: 'UTC', createdAt, trialEndsAt });
    expect(await ofCode(tx, { code: 'ABCDEF' })).toEqual([{ code: 'ABCDEF', createdAt }]);
    expect(await ofCode(db, { code: 'ABCDEF' })).toEqual([]);
    throw undo;
  });
  await expect(inside).rejects.toBe(undo);
  expect(await ofCode(db, { code: 'ABCDEF' })).toEqual([]);
});

test('two values in flight at once do not meet', async () => {
  const twice = compiledSql<{ n: number }, { n: number }>(sql`select ${sql.placeholder('n')}::int * 2 as n`);
  const answers = await Promise.all([1, 2, 3].map((n) => twice(database.db, { n })));
  expect(answers.map(([row]) => row?.n)).toEqual([2, 4, 6]);
});
