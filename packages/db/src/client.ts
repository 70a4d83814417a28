import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { preparing, STARTUP_PADDING } from './driver-workarounds';
import * as schema from './schema';

export type Database = PostgresJsDatabase<typeof schema>;
/** An open transaction. Named queries take either, so that an act decides what belongs together. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Executor = Database | Transaction;

export interface DatabaseHandle {
  db: Database;
  sql: postgres.Sql;
  /** Waits up to five seconds for running statements. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Of all kinds together; a connection is opened when it is wanted. */
  maxConnections?: number;
  applicationName?: string;
}

/** Far above what any statement needs; beyond it the caller is better told to try again (rules: errors). */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A family's acts wait milliseconds for each other; whoever waits longer waits for something that is stuck. */
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;
const LONGEST_RECONNECT_PAUSE_S = 1;

const MAX_CONNECTIONS = 20;
/**
 * Statements that stand alone share these, one behind the other where there are more: on few processors that many answer a
 * seventh more than twenty do, which only take the processors from each other. Transactions hold a connection for
 * themselves and have the rest: on these they would wait for a moment in which nobody asks anything.
 */
const FOR_STATEMENTS = 6;

/**
 * Opens a pool on `url`. Statements, waits for locks and idle transactions have limits, so that a lost server never
 * holds a family's rows, and a stuck query ends in an error. A lost database is asked for again every second.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): DatabaseHandle {
  const most = options.maxConnections ?? MAX_CONNECTIONS;
  if (most <= FOR_STATEMENTS) return handleOf(openPool(url, options, most));
  return handleOf(openPool(url, options, FOR_STATEMENTS), openPool(url, options, most - FOR_STATEMENTS));
}

function openPool(url: string, { applicationName = 'herohood' }: DatabaseOptions, max: number): postgres.Sql {
  return postgres(url, {
    max,
    onnotice: () => {},
    connect_timeout: 10,
    backoff: (attempts) => Math.min(0.02 * 2 ** attempts, LONGEST_RECONNECT_PAUSE_S),
    connection: {
      application_name: applicationName,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
      TimeZone: 'UTC',
      'herohood.padding': STARTUP_PADDING,
    },
  });
}

function handleOf(sql: postgres.Sql, forTransactions = sql): DatabaseHandle {
  const db = overDrizzle(sql);
  const pools = [...new Set([sql, forTransactions])];
  if (pools.length > 1) {
    // Both are drizzle's own: it sets in each pool how values are written and read.
    const transactions = overDrizzle(forTransactions);
    db.transaction = (work, config) => transactions.transaction(work, config);
  }
  return {
    db,
    sql,
    close: async () => void (await Promise.all(pools.map((pool) => pool.end({ timeout: 5 })))),
  };
}

/** Named queries inside a transaction that was begun without drizzle, which asks for more of a client than such a one has. */
export function executorIn(tx: postgres.TransactionSql): Executor {
  const client = { unsafe: tx.unsafe.bind(tx), options: { parsers: {}, serializers: {} } };
  return drizzle(client as unknown as postgres.Sql, { schema, casing: 'snake_case' });
}

const overDrizzle = (pool: postgres.Sql) => drizzle(preparing(pool), { schema, casing: 'snake_case' });
