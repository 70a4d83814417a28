import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLateWrite } from './driver-workarounds';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Asking {
  execute(statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]>;
}

/** Whether Postgres was asked to prepare a statement with a value, as seen on the connection that asked. */
async function prepares(db: Asking): Promise<boolean> {
  await db.execute(sql`select ${1}::int as asked_for`);
  const [row] = await db.execute(
    sql`select count(*)::int as n from pg_prepared_statements where statement like 'select $1::int as asked_for%'`,
  );
  return row?.n !== 0;
}

test('drizzle alone leaves ordinary statements unprepared, ours prepares them, in transactions too', async () => {
  const client = postgres(database.url, { max: 1 });
  try {
    expect(await drizzle(client).transaction((tx) => prepares(tx))).toBe(false);
  } finally {
    await client.end();
  }
  expect(await database.db.transaction((tx) => prepares(tx))).toBe(true);
});

/** Ends reserved connections' backends, then uses each twice: some throw, others only keep their writes for ever. */
const LATE_WRITE = `
  const postgres = require('postgres');
  const sql = postgres(process.env.DATABASE, { max: 21 });
  process.on('uncaughtException', ({ stack }) => {
    process.stdout.write(stack);
    process.exit(7);
  });
  const useOneThatEnded = async () => {
    const reserved = await sql.reserve();
    const [{ pid }] = await reserved\`select pg_backend_pid() as pid\`;
    await sql\`select pg_terminate_backend(\${pid})\`;
    await reserved\`select 1\`.catch(() => {});
    await reserved\`select 1\`.catch(() => {});
  };
  Promise.all(Array.from({ length: 20 }, useOneThatEnded)).then(() => process.exit(0));`;

test('the driver throws where nobody can catch it when it writes to a connection that closed, and we know that error', async () => {
  const child = spawn(process.execPath, ['-e', LATE_WRITE], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, DATABASE: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stack = '';
  child.stdout.on('data', (text) => {
    stack += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(7);
  expect(isLateWrite(Object.assign(new TypeError(), { stack }))).toBe(true);
  expect(isLateWrite(new TypeError('another'))).toBe(false);
});
