import type { LogPort } from '@herohood/api/context';
import type { DatabaseHandle } from '@herohood/db/client';
import type { OpenLiveLink } from './live';
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

const CHANNEL = 'herohood_live';

/**
 * News over LISTEN/NOTIFY. The driver keeps one connection of its own for listening, opens it again when it
 * drops, and listens again.
 */
export function postgresLiveLink(sql: DatabaseHandle['sql']): OpenLiveLink {
  return async ({ onMessage, onGap }) => {
    let isFirst = true;
    const { unlisten } = await sql.listen(CHANNEL, onMessage, () => {
      if (!isFirst) onGap();
      isFirst = false;
    });
    return {
      publish: async (message) => {
        await sql.notify(CHANNEL, message);
      },
      close: async () => {
        await unlisten();
      },
    };
  };
}
