import type { LogPort } from '@herohood/api/context';
import type { DatabaseHandle } from '@herohood/db/client';
import type { CountStore } from './call-limits';
import { postgresCounts } from './call-limits-postgres';
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
