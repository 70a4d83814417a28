import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
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
  maxConnections?: number;
  applicationName?: string;
}

/**
 * Opens a pool on `url`. No statement runs longer than 30 s and no transaction idles longer than 60 s, so that
 * a lost server never holds a family's rows.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): DatabaseHandle {
  const sql = postgres(url, {
    max: options.maxConnections ?? 20,
    onnotice: () => {},
    connect_timeout: 10,
    connection: {
      application_name: options.applicationName ?? 'herohood',
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
      TimeZone: 'UTC',
    },
  });
  const db = drizzle(sql, { schema, casing: 'snake_case' });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}
