import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const COUNT = 5000;

test('an id is a uuid of version 7: its moment to the millisecond, then nothing that repeats', async () => {
  const rows = await database.sql<{ id: string; before: string; after: string }[]>`
    SELECT (extract(epoch FROM now()) * 1000)::bigint AS before, time_ordered_id() AS id,
           (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS after
    FROM generate_series(1, ${COUNT})`;
  expect(new Set(rows.map(({ id }) => id.slice(14))).size).toBe(COUNT);
  for (const { id, before, after } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
    expect(ms).toBeGreaterThanOrEqual(Number(before));
    expect(ms).toBeLessThanOrEqual(Number(after));
  }
});
