import type { LogPort } from '@herohood/api/context';
import type { DatabaseHandle } from '@herohood/db/client';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type CountStore, limiterSettings } from './call-limits';
import type { RedisAddress } from './redis';

/** Counts of calls in Redis when the operator gave one, else the sensitive ones in the database. */
export async function openCounts(options: {
  redisUrl: RedisAddress | undefined;
  sql: DatabaseHandle['sql'];
  log: LogPort;
}): Promise<CountStore> {
  const { redisUrl, sql, log } = options;
  if (redisUrl === undefined) return postgresCounts(sql);
  // Its client is large: a server without Redis starts without it.
  const { redisCounts } = await import('./call-limits-redis');
  return redisCounts(redisUrl, log);
}

/** Apart from the app's own tables; nothing in it is worth a backup. */
const SCHEMA = 'limits';
const TABLE = 'call_counts';
/** Two servers that make the schema or table at the same moment: one of them meets it. */
const ALREADY_THERE = new Set(['23505', '42P06', '42P07']);

/** Counts of sensitive calls in Postgres, shared by all servers; a write for each other call would cost too much. */
export async function postgresCounts(sql: DatabaseHandle['sql']): Promise<CountStore> {
  await sql
    .unsafe(
      `create schema if not exists ${SCHEMA};
       create unlogged table if not exists ${SCHEMA}.${TABLE} (
         key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    )
    .catch((error: { code?: string }) => {
      if (!ALREADY_THERE.has(error.code ?? '')) throw error;
    });
  // The one method of a pool that the library calls.
  const pool = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => ({
      rows: await sql.unsafe(text, values),
    }),
  };
  return {
    limiterFor: (limit, insurance) =>
      limit.isSensitive
        ? new RateLimiterPostgres({
            ...limiterSettings(limit),
            ...insurance,
            storeClient: pool,
            storeType: 'pool',
            schemaName: SCHEMA,
            tableName: TABLE,
            tableCreated: true,
            inMemoryBlockOnConsumed: limit.calls + 1,
          })
        : null,
    close: async () => {},
  };
}
