import type { LogPort } from '@herohood/api/context';
import type { DatabaseHandle } from '@herohood/db/client';
import type { OpenLiveLink } from './live';
import { postgresLiveLink } from './live-postgres';
import type { RedisAddress } from './redis';

/** News over Redis when the operator gave one, else over the database that is there anyway. */
export async function liveLink(options: {
  redisUrl: RedisAddress | undefined;
  sql: DatabaseHandle['sql'];
  log: LogPort;
}): Promise<OpenLiveLink> {
  const { redisUrl, sql, log } = options;
  if (redisUrl === undefined) return postgresLiveLink(sql);
  // Its client is large: a server without Redis starts without it.
  const { redisLiveLink } = await import('./live-redis');
  return redisLiveLink(redisUrl, log);
}
