import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type DatabaseHandle, type Transaction } from './client';
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

/** Ends a reserved connection's backend, and asks on it once the driver has noticed. */
const LATE_WRITE = `
  const postgres = require('postgres');
  process.on('uncaughtException', ({ stack }) => {
    process.stdout.write(stack);
    process.exit(7);
  });
  let noticed;
  const closed = new Promise((resolve) => {
    noticed = resolve;
  });
  const sql = postgres(process.env.DATABASE, { max: 2, onclose: noticed });
  (async () => {
    const reserved = await sql.reserve();
    const [{ pid }] = await reserved\`select pg_backend_pid() as pid\`;
    await sql\`select pg_terminate_backend(\${pid})\`;
    await closed;
    await reserved\`select 1\`;
  })();`;

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

const endConnection = (pid: unknown) => database.db.execute(sql`select pg_terminate_backend(${pid}::int)`);
/** The driver may fail the first transaction after it, with the error of the connection that closed. */
const afterThat = <T>({ db }: DatabaseHandle, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(work).catch(() => db.transaction(work));
const askPid = async (db: Asking) => (await db.execute(sql`select pg_backend_pid() as pid`))[0]?.pid;

test('after a transaction whose connection closed, the next one on it hears its own answers', async () => {
  const one = createDatabase(database.url, { maxConnections: 1 });
  try {
    for (let i = 0; i < 8; i++) {
      const cutOff = one.db.transaction(async (tx) => {
        await endConnection(await askPid(tx));
        await tx.execute(sql`select 'lost'`);
      });
      await expect(cutOff).rejects.toThrow();
      const answers = await afterThat(one, async (tx) => [
        ...(await tx.execute(sql`select ${i}::int as n`)),
        ...(await tx.execute(sql`select ${i}::int + 1 as n`)),
      ]);
      expect(answers).toEqual([{ n: i }, { n: i + 1 }]);
    }
  } finally {
    await one.close();
  }
});

function signal(): [told: Promise<void>, tell: () => void] {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return [told, tell];
}

test.each(['asks on', 'ends well', 'fails'])(
  'work that %s after its connection closed is done nowhere',
  async (how) => {
    const one = createDatabase(database.url, { maxConnections: 1 });
    const [gone, tellGone] = signal();
    const [worked, tellWorked] = signal();
    const mark = (db: Asking, text: string) =>
      db.execute(sql`select set_config('herohood.mark', ${text}, true)`);
    try {
      const cutOff = one.db.transaction(async (tx) => {
        await endConnection(await askPid(tx));
        await gone;
        try {
          if (how === 'asks on') await mark(tx, 'left behind');
          if (how === 'fails') throw new Error('An act may fail.');
        } finally {
          tellWorked();
        }
      });
      await expect(cutOff).rejects.toThrow();
      const marks = await afterThat(one, async (tx) => {
        await mark(tx, 'mine');
        tellGone();
        await worked;
        await tx.execute(sql`select 1`);
        return tx.execute(sql`select current_setting('herohood.mark') as mark`);
      });
      expect([...marks]).toEqual([{ mark: 'mine' }]);
    } finally {
      await one.close();
    }
  },
);
