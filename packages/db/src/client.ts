import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { LIMITS } from './connection-limits';
import { PADDED_DATE_STYLE, preparing } from './driver-workarounds';
import { retried } from './retried';
import * as schema from './schema';

export type Database = PostgresJsDatabase<typeof schema>;
/** An open transaction. Named queries take either, so that an act decides what belongs together. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Executor = Database | Transaction;

export interface DatabaseHandle {
  db: Database;
  sql: postgres.Sql;
  /** Transactions that have one of their connections, or wait for one. */
  openTransactions(): number;
  /** Waits up to five seconds for running statements. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Of all kinds together; a connection is opened when it is wanted. */
  maxConnections?: number;
  applicationName?: string;
  /** Whether a pooler stands at the address, which knows neither settings of a connection nor, mostly, prepared statements. */
  isPooled?: boolean;
}

const LONGEST_RECONNECT_PAUSE_S = 1;

const MAX_CONNECTIONS = 20;
/**
 * Statements that stand alone share these, one behind the other where there are more: on few processors that many answer a
 * seventh more than twenty do, which only take the processors from each other. Transactions hold a connection for
 * themselves and have the rest: on these they would wait for a moment in which nobody asks anything.
 */
const FOR_STATEMENTS = 6;
/** Connections that transactions share when nobody asks for another number. */
export const TRANSACTION_CONNECTIONS = MAX_CONNECTIONS - FOR_STATEMENTS;

/**
 * Opens a pool on `url`. Statements, waits for locks and idle transactions have limits, so that a lost server never
 * holds a family's rows, and a stuck query ends in an error; behind a pooler the role has them (`connection-limits.ts`). A lost database is asked for again every second.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): DatabaseHandle {
  const most = options.maxConnections ?? MAX_CONNECTIONS;
  if (most <= FOR_STATEMENTS) return handleOf(openPool(url, options, most));
  return handleOf(openPool(url, options, FOR_STATEMENTS), openPool(url, options, most - FOR_STATEMENTS));
}

function openPool(url: string, options: DatabaseOptions, max: number): postgres.Sql {
  const { applicationName = 'herohood', isPooled = false } = options;
  return postgres(url, {
    max,
    onnotice: () => {},
    connect_timeout: 10,
    backoff: (attempts) => Math.min(0.02 * 2 ** attempts, LONGEST_RECONNECT_PAUSE_S),
    // Who has a pooler that knows them writes so into the address.
    ...(isPooled && !/[?&]prepare=/.test(url) && { prepare: false }),
    connection: {
      application_name: applicationName,
      ...(isPooled ? {} : LIMITS),
      TimeZone: 'UTC',
      DateStyle: PADDED_DATE_STYLE,
    },
  });
}

function handleOf(sql: postgres.Sql, forTransactions = sql): DatabaseHandle {
  const db = overDrizzle(sql);
  const pools = [...new Set([sql, forTransactions])];
  // Both are drizzle's own: it sets in each pool how values are written and read. Whatever deadlocks is run again.
  const transactions = pools.length > 1 ? overDrizzle(forTransactions) : db;
  const begin = transactions.transaction.bind(transactions);
  let open = 0;
  db.transaction = async (work, config) => {
    open += 1;
    try {
      return await retried(() => begin(work, config));
    } finally {
      open -= 1;
    }
  };
  return {
    db,
    sql,
    openTransactions: () => open,
    close: async () => void (await Promise.all(pools.map((pool) => pool.end({ timeout: 5 })))),
  };
}

/** Named queries inside a transaction that was begun without drizzle, which asks for more of a client than such a one has. */
export function executorIn(tx: postgres.TransactionSql): Executor {
  const client = { unsafe: tx.unsafe.bind(tx), options: { parsers: {}, serializers: {} } };
  return drizzle(client as unknown as postgres.Sql, { schema, casing: 'snake_case' });
}

const overDrizzle = (pool: postgres.Sql) =>
  drizzle(preparing(pool, Boolean(pool.options.prepare)), { schema, casing: 'snake_case' });
